/** Which page is shown. Links within the table change the page without loading it anew. */

import { site } from './wire'

/** In a folder of files every address stands behind a #: there is one page to load. */
const here = () => (site ? new URL(location.hash.slice(1) || '/', location.href) : location)

let path = $state(here().pathname)
let query = $state(here().search)
let hash = $state(here().hash)

const read = () => {
  const at = here()
  path = at.pathname
  query = at.search
  hash = at.hash
}
addEventListener('popstate', read)
addEventListener('hashchange', read)

export const route = {
  get path() {
    return path
  },
  get query() {
    return new URLSearchParams(query)
  },
  get hash() {
    return hash
  },
  /** The parts of the path: ['t', '<table>']. */
  get parts() {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  },
}

export function go(to: string, replace = false): void {
  const url = new URL(to, here().href)
  const moved = url.pathname !== path
  const address = url.pathname + url.search + url.hash
  history[replace ? 'replaceState' : 'pushState'](null, '', site ? `#${address}` : address)
  read()
  if (moved) scrollTo(0, 0)
}

addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (
    !link ||
    link.target ||
    link.download ||
    link.origin !== location.origin ||
    /^\/(api|healthz)/.test(link.pathname)
  )
    return
  if (!site && link.pathname === location.pathname && link.hash) return // the browser jumps itself
  event.preventDefault()
  go(site ? link.getAttribute('href')!.replace(/^#\//, '/') : link.pathname + link.search + link.hash)
})
