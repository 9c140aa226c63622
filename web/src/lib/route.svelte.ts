/** Which page is shown. Links within the table change the page without loading it anew. */

let path = $state(location.pathname)
let query = $state(location.search)
let hash = $state(location.hash)

const read = () => { path = location.pathname; query = location.search; hash = location.hash }
addEventListener('popstate', read)
addEventListener('hashchange', read)

export const route = {
  get path() { return path },
  get query() { return new URLSearchParams(query) },
  get hash() { return hash },
  /** The parts of the path: ['t', '<table>']. */
  get parts() { return path.split('/').filter(Boolean).map(decodeURIComponent) },
}

export function go(to: string, replace = false): void {
  const moved = new URL(to, location.href).pathname !== location.pathname
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  read()
  if (moved) scrollTo(0, 0)
}

addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.download || link.origin !== location.origin || /^\/(api|healthz)/.test(link.pathname)) return
  if (link.pathname === location.pathname && link.hash) return // the browser jumps itself
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})
