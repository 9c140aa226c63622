/** What a game's board is handed, and how the pieces on it find the table. See web/README.md. */

import { getContext, setContext, type Component } from 'svelte'
import type { Layout } from './settings.svelte'
import type { Playing } from './table.svelte'
import type { Say } from './words.svelte'
import type { Choice, GameEvent, Text, View } from './wire'

export interface BoardProps {
  /** The position as the server tells it to this seat; while events are played, the one before them. */
  view: View
  /** While events are played: the position they lead to; else null. */
  next: View | null
  /** Whose eyes: a seat, or null for a spectator. */
  seat: number | null
  /** The names of the seats. */
  names: string[]
  /** The choices still open, narrowed by what is picked. */
  choices: Choice[]
  /** The things that may be clicked now. */
  lit: ReadonlySet<string>
  /** The things clicked so far. */
  picked: readonly string[]
  /** The choices that the hovered or focused thing (or line of the list) leads to; one: its preview is certain. */
  shown: Choice[]
  /** The event that is being played and how many milliseconds it lasts; else null. */
  event: Playing | null
  /** What happened since this seat last chose: for marking the last moves. */
  recent: readonly GameEvent[]
  /** How much room there is: 'narrow' is a phone. */
  layout: Layout
  say: Say
  touch(thing: string): void
  hover(thing: string | null): void
  /** Says something about a thing in the prompt and to screen readers. */
  explain(what: string | Text): void
}
export interface SeatProps extends BoardProps { player: number }
export interface FigureProps { paragraph: string }

const KEY = Symbol('board')
/** The same facts for pieces deep inside a board; read it as `const board = theBoard()` and `board.lit`. */
export const theBoard = (): BoardProps => getContext<BoardProps>(KEY)
export const setBoard = (props: BoardProps): BoardProps => setContext(KEY, props)

/** What a game's folder may hold; only Board is usual, and without it the table plays by words. */
export interface Kit {
  Board: Component<BoardProps> | null
  Side: Component<BoardProps> | null
  Seat: Component<SeatProps> | null
  /** Optional exports of Board.svelte's module script. */
  pace: ((event: GameEvent) => number) | null
  why: ((view: View, thing: string, seat: number | null) => Text | string | null) | null
}

type Module = { default: Component<any>; pace?: Kit['pace']; why?: Kit['why'] }
const boards = import.meta.glob<Module>('../games/*/Board.svelte')
const sides = import.meta.glob<Module>('../games/*/Side.svelte')
const seats = import.meta.glob<Module>('../games/*/Seat.svelte')
const pictures = import.meta.glob<Module>('../games/*/Picture.svelte')
const figures = import.meta.glob<Module>('../games/*/Figure.svelte')

const part = (modules: Record<string, () => Promise<Module>>, game: string, name: string) =>
  modules[`../games/${game.replaceAll('-', '_')}/${name}.svelte`]?.() ?? Promise.resolve(null)

export async function kit(game: string): Promise<Kit> {
  const [Board, Side, Seat] = await Promise.all([part(boards, game, 'Board'), part(sides, game, 'Side'), part(seats, game, 'Seat')])
  return { Board: Board?.default ?? null, Side: Side?.default ?? null, Seat: Seat?.default ?? null, pace: Board?.pace ?? null, why: Board?.why ?? null }
}
export const picture = async (game: string): Promise<Component | null> => (await part(pictures, game, 'Picture'))?.default ?? null
export const figure = async (game: string): Promise<Component<FigureProps> | null> => (await part(figures, game, 'Figure'))?.default ?? null
