/** What is answered under the thumb, beside buttons of words: markers, food and advantages. */

import type { BoardProps } from '../../lib/board'
import { ACTS, TILES } from './isle.svelte'

export type Held =
  | { kind: 'lay'; tiles: string[] } // planning: the markers still to lay, the one in hand first
  | { kind: 'reveal'; tile: string; act: string }
  | { kind: 'food'; value: number }
  | { kind: 'wily'; thing: string; name: string; hidden: boolean }

export function underThumb(board: BoardProps): Held[] {
  const { view, seat, lit } = board
  const own = seat === null ? null : view.players[seat]
  if (!own || !board.choices.length) return []
  if (view.phase === 'planning') {
    const tiles = TILES.filter((tile) => !(tile in (own.plan ?? {})))
    return tiles.length ? [{ kind: 'lay', tiles }] : []
  }
  const all: Held[] = []
  for (const tile of TILES)
    if (lit.has(`tile:${tile}`)) all.push({ kind: 'reveal', tile, act: own.plan?.[tile] ?? ACTS[0] })
  const saving = view.phase === 'saving' || view.phase === 'saving too'
  const mine = saving ? view.fight?.committed.find((side: { seat: number }) => side.seat === seat)?.food : own.food
  for (const value of (mine ?? []) as number[]) if (lit.has(`food:${value}`)) all.push({ kind: 'food', value })
  for (const thing of lit) {
    const [word, name, side] = thing.split(':')
    if (word === 'wily')
      all.push({ kind: 'wily', thing, name: name!, hidden: side ? side === 'hidden' : !own.open.includes(name) })
  }
  return all
}
