/** The table without a server: a worker of this browser answers what a server would, and keeps the games. */

import type { Home, Wire } from '../lib/wire'
import { progress } from './progress.svelte'
import { Seen } from './seen'

/** What the folder of files holds: where Python lies, and how many bytes it weighs. */
export interface Folder {
  /** Pyodide's files. */
  runtime: string
  /** The rules, as one archive. */
  python: string
  /** Texts, rules and the list of games. */
  files: string
  bytes: number
}

/** From the page to the worker. */
export type Ask =
  /** Under which path the site lies: what carries it in its name is not that of another site of this host. */
  | { start: Folder; under: string }
  | { ask: number; path: string; body: string | undefined }
  | { open: number; table: string }
  | { line: number; say: string }
  | { close: number }
/** From the worker to the page. */
export type Told =
  | { loaded: number }
  | { ready: true }
  | { failed: string }
  | { answer: number; status: number; body: string }
  | { line: number; data: string }
  | { closed: number }

class Line implements Wire {
  readyState: number = WebSocket.CONNECTING
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  constructor(
    readonly number: number,
    readonly tell: (message: Ask) => void,
  ) {}
  send(text: string): void {
    this.tell({ line: this.number, say: text })
  }
  close(): void {
    this.readyState = WebSocket.CLOSED
    this.tell({ close: this.number })
  }
}

export function start(folder: Folder): Home {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const place = (path: string) => new URL(path, document.baseURI).href
  const tell = (message: Ask) => worker.postMessage(message)
  const asked = new Map<number, (response: Response) => void>()
  const lines = new Map<number, Line>()
  let count = 0

  progress.total = folder.bytes
  worker.onmessage = ({ data: told }: MessageEvent<Told>) => {
    if ('loaded' in told) progress.loaded = told.loaded
    else if ('ready' in told) progress.ready = true
    else if ('failed' in told) progress.failed = told.failed
    else if ('answer' in told) {
      asked.get(told.answer)?.(new Response(told.body, { status: told.status }))
      asked.delete(told.answer)
    } else if ('line' in told) {
      const line = lines.get(told.line)
      if (line?.readyState === WebSocket.CONNECTING) {
        line.readyState = WebSocket.OPEN
        line.onopen?.call(line as unknown as WebSocket, new Event('open'))
      }
      line?.onmessage?.call(line as unknown as WebSocket, new MessageEvent('message', { data: told.data }))
    } else {
      const line = lines.get(told.closed)
      lines.delete(told.closed)
      if (line) line.readyState = WebSocket.CLOSED
      line?.onclose?.call(line as unknown as WebSocket, new CloseEvent('close'))
    }
  }
  worker.onerror = (event) => (progress.failed = event.message || 'the worker does not start')
  const under = new URL('./', document.baseURI).pathname
  tell({ start: { ...folder, runtime: place(folder.runtime), python: place(folder.python) }, under })

  const home: Home = {
    ask(path, init) {
      if (!/^\/api\/(tables|records|lessons|exercises|puzzles|games\/\w+\/puzzles)/.test(path))
        return fetch(home.file(path))
      const number = ++count
      tell({ ask: number, path, body: init?.body as string | undefined })
      if (init?.method === 'POST') void navigator.storage?.persist?.() // so that games are not swept away
      return new Promise((done) => asked.set(number, done))
    },
    line(table) {
      const line = new Line(++count, tell)
      lines.set(line.number, line)
      tell({ open: line.number, table })
      return line
    },
    file: (path) => place(`${folder.files}${path.slice(5)}${/\.\w+$/.test(path) ? '' : '.json'}`),
    seen: new Seen(under),
  }
  links(home)
  return home
}

/** Links are written for a server. Here every address stands behind a #, and a record comes from the worker. */
function links(home: Home): void {
  const turn = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const to = link?.getAttribute('href')
    if (to?.startsWith('/') && !to.startsWith('/api/')) link!.setAttribute('href', `#${to}`)
  }
  addEventListener('pointerover', turn, true)
  addEventListener('focusin', turn, true)
  addEventListener('click', turn, true) // what a screen reader clicks was neither pointed at nor focused
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const path = link?.getAttribute('href')
    if (!path?.startsWith('/api/')) return
    event.preventDefault()
    void home.ask(path).then(async (response) => {
      const saved = document.createElement('a')
      saved.href = URL.createObjectURL(await response.blob())
      saved.download = link!.download
      saved.click()
      setTimeout(() => URL.revokeObjectURL(saved.href), 60_000)
    })
  })
}
