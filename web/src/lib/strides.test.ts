import { describe, expect, it } from 'vitest'
import { rounds, turns } from './strides'

describe('turns', () => {
  it('stay with whose turn it is while somebody else decides', () => {
    const views = [
      { active: -1 },
      { active: 1, deciders: [1] },
      { active: 1, deciders: [0] },
      { active: 0, deciders: [0] },
    ]
    expect(turns(views)).toEqual([-1, 1, 1, 0])
  })
  it('follow who decides where a game does not say whose turn it is', () => {
    expect(turns([{ deciders: [] }, { deciders: [1] }, { deciders: [] }, { deciders: [0] }])).toEqual([-1, 1, 1, 0])
  })
})

describe('rounds', () => {
  it('are those that the game counts', () => {
    expect(rounds([{ round: 0 }, { round: 1 }, { round: 1 }, { round: 2 }], 2)).toEqual([0, 1, 1, 2])
  })
  it('begin when the turn comes round, also where whoever began is out', () => {
    const seats = [2, 0, 1, 2, 2, 0, 1, 0, 1]
    expect(
      rounds(
        seats.map((active) => ({ active })),
        3,
      ),
    ).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2])
  })
})
