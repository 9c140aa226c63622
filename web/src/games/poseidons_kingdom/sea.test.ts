import { describe, expect, it } from 'vitest'
import { around, at, bounds, halves, LIFT } from './hexes'
import { berth, line, place, sea, way, type Field } from './sea'

const CIRCUIT = [
  'D1',
  'D2',
  'D3',
  'D4',
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'B4',
  'B3',
  'B2',
  'B1',
  'L6',
  'L5',
  'L4',
  'L3',
  'L2',
  'L1',
]
const fields = CIRCUIT.map((id): Field => ({ id, strip: 0, number: 1, die: false, enter: false }))
const crossing = [
  ['L3', 'R4'],
  ['R3', 'L4'],
]

describe('the ocean', () => {
  it('goes across the middle, and round the shark', () => {
    expect(way(fields, crossing, 'L2', 'R4', 'B1')).toEqual(['L2', 'L3', 'R4'])
    expect(way(fields, crossing, 'D1', 'D3', 'D2')).not.toContain('D2')
    expect(way(fields, crossing, 'D1', 'D2', 'B1')).toEqual(['D1', 'D2'])
  })
  it('draws a crossing as a curve', () => {
    const s = sea(540, 600, false)
    expect(line(s, ['L3', 'R4'])).toContain('C')
    expect(line(s, ['L3', 'L4'])).not.toContain('C')
  })
  it('finds a berth of its own for each die, inside the picture', () => {
    for (const s of [sea(540, 600, false), sea(374, 490, true)])
      for (let strip = 0; strip < 8; strip++) {
        const spots = Array.from({ length: 9 }, (_, slot) => berth(s, strip, slot, 9))
        expect(new Set(spots.map(String)).size).toBe(9)
        for (const [x, y] of spots) {
          expect(x > 0 && x < s.wide).toBe(true)
          expect(y > s.wave && y < s.high).toBe(true)
        }
      }
  })
  it('has the same fields left and right', () => {
    const s = sea(540, 600, false)
    expect(place(s, 'L3')[0] + place(s, 'R3')[0]).toBeCloseTo(s.wide)
  })
})

describe('the reef', () => {
  it('lifts a hex with each level', () => {
    expect(at('2,1', 1)[1] - at('2,1', 3)[1]).toBeCloseTo(2 * LIFT)
  })
  it('holds all hexes in its box', () => {
    const box = bounds([
      { hex: '0,0', height: 1 },
      { hex: '3,1', height: 4 },
    ])
    const [x, y] = at('3,1', 4)
    expect(x < box.x + box.wide && y > box.y).toBe(true)
  })
  it('knows the symbols of a tile', () => {
    expect(halves('AF')).toEqual(['arrow', 'food'])
  })
})

it('is never stretched: a flat box gets a wider sea', () => {
  for (const [wide, high] of [
    [348, 200],
    [496, 378],
    [378, 520],
  ] as const) {
    const s = sea(wide, high, true)
    expect(s.wide / s.high).toBeCloseTo(wide / high)
    expect(s.scale * s.high).toBeCloseTo(high)
  }
})

it('keeps room for every place where one may build', () => {
  expect(new Set(around(['0,0'], 1)).size).toBe(7)
  expect(new Set(around(['0,0'], 2)).size).toBe(19)
})
