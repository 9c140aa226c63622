// Page and sw.js carry the same version, a piece of their hash: a browser that finds another sw.js has a new version.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const out = new URL('../src/spieltisch/table/static/', import.meta.url)
const [page, worker] = ['index.html', 'sw.js'].map((name) => new URL(name, out))
const before = [page, worker].map((file) => readFileSync(file, 'utf8'))
const version = createHash('sha256').update(before.join('')).digest('hex').slice(0, 10)
const marks = [(which) => `data-version="${which}"`, (which) => `const VERSION = '${which}'`]
for (const [at, file] of [page, worker].entries()) {
  if (!before[at].includes(marks[at]('source'))) throw new Error(`${file.pathname} says no version`)
  writeFileSync(file, before[at].replace(marks[at]('source'), marks[at](version)))
}
