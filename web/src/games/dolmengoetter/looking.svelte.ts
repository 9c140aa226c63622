/** What the pointer or the focus is on; board and shelf share it. After a tap on a circle it stays. */

import type { BoardProps } from '../../lib/board'

export class Looking {
  thing = $state<string | null>(null)
  constructor(readonly board: BoardProps) {}

  readonly place = $derived.by(() => (this.thing && /^(place|druid):/.test(this.thing) ? this.thing.slice(6) : null))
  /** The circle that is looked at; else the one that is asked about. */
  readonly circle = $derived.by((): string | null => {
    if (this.thing?.startsWith('circle:')) return this.thing.slice(7)
    return this.board.view.phase === 'dolmen' && this.board.choices.length ? this.board.view.circle : null
  })

  at(event: Event): void {
    if (event.type === 'focusin' && !(event.target as Element).matches(':focus-visible')) return
    const on = (event.target as Element).closest('[data-thing], [data-place]')
    this.thing = on?.getAttribute('data-thing') ?? on?.getAttribute('data-place') ?? null
  }

  away(event: Event): void {
    const finger = event instanceof PointerEvent && event.pointerType === 'touch'
    if (!finger || !this.thing?.startsWith('circle:')) this.thing = null
  }
}

const all = new WeakMap<BoardProps, Looking>()
export function looking(board: BoardProps): Looking {
  if (!all.has(board)) all.set(board, new Looking(board))
  return all.get(board)!
}
