/** The shapes of docs/protocol.md. */

export type Arg = string | number | Text
export interface Text { key: string; args?: Record<string, Arg> }
export type Json = any // eslint-disable-line

export interface OptionInfo { name: string; default: Json; choices: Json[]; file: boolean }
export interface GameInfo { id: string; version: number; seats: number[]; minutes: number; options: OptionInfo[] }
export interface Games { games: GameInfo[]; levels: string[] }

export interface SeatFacts { seat?: number; name: string | null; kind: string; level?: string | null; taken?: boolean; resigned?: boolean; stand_in?: string | null; again?: boolean }
export interface TableFacts {
  table: string; game: string; seats: SeatFacts[]; status: string
  round?: number; hot_seat?: boolean; public?: boolean; options?: Record<string, Json>; created?: number
  takeover?: string | null; clock?: { minutes: number; increment: number } | null
}

export interface Choice { action: number; notation: string; text: Text; touches: string[]; preview: Json }
export interface Asked { prompt: { text: Text; rule: string }; choices: Choice[] }
export interface Over { places: number[]; scores: number[]; reason?: Text | string | null }
export interface View { game: string; seats: number; seat: number | null; to_act: number; deciders: number[]; result?: { scores: number[]; places: number[] }; [fact: string]: Json }
export interface TableState {
  type: 'state'; n: number; table: TableFacts; me: number[]; view: View | null
  asked: Record<string, Asked>; can_undo: boolean; clocks: (Json | null)[] | null; over: Over | null
}
export interface GameEvent { n: number; event: string; text: Text; seat?: number; [fact: string]: Json }
export interface ChatLine { seat: number | null; name: string; text: string; at: string }
export interface Presence { seat: number; here: boolean; takeover_in: number | null }
export interface ReplayStep { n: number; view: View; events: GameEvent[]; seat: number | null; action: number | null; notation: string | null }
export interface Replay { game: string; seats: number; names: string[]; steps: ReplayStep[] }

/** A refusal by the server, with the sentence it gave. */
export class Refusal extends Error {
  constructor(readonly code: string, message: string, readonly status: number) { super(message) }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T
  const body = await response.json().catch(() => null)
  throw new Refusal(body?.error?.code ?? 'http', body?.error?.message ?? `${response.status} ${response.statusText}`, response.status)
}

export const get = async <T>(path: string): Promise<T> => answer<T>(await fetch(path))

export const post = async <T>(path: string, body: Json): Promise<T> =>
  answer<T>(await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }))

export async function text(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Refusal('http', `${response.status} ${response.statusText}`, response.status)
  return response.text()
}

let known: Promise<Games> | null = null
/** The games of this server, asked once. */
export function games(): Promise<Games> {
  known ??= get<Games>('/api/games').catch((error) => { known = null; throw error })
  return known
}
