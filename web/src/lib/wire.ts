/** The shapes of docs/protocol.md. */

import type { Seen } from '../site/seen'

export type Arg = string | number | Text
export interface Text {
  key: string
  args?: Record<string, Arg>
}
export type Json = any // eslint-disable-line

export interface OptionInfo {
  name: string
  default: Json
  choices: Json[]
  file: boolean
}
export interface GameInfo {
  id: string
  version: number
  seats: number[]
  minutes: number
  /** Whether /lesson/<id> teaches it. */
  lesson?: boolean
  options: OptionInfo[]
}
/** The levels that people choose from; other bots are for programmers. */
export const PEOPLE = ['easy', 'medium', 'hard', 'expert', 'master']
export interface Games {
  games: GameInfo[]
  levels: string[]
}

export interface SeatFacts {
  seat?: number
  name: string | null
  kind: string
  level?: string | null
  taken?: boolean
  resigned?: boolean
  stand_in?: string | null
  again?: boolean
}
export interface TableFacts {
  table: string
  game: string
  seats: SeatFacts[]
  status: string
  round?: number
  hot_seat?: boolean
  box?: boolean
  public?: boolean
  options?: Record<string, Json>
  /** The options whose value is a component of one's own. */
  own?: string[]
  created?: number
  free_seats?: boolean
  spectators_talk?: boolean
  hints?: boolean
  takeover?: string | null
  /** At a lesson: the line of its script that is next, -1 once it was left. */
  lesson?: number | null
  clock?: { minutes: number; increment: number } | null
}

export interface Choice {
  action: number
  notation: string
  text: Text
  touches: string[]
  preview: Json
}
export interface Asked {
  prompt: { text: Text; rule: string }
  choices: Choice[]
}
export interface Over {
  places: number[]
  scores: number[]
  reason?: Text | string | null
}
/** Points of a seat from one source. */
export interface Source {
  text: Text
  points: number
}
/** A step of the final scoring: where it comes from, what each seat gets, and the things that count. */
export interface Count {
  text: Text
  gains: number[]
  things: string[]
}
export interface End {
  decided: Text | null
  sources: Source[][]
  counting: Count[]
}
/** An analysis, and how far it is: docs/protocol.md. */
export interface Judged {
  action: number
  best: number
  loss: number
  error: number
  kind: string
  text: Text
  touches: string[]
  better: { text: Text; touches: string[]; reasons?: Text[] }
}
export interface Moment {
  n: number
  seat: number
  chances: number[] | null
  choice: Judged | null
  /** Several seats chose at the same time. */
  secret: boolean
}
export interface Account {
  start: number
  luck: number
  own: number
  others: number
  unseen: number
  result: number
  margins: Record<'start' | 'luck' | 'own' | 'others' | 'unseen', number>
  errors: number
  choices: number
  mean_loss: number
  costliest: number[]
}
export interface Turning {
  n: number
  seat: number
  gained: number
  by: number
}
export interface Analysis {
  seconds: number
  depth: { iterations: number }
  moments: Moment[]
  accounts: Account[]
  turning: Turning[]
}
/** A position to find the best choice in: of a finished game, or a puzzle. */
export interface Task {
  game: string
  seats: number
  seat: number
  view: View
  asked: Asked
  answers: number[]
  wins: Record<string, number>
  error: number
  done: number
  reasons: Text[]
  names?: string[]
  gap?: number
  iterations?: number
}
export interface Puzzles {
  day: string
  games: { game: string; count: number; today: number }[]
}
/** A finished game of this device. */
export interface Played {
  table: string
  round: number
  game: string
  names: string[]
  places: number[]
  scores: number[]
  reason: string
  /** Decisions and outcomes of chance; files of older versions do not say it. */
  moves?: number
  finished: number
  me: number[]
  levels: (string | null)[]
  /** It was a lesson, or played on from the middle of another game. */
  practice?: boolean
  /** How much of an analysis under way is done; null: none is. */
  analysing?: number | null
}
/** A game of this device that is not over. */
export interface Running extends TableFacts {
  me: number[]
  deciders: number[]
  /** When it last went on. */
  since: number
}
/** A costly choice of this device, from an analysis of a game. */
export interface Mistake {
  table: string
  round: number
  game: string
  names: string[]
  finished: number
  n: number
  seat: number
  loss: number
  text: Text
}
export interface Progress {
  status: 'none' | 'running' | 'stopped' | 'done'
  done: number
  of: number
  /** Why the game ended: `end` by its rules, else it was broken off. */
  reason?: string
  chances?: (number[] | null)[]
  analysis?: Analysis
}
/** Advice for a choice that is owed now. */
export interface HintChoice {
  action: number
  text: Text
  touches: string[]
  win: number | null
  error: number | null
}
export interface Hint {
  reasons: Text[]
  close: boolean
  choices: HintChoice[]
}
export interface View {
  game: string
  seats: number
  seat: number | null
  to_act: number
  deciders: number[]
  result?: { scores: number[]; places: number[] }
  [fact: string]: Json
}
/** An outcome of chance, to be told by touches like a choice. */
export interface Outcome extends Choice {
  odds: number
  /** What is printed large on the card, by which a long list is narrowed. */
  mark?: string
}
/** With the real box: who tells the table what came; what can come, for those who are asked. */
export interface Entry {
  seats: number[]
  taking_back: number[]
  prompt?: Asked['prompt']
  outcomes?: Outcome[]
  components?: Record<string, Text>
}
export interface TableState {
  type: 'state'
  n: number
  table: TableFacts
  me: number[]
  view: View | null
  /** The position as text, for games that nobody drew a board for. */
  show?: string | null
  asked: Record<string, Asked>
  /** Round one screen: the others there may not see this. */
  secret: boolean
  can_undo: boolean
  entry?: Entry | null
  clocks: (Json | null)[] | null
  over: Over | null
}
export interface GameEvent {
  n: number
  event: string
  text: Text
  seat?: number
  [fact: string]: Json
}
export interface ChatLine {
  seat: number | null
  name: string
  text: string
  at: string
}
export interface Presence {
  seat: number
  here: boolean
  takeover_in: number | null
}
export interface ReplayStep {
  n: number
  view: View
  change?: Change
  events: GameEvent[]
  seat: number | null
  action: number | null
  notation: string | null
}
export interface Replay {
  game: string
  seats: number
  names: string[]
  moves: number
  steps: ReplayStep[]
}

/** `[value]`: this is it now; `{key: change}`: these parts changed; `[]`: this part is gone, in a list all behind it too. */
export type Change = Json[] | { [key: string]: Change }

/** A piece of JSON after a change; what stayed the same stays the same object. */
export function changed(old: Json, change: Change): Json {
  if (Array.isArray(change)) return change[0]
  const made = Array.isArray(old) ? [...old] : { ...old }
  for (const [key, part] of Object.entries(change)) {
    const gone = Array.isArray(part) && part.length === 0
    if (!gone) made[key] = changed(old?.[key], part)
    else if (Array.isArray(made)) made.length = Number(key)
    else delete made[key]
  }
  return made
}

/** A refusal by the server, with the sentence it gave. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** Where tables are kept: a server, or a worker of this browser (src/site). */
export interface Home {
  ask(path: string, init?: RequestInit): Promise<Response>
  line(table: string): Wire
  /** Where a file of the API lies that is no answer but a module. */
  file(path: string): string
  /** Where the answer takes a while: what this browser was shown of each table. */
  seen?: Seen
}
/** What a table needs of a WebSocket. */
export type Wire = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

const server: Home = {
  ask: (path, init) => fetch(path, init),
  line: (table) => new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${encodeURIComponent(table)}`),
  file: (path) => path,
}
/** Set where the pages are a folder of files, without a server: what lies where in it. */
export const site = globalThis.document?.documentElement.dataset.site
/** Before the name of a file that lies beside the page. */
export const base = site ? '' : '/'
export const home: Promise<Home> = site
  ? import('../site/home').then(({ start }) => start(JSON.parse(site)))
  : Promise.resolve(server)

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T
  const body = await response.json().catch(() => null)
  throw new Refusal(
    body?.error?.code ?? 'http',
    body?.error?.message ?? `${response.status} ${response.statusText}`,
    response.status,
  )
}

export const get = async <T>(path: string): Promise<T> => answer<T>(await (await home).ask(path))

export const post = async <T>(path: string, body: Json): Promise<T> =>
  answer<T>(
    await (
      await home
    ).ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  )

export async function text(path: string): Promise<string> {
  const response = await (await home).ask(path)
  if (!response.ok) throw new Refusal('http', `${response.status} ${response.statusText}`, response.status)
  return response.text()
}

let known: Promise<Games> | null = null
/** The games of this server, asked once. */
export function games(): Promise<Games> {
  known ??= get<Games>('/api/games').catch((error) => {
    known = null
    throw error
  })
  return known
}

/** A whole replay, fetched page by page. */
export async function replayOf(table: string, which: string): Promise<Replay> {
  const path = `/api/tables/${table}/replay?${which}`
  const whole = await get<Replay>(path)
  while (whole.steps.length <= whole.moves)
    whole.steps.push(...(await get<Replay>(`${path}&from=${whole.steps.length}`)).steps)
  whole.steps.forEach((step, at) => {
    if (step.change) step.view = changed(whole.steps[at - 1]!.view, step.change)
  })
  return whole
}
