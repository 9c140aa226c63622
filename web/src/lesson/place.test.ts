import { describe, expect, it } from 'vitest'
import { overlap, place, together, type Box } from './place'

const phone = { w: 390, h: 844 }
const bubble = { w: 374, h: 220 }
const at = (found: { x: number; y: number }): Box => ({ ...found, ...bubble })

describe('a bubble', () => {
  it('stands above a thing at the bottom and points down at it', () => {
    const hand = { x: 20, y: 600, w: 80, h: 90 }
    const found = place(bubble, phone, [hand])
    expect(overlap(at(found), hand)).toBe(0)
    expect(found.tip?.side).toBe('down')
    expect(found.x + found.tip!.along).toBeCloseTo(60, -1)
  })
  it('stands below a thing at the top', () => {
    expect(place(bubble, phone, [{ x: 150, y: 60, w: 90, h: 90 }]).tip?.side).toBe('up')
  })
  it('leaves free what is to be clicked, though it be further off', () => {
    const cell = { x: 150, y: 300, w: 60, h: 60 }
    const answers = { x: 0, y: 380, w: 390, h: 300 }
    const found = place(bubble, phone, [cell], [answers])
    expect(overlap(at(found), answers) + overlap(at(found), cell)).toBe(0)
  })
  it('stays in the window, with a thing or without', () => {
    for (const things of [[], [{ x: -40, y: 830, w: 60, h: 60 }]]) {
      const found = place(bubble, phone, things)
      expect(found.x).toBeGreaterThanOrEqual(0)
      expect(found.y + bubble.h).toBeLessThanOrEqual(phone.h)
    }
  })
  it('takes things that lie together for one', () => {
    const dice = [20, 80, 140].map((x) => ({ x, y: 600, w: 50, h: 50 }))
    expect(together(dice.slice(0, 2), phone)).toEqual([{ x: 20, y: 600, w: 110, h: 50 }])
    expect(together([dice[0]!, { x: 330, y: 600, w: 50, h: 50 }], phone)).toHaveLength(2)
    expect(together([dice[0]!, dice[2]!], phone, [dice[1]!])).toHaveLength(2) // the one between is not meant
  })
})
