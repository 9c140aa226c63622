import { describe, expect, it } from 'vitest'
import { endsOf, worth, type Duel } from './isle.svelte'

const duel = (locked: boolean): Duel => ({
  sides: [
    { seat: 0, tokens: 2, food: [1, 2], strength: 6 },
    { seat: 1, tokens: 1, food: locked ? [1] : null, strength: locked ? 5 : null },
  ],
  locked,
  winner: locked ? 0 : null,
  end: locked ? 'broke' : '',
  held: true,
})

describe('the sum of a fighter', () => {
  it('shows the ends that decided when one has broken off since', () => {
    // given locked antlers, six against five; then the loser's fourth end breaks off
    const { sides } = duel(true)
    expect(sides.map((side) => [endsOf(duel(true), side, 3), worth(side)])).toEqual([
      [3, 3],
      [4, 1],
    ])
  })
  it('shows the ends of now before antlers lock, and no worth of hidden food', () => {
    const { sides } = duel(false)
    expect(endsOf(duel(false), sides[0]!, 3)).toBe(3)
    expect([endsOf(duel(false), sides[1]!, 4), worth(sides[1]!)]).toEqual([4, null])
  })
})
