/** Python in a worker: the rules, the bots and the tables of this browser. It keeps first and tells then. */

import type { Ask, Folder, Told } from './home'
import { Kept, type Keeping } from './kept'

/** What spieltisch.site.worker offers; Python's None is undefined here, and null is nothing that it knows. */
interface Tables {
  remember(table: string, kept: string): void
  /** It is not kept: there is no such table. */
  lose(table: string): void
  remember_analysis(table: string, round: number, text: string): void
  lacks(table: string): boolean
  open(table: string, log: string): void
  connect(line: number, table: string): boolean
  leave(line: number): void
  hear(line: number, text: string): void
  ask(path: string, body: string | undefined): string
  think(): number | undefined
  act(): void
  ponder(): boolean
}

/** What a worker has where a page has its window. */
const scope = self as unknown as { postMessage(told: Told): void; onmessage: (event: MessageEvent<Ask>) => void }
const tell = (told: Told) => scope.postMessage(told)
const breath = (ms = 0) => new Promise((done) => setTimeout(done, ms))
const refused = (code: string) =>
  JSON.stringify({ type: 'refused', code, message: { key: `refused-${code}`, args: {} } })
const problem = (code: string, message: string) => JSON.stringify({ error: { code, message } })
const BROKEN = problem('broken', 'something broke here; try again')
const NOT_KEPT = problem('not-kept', 'this could not be stored in this browser; perhaps its storage is full')

let others: BroadcastChannel // the same site in other windows: which table they wrote to
let tables: Tables
let kept: Kept
let keeping: Keeping[] = []
let telling: Told[] = []
const waiting: (() => Promise<void>)[] = []
const shown = new Map<number, string>() // which table each line shows
let begun = false
let running = false

scope.onmessage = ({ data: asked }) => {
  if ('start' in asked) void start(asked.start, asked.under).catch((error: Error) => tell({ failed: error.message }))
  else {
    waiting.push(() => obey(asked))
    void run()
  }
}

async function start(folder: Folder, under: string): Promise<void> {
  count(folder)
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${folder.runtime}pyodide.mjs`),
    fetch(folder.python).then((response) => response.arrayBuffer()),
  ])
  const python = await loadPyodide({ indexURL: folder.runtime })
  Object.assign(self, { python }) // tests and benches look at it; no page can
  python.unpackArchive(archive, 'zip', { extractDir: '/spieltisch' })
  python.registerJsModule('page', {
    keep: (what: Keeping['what'], table: string, n: number, text: string) => keeping.push({ what, table, n, text }),
    push: (line: number, data: string) => telling.push({ line, data }),
  })
  tables = python.runPython(`
import sys
sys.path.insert(0, "/spieltisch")
import page
from spieltisch.site.worker import Home
Home(page.keep, page.push)`)
  kept = await Kept.open(under)
  others = new BroadcastChannel(`spieltisch ${under}`)
  others.onmessage = ({ data: table }: MessageEvent<string>) => {
    waiting.push(() => again(table))
    void run()
  }
  for (const [table, text] of await kept.tables()) tables.remember(table, text)
  for (const { table, round, text } of await kept.analyses()) tables.remember_analysis(table, round, text)
  begun = true
  tell({ ready: true })
  void run()
}

/** Tells how many bytes have come. The largest file comes packed, however the files are served. */
function count(folder: Folder): void {
  const plain = self.fetch.bind(self)
  let loaded = 0
  self.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    const packed = url.endsWith('.wasm')
    const response = await plain(packed ? `${url}.packed` : input, init)
    if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, out) {
          loaded += chunk.length
          tell({ loaded: Math.min(loaded, folder.bytes) })
          out.enqueue(chunk)
        },
      }),
    )
    const body = packed ? counted.pipeThrough(new DecompressionStream('gzip')) : counted
    return new Response(body, { headers: { 'Content-Type': packed ? 'application/wasm' : 'application/zip' } })
  }
}

/** One thing after the other: what the page wants first, then a bot's thought, then a step of an analysis. */
async function run(): Promise<void> {
  if (running || !begun) return
  running = true
  while ((await step()) || waiting.length) if (!waiting.length) await breath()
  running = false
}

/** Whether there may be more to do. What breaks is said, and whatever is wanted next is done all the same. */
async function step(): Promise<boolean> {
  const next = waiting.shift()
  let more = next !== undefined
  try {
    if (next) await next()
    else more = await idle()
  } catch (error) {
    console.error(error)
    more = false // what broke would break again: wait until somebody wants something
    for (const line of shown.keys()) telling.push({ line, data: refused('broken') })
  }
  return (await flush()) && more
}

/** Nobody wants anything: a bot may think, an analysis go on. */
async function idle(): Promise<boolean> {
  const rest = tables.think()
  if (rest === undefined) return tables.ponder()
  await breath(1000 * rest) // whatever was said meanwhile comes first
  waiting.push(async () => tables.act())
  return true
}

type Wanted = Exclude<Ask, { start: Folder }>

/** Whoever wants something hears of it in any case. */
async function obey(asked: Wanted): Promise<void> {
  try {
    await heed(asked)
  } catch (error) {
    console.error(error)
    if ('ask' in asked) telling.push({ answer: asked.ask, status: 500, body: BROKEN })
    else if ('open' in asked) telling.push({ closed: asked.open })
    else if ('line' in asked) telling.push({ line: asked.line, data: refused('broken') })
  }
}

async function heed(asked: Wanted): Promise<void> {
  if ('ask' in asked) {
    const table = /^\/api\/tables\/([^/?]+)/.exec(asked.path)?.[1]
    if (table) await need(table)
    const { status, body } = JSON.parse(tables.ask(asked.path, asked.body))
    telling.push({ answer: asked.ask, status, body })
  } else if ('open' in asked) {
    await need(asked.table)
    if (tables.connect(asked.open, asked.table)) shown.set(asked.open, asked.table)
    else telling.push({ closed: asked.open })
  } else if ('close' in asked) {
    shown.delete(asked.close)
    tables.leave(asked.close)
  } else tables.hear(asked.line, asked.say)
}

/** A table's log, before anybody looks at it. */
async function need(table: string): Promise<void> {
  if (tables.lacks(table)) tables.open(table, await kept.log(table))
}

/** Another window wrote to a table: read it anew. */
async function again(table: string): Promise<void> {
  const text = await kept.table(table)
  if (!text) return tables.lose(table)
  tables.remember(table, text)
  if ([...shown.values()].includes(table)) await need(table)
}

/** Keep what happened, then tell it; whether it could be kept. Where another window wrote first, its game counts. */
async function flush(): Promise<boolean> {
  const written = keeping
  let good = true
  keeping = []
  if (written.length) {
    const touched = [...new Set(written.map((one) => one.table))]
    try {
      await kept.write(written)
      for (const table of touched) others.postMessage(table)
    } catch (error) {
      telling = telling.filter((one) => !('line' in one))
      good = (error as Error).name === 'ConstraintError'
      if (!good) refuse(touched)
      for (const table of touched) await again(table).catch((wrong: Error) => console.error(wrong))
      keeping = []
    }
  }
  for (const told of telling.splice(0)) tell(told)
  return good
}

/** What could not be kept did not happen: whoever wanted it, or looks at it, is told. */
function refuse(touched: string[]): void {
  telling = telling.map((one) => ('answer' in one ? { ...one, status: 507, body: NOT_KEPT } : one))
  for (const [line, table] of shown) if (touched.includes(table)) telling.push({ line, data: refused('storage') })
}
