import { describe, expect, it } from 'vitest'
import { bridges, outline, parts } from './shapes'

describe('outlines of patterns', () => {
  it('finds what hangs together', () => {
    expect(
      parts(['a1', 'b1', 'd4'])
        .map((part) => part.length)
        .sort(),
    ).toEqual([1, 2])
  })
  it('closes one loop with a corner for each turn', () => {
    const corners = (path: string) => path.split('Q').length - 1
    expect(corners(outline(['a1']))).toBe(4)
    expect(corners(outline(['a1', 'b1', 'c1']))).toBe(4)
    expect(corners(outline(['a1', 'a2', 'b2']))).toBe(6)
  })
  it('bridges diagonals only', () => {
    expect(bridges(['a1', 'b2', 'c3']).split('M').length - 1).toBe(2)
    expect(bridges(['a1', 'b1'])).toBe('')
  })
})
