import { describe, expect, it } from 'vitest'
import { spelled, told } from './variants'

const OPTIONS = [
  { name: 'start_points', default: 4, choices: [4, 5], file: false },
  { name: 'start_layout', default: 'centre', choices: ['centre', 'border'], file: false },
  { name: 'startingWilyTile', default: true, choices: [true, false], file: false },
  { name: 'max_rounds', default: 40, choices: [], file: false },
  { name: 'deck', default: null, choices: [], file: true },
]
const USUAL = { start_points: 4, start_layout: 'centre', startingWilyTile: 'true', deck: 'box' }
const address = (text: string) => new URLSearchParams(text)

describe('the variants that the set-up of a box is told for', () => {
  it('are the usual ones where nothing is said, or what nobody can choose', () => {
    expect(told(OPTIONS, null, address(''))).toEqual(USUAL)
    expect(told(OPTIONS, null, address('start_points=9&start_layout=&deck=x&other=1'))).toEqual(USUAL)
  })
  it('come by an address and are the same again', () => {
    const chosen = { start_points: 5, startingWilyTile: false, deck: '{"cards": []}', max_rounds: 3 }
    const said = spelled(OPTIONS, chosen)
    expect(said).toEqual({ start_points: '5', startingWilyTile: 'false', deck: 'own' })
    const heard = { start_points: 5, start_layout: 'centre', startingWilyTile: 'false', deck: 'own' }
    expect(told(OPTIONS, null, address(new URLSearchParams(said).toString()))).toEqual(heard)
  })
  it('are those of the table that waits for the box', () => {
    const table = { options: { start_points: 5, start_layout: 'border', startingWilyTile: true }, own: ['deck'] }
    const heard = { ...USUAL, start_points: 5, start_layout: 'border', deck: 'own' }
    expect(told(OPTIONS, table, address('start_points=4'))).toEqual(heard)
  })
})
