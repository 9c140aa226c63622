// Keeps the pages for the next visit. `spieltisch site` writes the files of its folder into the line below, each with a
// piece of its hash: then all of them are kept at once, and one version is never mixed with another. At a server the
// line stays as it is: the shell, words and pages that were looked at are kept for when there is no connection.
const FILES = null
// The version that this file belongs to; its page carries the same. Another version is another sw.js: it waits until
// somebody wants it (web/src/lib/version.svelte.ts). The build and `spieltisch site` write it.
const VERSION = 'source'

const scope = self.registration.scope
const KEPT = `spieltisch ${new URL(scope).pathname}` // another site of this host is under another path
const key = (path) => `${scope}${path}?${FILES[path]}`

self.addEventListener('install', (event) => FILES && event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(clear()))
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
  else if (event.data === 'version') event.ports[0].postMessage(VERSION)
})
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
    const named = /^(assets|files|pyodide|python)\W/.test(path) // by its hash
    const response = await fetch(scope + path, { cache: named ? 'force-cache' : 'reload' })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    // A host that is being filled, or a cache on the way, hands out another version: try again later.
    if ((await hashed(response.clone())) !== FILES[path]) throw new Error(`${path} is of another version`)
    await cache.put(key(path), response)
  }
}

// As `spieltisch site` names it.
async function hashed(response) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
  return [...bytes.slice(0, 5)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
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
  await caches.delete('spieltisch') // one for all sites of a host, as it was once
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
