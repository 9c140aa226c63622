/** Which version of the pages this is, and the way to a newer one: the same at a server and without one.
 *
 * sw.js is the version file. A new one is fetched and waits; whoever is told of it may let it take over, and then every
 * window of an older version loads itself anew: games are kept anyway. */

import { base } from './wire'

export const version = $state({
  /** A newer one, which waits to be wanted. */
  fresh: null as ServiceWorker | null,
  /** A piece of this page did not come, and loading it anew did not help. */
  lost: false,
})
const mine = document.documentElement.dataset.version ?? ''

const versionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((told) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => told(data)
    worker.postMessage('version', [port2])
  })

/** Keep the files for the next visit, and look out for newer ones. */
export async function keep(): Promise<void> {
  const kept = await navigator.serviceWorker?.register(`${base}sw.js`)
  if (!kept) return
  const announce = async (waiting: ServiceWorker | null) => {
    if (waiting && kept.active && (await versionOf(waiting)) !== mine) version.fresh = waiting
  }
  void announce(kept.waiting)
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') void announce(coming)
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void kept.update().catch(() => {})
  })
}

export const take = () => version.fresh?.postMessage('take over')

navigator.serviceWorker?.addEventListener('controllerchange', async () => {
  const now = navigator.serviceWorker.controller
  if (now && (await versionOf(now)) !== mine) location.reload()
})

// A piece of the page is not where this version had it: probably there is another one by now.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine && firstTime()) location.reload()
  else version.lost = true
})

/** Whether this version was not yet loaded anew for the sake of a missing piece. */
function firstTime(): boolean {
  try {
    const before = sessionStorage.getItem('spieltisch-loaded-anew')
    sessionStorage.setItem('spieltisch-loaded-anew', mine)
    return before !== mine
  } catch {
    return false
  }
}
