/** The line to one table: what the server says, played one event after the other, and what this browser sends. */

import { play as sound } from './sound'
import { moves, settings, SPEEDS } from './settings.svelte'
import {
  changed,
  get,
  home,
  type ChatLine,
  type GameEvent,
  type Json,
  type Presence,
  type TableState,
  type Text,
  type Wire,
} from './wire'

/** The event that is being shown now. */
export interface Playing {
  event: GameEvent
  ms: number
  id: number
}

/** How long an event is shown. What the final scoring will show once more need not be shown when the game ends. */
export type Pace = (event: GameEvent, ending?: boolean) => number
const USUAL = 620 // milliseconds an event is shown, unless the game's board says otherwise

export class Line {
  /** The position that is shown; while events are played, the one before them. */
  shown = $state.raw<TableState | null>(null)
  /** Without a server, until Python has come: what was shown last, with nothing to do in it. */
  early = $state.raw<TableState | null>(null)
  /** While events are played: the position they lead to. */
  next = $state.raw<TableState | null>(null)
  playing = $state.raw<Playing | null>(null)
  waiting = $state(0)
  log = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  presence = $state.raw<Presence[]>([])
  online = $state(false)
  missing = $state(false)
  refused = $state.raw<{ message: Text | string; code: string } | null>(null)
  pace: Pace = () => USUAL

  #socket: Wire | null = null
  #closed = false
  #tries = 0
  #timer = 0
  #beat = 0
  #fresh: GameEvent[] = []
  #state: TableState | null = null // as the server told it last
  #queue: { events: GameEvent[]; state: TableState }[] = []
  #from = 0 // the log holds the events after this number ...
  #to = 0 // ... up to this one
  #pumping = false
  #skip = false
  #wake: (() => void) | null = null
  #count = 0

  constructor(readonly id: string) {
    this.#connect()
    void home.then(async ({ seen }) => (this.early = (await seen?.last(id)) ?? null)).catch(() => {})
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
    this.skip()
  }

  send(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Shows at once what is still to be played. */
  skip(): void {
    this.#skip = true
    this.#wake?.()
  }

  #again = () => {
    if (!document.hidden && !this.online && !this.#closed) {
      clearTimeout(this.#timer)
      this.#tries = 0
      this.#connect()
    }
  }

  #connect(): void {
    this.#socket?.close()
    void home.then((at) => this.#attach(at.line(this.id)))
  }

  #attach(socket: Wire): void {
    if (this.#closed) return socket.close()
    this.#socket = socket
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.online = true
      this.#tries = 0
      this.send({ do: 'hello', seen: this.#to > this.#from ? this.#to : 0, changes: 1 })
      clearInterval(this.#beat)
      this.#beat = window.setInterval(() => this.send({ do: 'ping' }), 25_000)
    }
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data as string))
    }
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return
      this.online = false
      clearInterval(this.#beat)
      void get(`/api/tables/${encodeURIComponent(this.id)}`).catch((error) => {
        if (error.status === 404) {
          this.missing = true
          this.close()
        }
      })
      // never all at once: a restarted server meets its browsers one after the other
      const wait = Math.min(8000, 250 * 2 ** this.#tries++) * (0.5 + Math.random())
      this.#timer = window.setTimeout(() => this.#connect(), wait)
    }
  }

  #hear(message: Json): void {
    if (message.type === 'events') this.#events(message.events, message.from, message.n)
    else if (message.type === 'state') this.#become(message)
    else if (message.type === 'change') {
      this.#events(message.events, message.from, message.n)
      this.#become(changed(this.#state, message.state))
    } else if (message.type === 'chat') {
      const line = message as ChatLine
      if (!this.chat.some((old) => old.at === line.at && old.text === line.text && old.seat === line.seat))
        this.chat = [...this.chat, line]
    } else if (message.type === 'presence') this.presence = message.seats
    else if (message.type === 'refused') {
      this.refused = message
      sound('refused')
    }
  }

  #become(state: TableState): void {
    this.#state = state
    void home.then(({ seen }) => seen?.keep(this.id, state)).catch(() => {})
    this.#queue.push({ events: this.#fresh, state })
    this.#fresh = []
    void this.#pump()
  }

  /** News wait for the state they lead to; what happened before this page was opened only fills the log. */
  #events(events: GameEvent[], from: number, n: number): void {
    const old = events.filter((event) => event.n <= this.#from)
    if (old.length) this.log = [...old, ...this.log]
    if (from < this.#from) this.#from = from
    this.#fresh.push(...events.filter((event) => event.n > this.#to))
    this.#to = Math.max(this.#to, n)
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return
    this.#pumping = true
    while (this.#queue.length) {
      const { events, state } = this.#queue.shift()!
      this.waiting = this.#queue.length
      const before = this.shown
      const news = events
      if (!before) this.#from = this.#to = Math.max(this.#to, state.n)
      if (before && state.table.round !== before.table.round) this.log = [] // a rematch
      const calm =
        !before ||
        document.hidden ||
        this.#skip ||
        this.#queue.length > 12 ||
        SPEEDS[settings.speed] === 0 ||
        state.n <= before.n
      if (calm) this.log = [...this.log, ...news]
      else {
        this.next = state
        // with the real box: what this device just told the table lies there already
        const told = before.entry?.outcomes ? news[0] : null
        for (const event of news) await this.#show(event, state, event === told)
      }
      this.playing = null
      this.next = null
      this.#sounds(before, state, news)
      this.shown = state
      if (!this.#queue.length) this.#skip = false
    }
    this.waiting = 0
    this.#pumping = false
  }

  async #show(event: GameEvent, state: TableState, told: boolean): Promise<void> {
    this.log = [...this.log, event]
    if (this.#skip) return
    const own = state.me.includes(event.seat ?? -1)
    const factor = SPEEDS[settings.speed] * (moves() ? 1 : 0.6) * (own ? 0.6 : 1) * (this.#queue.length > 4 ? 0.5 : 1)
    const usual = Math.round(this.pace(event, state.over !== null) * factor)
    if (usual <= 0) return
    const ms = told ? 1 : usual
    this.playing = { event, ms, id: ++this.#count }
    sound('place')
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      this.#wake = () => {
        clearTimeout(timer)
        done()
      }
    })
    this.#wake = null
  }

  #sounds(before: TableState | null, after: TableState, news: GameEvent[]): void {
    if (!before) return
    const mine = (event: GameEvent) => after.me.includes(event.seat ?? -1)
    const others = (event: GameEvent) => event.seat != null && !mine(event)
    // quick bots: own choice, theirs and the next question may come as one
    const back = !Object.keys(before.asked).length || (news.some(mine) && news.some(others))
    if (after.over && !before.over) sound('over')
    else if (Object.keys(after.asked).length && back) {
      sound('turn')
      if (settings.vibrate) navigator.vibrate?.([40, 60, 40])
    }
  }
}
