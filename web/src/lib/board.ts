/** What a game's board is handed, and how the pieces on it find the table. See web/README.md. */

import { getContext, setContext, type Component } from 'svelte'
import type { Form, Layout } from './settings.svelte'
import type { Pace, Playing } from './table.svelte'
import type { Say } from './words.svelte'
import { home, type Choice, type GameEvent, type Text, type View } from './wire'

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
  /** The form of the table: a desk, an upright phone or tablet, a low window. */
  form: Form
  /** The thing that is shown large before a second tap takes it. */
  raised: string | null
  say: Say
  touch(thing: string): void
  hover(thing: string | null): void
  /** The seat that is shown large, and how to change it. */
  large: number | null
  enlarge(seat: number | null): void
  /** Says something about a thing in the prompt and to screen readers. */
  explain(what: string | Text): void
}
export interface SeatProps extends BoardProps {
  player: number
}
/** The pieces of a game, drawn for the beginning of its rules. */
export interface TeachProps {
  say: Say
}
export interface FigureProps {
  paragraph: string
}
/** What a step of the set-up speaks of, drawn; the steps count from 1. */
export interface SetUpProps {
  step: number
  seats: number
  /** Each option of the game that has choices by its name; 'own' where a component is one's own, otherwise 'box'. */
  variants: Record<string, string | number>
}

/** One compartment of the shelf: hand, market, dice, plan. */
export interface Compartment {
  id: string
  /** The key of its name. */
  title: string
  Part: Component
  /** How high it is, in rem, where it stands alone or among the others; and how wide it must be beside them. */
  high: number
  wide?: number
  /** It only repeats what a tap shows as well: upright, where the board needs the room, it is left out. */
  spare?: boolean
  /** How low it may become where the board would get too little; else four fifths of `high`. */
  least?: number
  /** The most of its height, as a part of the window's width, where it stands alone behind its tab. */
  flat?: number
  /** On a desk it lies under the board instead of beside it. */
  under?: boolean
  /** Whether this thing lies in it: its tab opens by itself when such a thing may be tapped. */
  holds(thing: string): boolean
}
/** One of several pictures that take turns in the zone of the board, with a tab each; on a desk all stand side by side. */
export interface Scene {
  id: string
  /** The key of its name. */
  title: string
  /** Whether this thing lies in it. */
  holds(thing: string): boolean
  /** Its drawing; without one it is the board itself. */
  Part?: Component
}
/** What a table of the game is made of; each part finds the table by `theBoard()`. See web/README.md. */
export interface Parts {
  /** The figures of a seat that matter, in one line. */
  Chip: Component<{ player: number }>
  /** A small picture of a seat, where its chip has room for one. */
  Picture?: Component<{ player: number }>
  /** A seat enlarged: everything it has. */
  Large: Component<{ player: number }>
  /** Whether the figures fill a narrow chip, so that the picture waits for a wide one. */
  manyFigures?: boolean
  shelf: Compartment[]
  /** How wide the right column of a desk is, in rem. */
  side?: number
  /** Where one picture is not enough. */
  scenes?: Scene[]
  /** The scene or compartment that matters now, where nothing that glows lies in one; else the first scene, or the last compartment. */
  look?(board: BoardProps): string | undefined
  /** The least height of the board, in rem, before the shelf gives way. */
  least?: number
  /** Events that happen at a seat: whoever wants to follow the action sees that seat large. */
  atSeat?(event: GameEvent): boolean
  /** Beside one's own figures: what all share. */
  Stock?: Component
  /** On a desk, above the question: how far the turn has come. */
  Steps?: Component
  /** Answers in the prompt that are more than words. */
  Answers?: Component
  /** Whether those have something to show now. */
  answers?(board: BoardProps): boolean
  /** Where the game lights more than the open choices name. */
  lit?(board: BoardProps): ReadonlySet<string>
  /** Things that are nowhere on the table but only words: a choice of them is a button in the prompt. */
  spoken?(thing: string): boolean
  /** Things that a first tap only shows large, with their words, and a second one takes. */
  raises?(thing: string, board: BoardProps): boolean
  Raised?: Component<{ thing: string }>
  /** The thing that is shown large while another seat does this with it: the card it plays or buys. */
  shown?(event: GameEvent, board: BoardProps): string | null
}

/** The things that an event speaks of; at another seat: `seat-1:cell:b3`. */
export type Lights = (event: GameEvent, board: BoardProps) => string[]

/** The points of a seat, where the game counts any. */
export function pointsOf(board: Pick<BoardProps, 'view'>, seat: number): number | null {
  const player = board.view.players?.[seat]
  return typeof player?.points === 'number' ? player.points : typeof player?.score === 'number' ? player.score : null
}

/** How many answers in words the prompt has room for. */
export const roomFor = (parts: Parts | null, board: BoardProps): number => (parts?.answers?.(board) ? 1 : 3)

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
  pace: Pace | null
  why: ((view: View, thing: string, seat: number | null) => Text | string | null) | null
  /** What the game's table is made of; null: a plain one. */
  parts: Parts | null
}
/** A game without a folder: it is played by words. */
export const NO_KIT: Kit = { Board: null, Side: null, Seat: null, pace: null, why: null, parts: null }

/** A component whose props its file knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the glob cannot tell which file it is
export type Loaded = Component<any>
type Module = { default: Loaded; pace?: Kit['pace']; why?: Kit['why'] }
const boards = import.meta.glob<Module>('../games/*/Board.svelte')
const sides = import.meta.glob<Module>('../games/*/Side.svelte')
const seats = import.meta.glob<Module>('../games/*/Seat.svelte')
const lists = import.meta.glob<{ parts: Parts }>('../games/*/parts.ts')
const pictures = import.meta.glob<Module>('../games/*/Picture.svelte')
const winners = import.meta.glob<Module>('../games/*/Winner.svelte')
const snippets = import.meta.glob<{ confetti: string[] }>('../games/*/confetti.ts')
const figures = import.meta.glob<Module>('../games/*/Figure.svelte')
const teachings = import.meta.glob<Module>('../games/*/Teach.svelte')

const path = (game: string, file: string) => `../games/${game.replaceAll('-', '_')}/${file}`
const part = (modules: Record<string, () => Promise<Module>>, game: string, name: string) =>
  modules[path(game, `${name}.svelte`)]?.() ?? Promise.resolve(null)

/** What the board.js of a game that is a package of its own exports. */
export interface Drawing {
  update(board: BoardProps): void
  destroy?(): void
}
export interface Plugged {
  mount: ((place: HTMLElement, board: BoardProps) => Drawing) | null
  pace?: Kit['pace']
  why?: Kit['why']
}
export const plugged = (game: string): Promise<Plugged> =>
  home.then((at) => import(/* @vite-ignore */ at.file(`/api/games/${game}/board.js`)))

async function pluggedKit(game: string): Promise<Kit> {
  const { mount, pace, why } = await plugged(game)
  const Board = mount ? (await import('../shell/Plugged.svelte')).default : null
  return { ...NO_KIT, Board, pace: pace ?? null, why: why ?? null }
}

export async function kit(game: string): Promise<Kit> {
  const [Board, Side, Seat, list] = await Promise.all([
    part(boards, game, 'Board'),
    part(sides, game, 'Side'),
    part(seats, game, 'Seat'),
    lists[path(game, 'parts.ts')]?.() ?? null,
  ])
  if (!Board) return pluggedKit(game)
  return {
    parts: list?.parts ?? null,
    Board: Board?.default ?? null,
    Side: Side?.default ?? null,
    Seat: Seat?.default ?? null,
    pace: Board?.pace ?? null,
    why: Board?.why ?? null,
  }
}
export const picture = async (game: string): Promise<Component | null> =>
  (await part(pictures, game, 'Picture'))?.default ?? null
/** The picture with the winner's own figure in it. */
export const winner = async (game: string): Promise<Component<{ seat: number }> | null> =>
  (await part(winners, game, 'Winner'))?.default ?? null
/** What rains on the winner: paths in a box of 16 × 16. */
export const confetti = async (game: string): Promise<string[] | null> =>
  (await snippets[path(game, 'confetti.ts')]?.())?.confetti ?? null
export const figure = async (game: string): Promise<Component<FigureProps> | null> =>
  (await part(figures, game, 'Figure'))?.default ?? null

export const teaching = async (game: string): Promise<Component<TeachProps> | null> =>
  (await part(teachings, game, 'Teach'))?.default ?? null

/** The layout of a game's table: by its parts, or a plain one. Each is fetched only where it is used. */
export const layoutOf = async (kit: Kit): Promise<Loaded> =>
  (await (kit.parts ? import('../shell/TableLayout.svelte') : import('../shell/PlainLayout.svelte'))).default
