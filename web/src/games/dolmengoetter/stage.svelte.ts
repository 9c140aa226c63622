/** The land as large as its box allows, and the sizes that follow from it. */

import { untrack } from 'svelte'
import type { BoardProps } from '../../lib/board'
import { land, needs, placesOf, round, type Land } from './shapes'

type Box = [number, number, number, number]

export class Stage {
  /** Of the box, in pixels. */
  width = $state(960)
  height = $state(640)
  constructor(readonly board: BoardProps) {}

  private fit = ([, , w, h]: readonly number[]) => Math.max(0.1, Math.min(this.width / w!, this.height / h!))
  private canvas = $derived.by(() => this.board.view.canvas)
  readonly tall = $derived.by(() => this.fit(needs(this.canvas, true)) > this.fit(needs(this.canvas, false)))
  // the land is worked out once, as long as the board data stay the same
  private sign = $derived.by(() => {
    const { view } = this.board
    return `${view.canvas} ${placesOf(view).map((place) => `${place.id} ${place.x} ${place.y}`)} ${view.circles.length}`
  })
  readonly land = $derived.by((): Land => {
    void this.sign
    const view = untrack(() => this.board.view)
    return land(view, this.tall)
  })
  readonly scale = $derived.by(() => this.fit(this.land.need))
  readonly box = $derived.by((): Box => {
    const [x, y, w, h] = this.land.need
    const [wide, high] = [this.width / this.scale, this.height / this.scale]
    return [x - (wide - w) / 2, y - (high - h) * 0.6, wide, high].map(round) as Box
  })
  /** Letters never below 13 pixels. */
  readonly size = $derived.by(() => Math.max(18, 13.5 / this.scale))
  /** Of a place. */
  readonly r = $derived.by(() => (this.tall ? 24 : 21))
  /** What a finger meets of a place: 24 pixels, as far as its neighbours leave room. */
  readonly finger = $derived.by(() => Math.min(38.9, Math.max(this.tall ? 37 : 30, 12.1 / this.scale)))
  /** How large a druid stands. */
  readonly figure = $derived.by(() => (this.tall ? 1.2 : 1.06))
  readonly gladeOf = $derived.by(() => new Map(this.land.glades.map((glade) => [glade.id, glade])))

  /** Keeps a badge inside the picture. */
  within(x: number): number {
    const [left, , wide] = this.land.need
    return Math.max(this.box[0] + this.size * 3.6, Math.min(left + wide - this.size * 3.6, x))
  }
}
