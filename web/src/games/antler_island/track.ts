/** The skerries on which the does are counted: an arc west of the island, on a phone a row south of it. */
import { polar } from './art'

export interface Stone {
  at: number
  x: number
  y: number
  r: number
}

export function stones(mark: number, row: boolean): Stone[] {
  const last = mark + 2
  return Array.from({ length: last + 1 }, (_, at) => {
    if (row) return { at, x: 40 + (at * 920) / last, y: 1006 + 4 * Math.sin(at * 1.3), r: mark > 10 ? 28 : 32 }
    const [x, y] = polar(196 + (at * 136) / last, 496)
    return { at, x, y, r: mark > 10 ? 26 : 29 }
  })
}
/** Where a seat's marker lies: beside its stone, side by side with the others there. */
export function beside(all: Stone[], track: readonly number[], seat: number, row: boolean): [number, number] {
  const reached = (one: number) => Math.min(track[one] ?? 0, all.length - 1)
  const stone = all[reached(seat)]!
  const mates = track.map((_, one) => one).filter((one) => reached(one) === stone.at)
  const place = mates.indexOf(seat)
  if (row) return [stone.x - 1, stone.y - 26 - place * 33]
  const angle = 196 + (stone.at * 136) / (all.length - 1)
  const turn = mates.length > 2 ? (Math.floor(place / 2) - 0.5) * 4.2 : 0 // three or four lie in two pairs
  return polar(angle + turn, 496 + (place % 2 ? 34 : -34))
}
