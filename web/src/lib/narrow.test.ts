import { describe, expect, it } from 'vitest'
import { lit, open, settled, touch, touching } from './narrow'
import type { Choice } from './wire'

const choice = (action: number, ...touches: string[]): Choice => ({
  action,
  notation: String(action),
  text: { key: 'x' },
  touches,
  preview: null,
})
const place = [choice(1, 'coral:R', 'cell:a1'), choice(2, 'coral:R', 'cell:b1'), choice(3, 'coral:G', 'cell:a1')]

describe('narrowing', () => {
  it('lights the first things of all choices', () => {
    expect([...lit(place, [])]).toEqual(['coral:R', 'coral:G'])
    expect([...lit(place, ['coral:R'])]).toEqual(['cell:a1', 'cell:b1'])
  })
  it('sends with the last click', () => {
    expect(touch(place, [], 'coral:R')).toEqual({ kind: 'picked', picked: ['coral:R'] })
    expect(touch(place, ['coral:R'], 'cell:b1')).toEqual({ kind: 'send', choice: place[1] })
    expect(touch(place, [], 'coral:G')).toEqual({ kind: 'send', choice: place[2] })
  })
  it('takes the things in another order, too', () => {
    expect(touch(place, [], 'cell:a1')).toEqual({ kind: 'picked', picked: ['cell:a1'] })
    expect(touch(place, ['cell:a1'], 'coral:G')).toEqual({ kind: 'send', choice: place[2] })
  })
  it('needs no click for what all choices share, but never sends by itself', () => {
    const one = place.slice(0, 2)
    expect(settled(one, [])).toEqual(['coral:R'])
    expect([...lit(one, [])]).toEqual(['cell:a1', 'cell:b1'])
    expect(settled(one.slice(0, 1), [])).toEqual(['coral:R'])
    expect([...lit(one.slice(0, 1), [])]).toEqual(['cell:a1'])
  })
  it('goes on to the next question from a thing that needed no click', () => {
    const one = place.slice(0, 2)
    expect(touch(one, [], 'coral:R')).toEqual({ kind: 'picked', picked: ['coral:R'] })
    expect(touch(one, ['coral:R'], 'cell:b1')).toEqual({ kind: 'send', choice: place[1] })
  })
  it('lets a picked thing go, or changes to another', () => {
    expect(touch(place, ['coral:R'], 'coral:R')).toEqual({ kind: 'picked', picked: [] })
    const more = [...place, choice(4, 'coral:G', 'cell:b1')]
    expect(touch(more, ['coral:R'], 'coral:G')).toEqual({ kind: 'picked', picked: ['coral:G'] })
  })
  it('keeps a short choice that begins like a longer one', () => {
    const both = [choice(1, 'stag'), choice(2, 'stag', 'meadow')]
    expect(touch(both, [], 'stag')).toEqual({ kind: 'picked', picked: ['stag'] })
    expect([...lit(both, ['stag'])]).toEqual(['meadow'])
    expect(touch(both, ['stag'], 'stag')).toEqual({ kind: 'send', choice: both[0] })
  })
  it('counts a thing that is touched twice', () => {
    const twice = [choice(1, 'die:1', 'die:1'), choice(2, 'die:1', 'die:2')]
    expect(settled(twice, [])).toEqual(['die:1'])
    expect([...lit(twice, [])]).toEqual(['die:1', 'die:2'])
    expect(touch(twice, [], 'die:1')).toEqual({ kind: 'send', choice: twice[0] })
  })
  it('takes a thing for the choice that it is by itself, not for the end of another kind of choice', () => {
    const cards = [choice(1, 'slot:0'), choice(2, 'deck', 'slot:0'), choice(3, 'deck', 'slot:1')]
    expect(touch(cards, [], 'slot:0')).toEqual({ kind: 'send', choice: cards[0] })
    expect(touch(cards, ['deck'], 'slot:0')).toEqual({ kind: 'send', choice: cards[1] })
    expect(touch(cards, [], 'slot:1')).toEqual({ kind: 'send', choice: cards[2] })
    const food = [choice(1, 'food:2'), choice(2, 'food:1', 'food:2')]
    expect(touch(food, [], 'food:2')).toEqual({ kind: 'picked', picked: ['food:2'] })
  })
  it('refuses what no choice touches', () => {
    expect(touch(place, [], 'deck')).toEqual({ kind: 'no' })
    expect(touching(place, [], 'deck')).toEqual([])
    expect(open(place, ['deck'])).toEqual([])
  })
})
