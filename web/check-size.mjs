// Fails when the first load of the shell, the table page, the fonts and one game weighs more than 150 kB gzipped.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 150_000
const out = new URL('../src/spieltisch/table/static/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', out)))
const weight = (file) =>
  file.endsWith('.woff2')
    ? readFileSync(new URL(file, out)).length
    : gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length

/** A chunk with all that it imports at once. */
function files(key, found = new Set(), seen = new Set()) {
  if (seen.has(key)) return found
  seen.add(key)
  const chunk = manifest[key]
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file)
  for (const other of chunk.imports ?? []) files(other, found, seen)
  return found
}
const merge = (keys) => new Set(keys.filter((key) => manifest[key]).flatMap((key) => [...files(key)]))
const sum = (set) => [...set].reduce((total, file) => total + weight(file), 0)
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

const shell = ['index.html', 'src/pages/Table.svelte']
console.log(`shell, table page and fonts: ${kB(sum(merge(shell)))} gzipped`)
const games = [
  ...new Set(
    Object.keys(manifest)
      .map((key) => /^src\/games\/([^/]+)\//.exec(key)?.[1])
      .filter(Boolean),
  ),
]
let heavy = false
for (const game of games) {
  // what a table fetches at once; what comes up later (a seat enlarged, the scores) is no part of it
  const own = ['Board.svelte', 'Side.svelte', 'Seat.svelte', 'parts.ts', 'words.en.ftl?raw', 'words.en.ftl']
    .map((file) => `src/games/${game}/${file}`)
    .filter((key) => manifest[key])
  if (!own.length) continue
  const layout = `src/shell/${manifest[`src/games/${game}/parts.ts`] ? 'Table' : 'Old'}Layout.svelte`
  const total = sum(new Set([...merge(shell), ...merge([layout]), ...merge(own)]))
  console.log(`  with ${game}: ${kB(total)}`)
  heavy ||= total > LIMIT
}
if (heavy || sum(merge(shell)) > LIMIT) {
  console.error(`too heavy: the first load must stay at or below ${kB(LIMIT)}`)
  process.exit(1)
}
