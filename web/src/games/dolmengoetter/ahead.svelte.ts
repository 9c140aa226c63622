/** What the choice that is pointed at leads to: ways, stones, balances, dolmens. */

import type { BoardProps } from '../../lib/board'
import type { Looking } from './looking.svelte'
import type { Played } from './played.svelte'
import { bend, hops, type Hop } from './shapes'
import type { Stage } from './stage.svelte'

interface Way {
  from: string
  to: string
  over?: string[]
}
/** What a stone would change in a circle. */
export interface Effect {
  circle: string
  counts: number[]
  leaders: number[]
  right: { seat: number; end: string } | null
  complete: boolean
}
export interface Build {
  circle: string
  end: string
  points: number
  value: number
}

export class Ahead {
  constructor(
    private board: BoardProps,
    private stage: Stage,
    private played: Played,
    private look: Looking,
  ) {}

  readonly certain = $derived.by(() => (this.board.shown.length === 1 ? this.board.shown[0]! : null))
  readonly preview = $derived.by(() => {
    if (this.certain) return this.certain.preview
    if (this.board.view.phase !== 'leave' || this.board.shown.length) return null
    return this.board.choices.find((choice) => choice.preview?.place)?.preview ?? null
  })
  readonly mover = $derived.by(() => {
    const from = this.preview?.from
    return from ? this.played.standsOn.get(from) : undefined
  })
  readonly route = $derived.by(() =>
    this.certain && this.preview?.to && this.preview.from ? this.way(this.preview as Way) : [],
  )
  /** The ways of one druid, while it is not said yet where it goes. */
  readonly fan = $derived.by(() => {
    const { board } = this
    if (this.route.length || board.view.phase !== 'turn') return []
    const source = board.shown.length > 1 ? board.shown : board.picked.length ? board.choices : []
    if (source.length >= 40) return []
    return source.filter(({ preview }) => preview?.to && preview.from).map(({ preview }) => this.way(preview as Way))
  })
  readonly stone = $derived.by((): string | null =>
    this.preview?.stone && this.board.seat !== null ? (this.preview.from ?? this.preview.place) : null,
  )
  readonly effects = $derived.by((): Effect[] => this.preview?.stone?.circles ?? [])
  readonly build = $derived.by((): Build | null => {
    const thing = this.certain?.touches[0]
    if (!thing?.startsWith('dolmen:')) return null
    const { circle, end, points } = this.preview!
    return { circle, end, points, value: Number(thing.slice(7)) }
  })

  /** The rune that is pointed at. */
  private readonly rune = $derived.by(() =>
    this.stage.land.spots.find((spot) => spot.rune && spot.id === this.look.place),
  )
  /** Runes that light up: those pointed at, and those that a way uses. */
  readonly runes = $derived.by(() => {
    const ends = this.route.filter((hop) => hop.rune).flatMap((hop) => hop.ends)
    return new Set([...(this.rune ? [this.rune.id, ...this.rune.opposite] : []), ...ends])
  })
  /** From a rune to its counterparts. */
  readonly links = $derived.by(() => {
    if (!this.rune || this.route.length) return []
    return this.rune.opposite.map((other) => {
      const to = this.stage.land.spots.find((one) => one.id === other)!
      return bend(this.rune!.rune!.at, to.rune?.at ?? to.at)
    })
  })

  private way({ from, to, over }: Way): (Hop & { flight: boolean })[] {
    const { land } = this.stage
    if (this.played.standsOn.get(from)?.lying)
      return [{ from: land.at[from]!, to: land.at[to]!, rune: false, flight: true, ends: [from, to] }]
    return hops(land, [from, ...(over ?? []), to]).map((hop) => ({ ...hop, flight: false }))
  }
}
