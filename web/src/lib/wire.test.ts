import { expect, test } from 'vitest'
import { changed } from './wire'

test('a change says what became of each part, and keeps the others', () => {
  const old = { n: 3, hand: ['a', 'b', 'c'], deck: { left: 9 }, top: null, gone: 1 }
  const now = changed(old, { n: [4], hand: { '0': ['x'], '2': [] }, gone: [], new: [[1]], top: [{ id: 7 }] })
  expect(now).toEqual({ n: 4, hand: ['x', 'b'], deck: { left: 9 }, top: { id: 7 }, new: [1] })
  expect(now.deck).toBe(old.deck)
  expect(old.hand).toEqual(['a', 'b', 'c'])
})

test('a list grows at its end, and anything can become anything', () => {
  expect(changed([1], { '1': [2], '2': [3] })).toEqual([1, 2, 3])
  expect(changed({ a: 1 }, [null])).toBeNull()
  expect(changed({ a: null }, { a: [[]] })).toEqual({ a: [] })
})
