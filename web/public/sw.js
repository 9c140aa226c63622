// Keeps the pages for the next visit. `spieltisch site` writes the files of its folder into the line below, each with a
// piece of its hash: then all of them are kept at once, and one version is never mixed with another. At a server the
// line stays as it is: the shell, words and pages that were looked at are kept for when there is no connection.
const FILES = null

const KEPT = 'spieltisch'
const scope = self.registration.scope
const key = (path) => `${scope}${path}?${FILES[path]}`

self.addEventListener('install', (event) => event.waitUntil(FILES ? fill() : self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(clear()))
self.addEventListener('message', (event) => event.data === 'take over' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  if (method !== 'GET' || !url.startsWith(scope)) return
  const path = url.slice(scope.length).replace(/[?#].*/, '')
  if (FILES) {
    if ((path || 'index.html') in FILES) event.respondWith(kept(path || 'index.html', event.request))
  } else if (mode === 'navigate') event.respondWith(newest(scope, event.request))
  else if (/^assets\//.test(path)) event.respondWith(once(event.request))
  else if (/^(icon|manifest)|^api\/(games$|.*\.(ftl|md)$)/.test(path)) event.respondWith(newest(url, event.request))
})

// A folder of files

async function fill() {
  const cache = await caches.open(KEPT)
  for (const path of Object.keys(FILES)) {
    if (await cache.match(key(path))) continue // as it was in the version before
    const hashed = /^(assets|files|pyodide|python)\W/.test(path)
    const response = await fetch(scope + path, { cache: hashed ? 'force-cache' : 'reload' })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await cache.put(key(path), response)
  }
}

async function kept(path, request) {
  const cache = await caches.open(KEPT)
  return (await cache.match(key(path))) ?? fetch(request)
}

async function clear() {
  if (FILES) {
    const cache = await caches.open(KEPT)
    const wanted = new Set(Object.keys(FILES).map(key))
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
  }
  await self.clients.claim()
}

// A server

async function newest(name, request) {
  const cache = await caches.open(KEPT)
  try {
    const response = await fetch(request)
    if (response.ok) {
      if (name === scope) await forgetOldPages(cache, response.clone())
      await cache.put(name, response.clone())
    }
    return response
  } catch (error) {
    const old = await cache.match(name)
    if (old) return old
    throw error
  }
}

async function once(request) {
  const cache = await caches.open(KEPT)
  const old = await cache.match(request)
  if (old) return old
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

// Another shell is another version: what belonged to the one before is not asked for any more.
async function forgetOldPages(cache, shell) {
  const before = await cache.match(scope)
  if (!before || (await before.text()) === (await shell.text())) return
  for (const request of await cache.keys()) if (request.url.includes('/assets/')) await cache.delete(request)
}
