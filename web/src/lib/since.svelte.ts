/** What a board shows in the middle of several events: the view before them, and what was played since. */

import type { BoardProps } from './board'
import type { GameEvent, View } from './wire'

export class Since {
  #view: View | null = null
  #done = $state.raw<GameEvent[]>([])

  constructor(readonly board: BoardProps) {
    $effect.pre(() => {
      const { view, event } = board
      if (view !== this.#view) {
        this.#view = view
        this.#done = []
      }
      if (event && this.#done.at(-1) !== event.event) this.#done = [...this.#done, event.event]
    })
  }

  /** The events played since the view that is shown; none when nothing is being played. */
  readonly since = $derived.by(() => (this.board.next ? this.#done : []))
}
