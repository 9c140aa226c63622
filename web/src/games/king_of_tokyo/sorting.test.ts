import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../lib/board'
import { Sorting } from './sorting.svelte'

const kept = (dice: string[]) => ({ touches: [...dice.map((_, i) => `die:${i}`), 'reroll'], preview: { keep: dice } })

/** A table at which dice lie; it hears what is touched. */
function tray(faces: string[], rerolls: number) {
  const table = {
    view: { phase: 'throw', active: 0, seat: 0, dice: { faces, rerolls } },
    choices: [kept([]), kept(['2', '2'])],
    picked: [],
    lit: new Set(),
    touch: () => {},
  }
  return table as typeof table & BoardProps
}

describe('the dice that are kept', () => {
  const table = tray(['1', '2', '2', '3', 'heart', 'claw'], 2)
  const sort = new Sorting(table)
  sort.board.touch('die:1')
  sort.board.touch('die:2')
  sort.board.touch('reroll')

  it('stay kept after the next throw', () => {
    table.view = { ...table.view, dice: { faces: ['2', '1', '2', '3', '3', 'claw'], rerolls: 1 } }
    expect(sort.wanted).toEqual([0, 2])
  })
  it('are forgotten in the next turn', () => {
    table.view = { ...table.view, dice: { faces: ['2', '2', '2', '3', '3', 'claw'], rerolls: 2 } }
    expect(sort.wanted).toEqual([])
  })
})
