/** Pure geometry of the stone circles: everything is worked out from the places and circles of the view. */

import type { dolmengoetter } from '../../lib/views'
import type { View } from '../../lib/wire'
import type { Say } from '../../lib/words.svelte'

/** The places of the board; the table's own `places` of a view are ranks, this game's are places. */
export interface Place {
  id: string
  x: number
  y: number
  rune: { letter: string; sign: string; label: [number, number] } | null
  opposite: string[]
  stone: number | null
  druid: { seat: number; lying: boolean } | null
}
export const placesOf = (view: View): Place[] => view.places as unknown as Place[]

/** A name of the board in words: `P36` is place 36; a board of one's own may have other names. */
export const named = (name: string) => (/^[A-Za-z]\d+$/.test(name) ? Number(name.slice(1)) : name)
export const placeName = (say: Say, name: string) => say({ key: 'place-name', args: { name: named(name) } })
export const circleName = (say: Say, name: string) => say({ key: 'circle-name', args: { name: named(name) } })

export type Point = [number, number]
export interface Rune {
  letter: string
  sign: string
  at: Point
}
export interface Spot {
  id: string
  at: Point
  rune: Rune | null
  opposite: string[]
}
export interface Glade {
  id: string
  at: Point
  size: number
  factor: number
  places: string[]
  edge: string
  mid: string
  inner: string
  radius: number
  tufts: { x: number; y: number; grass: boolean }[]
}
export interface Land {
  tall: boolean
  /** What must be seen of the board: left, top, width, height. */
  need: [number, number, number, number]
  spots: Spot[]
  at: Record<string, Point>
  glades: Glade[]
  trails: string
  sheet: string
  bumps: { at: Point; out: Point; r: number }[]
  joined: Set<string>
}

export const round = (n: number) => +n.toFixed(1)

/** Always the same chance: a paper edge must not change between two drawings. */
export function chance(seed: number): () => number {
  let at = seed
  return () => (at = (at * 16807) % 2147483647) / 2147483647
}

export function octagon(r: number, dx = 0, dy = 0): string {
  const k = r * 0.4142
  return `M${round(dx - k)} ${round(dy - r)}H${round(dx + k)}L${round(dx + r)} ${round(dy - k)}V${round(dy + k)}L${round(dx + k)} ${round(dy + r)}H${round(dx - k)}L${round(dx - r)} ${round(dy + k)}V${round(dy - k)}Z`
}

/** A closed smooth curve through the points, as many points again. */
function curve(points: Point[], n = 8): Point[] {
  const out: Point[] = []
  const all = points.length
  for (let i = 0; i < all; i++) {
    const [a, b, c, d] = [points[(i + all - 1) % all]!, points[i]!, points[(i + 1) % all]!, points[(i + 2) % all]!]
    for (let k = 0; k < n; k++) {
      const t = k / n
      const one = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3)
      out.push([one(0), one(1)])
    }
  }
  return out
}

/** Points at even distances along a closed line. */
function even(points: Point[], step: number): Point[] {
  const all = points.length
  const sums = [0]
  for (let i = 0; i < all; i++)
    sums.push(
      sums[i]! + Math.hypot(points[(i + 1) % all]![0] - points[i]![0], points[(i + 1) % all]![1] - points[i]![1]),
    )
  const length = sums[all]!
  const n = Math.max(8, Math.round(length / step))
  const out: Point[] = []
  let j = 0
  for (let i = 0; i < n; i++) {
    const t = (i / n) * length
    while (sums[j + 1]! < t) j++
    const a = points[j]!
    const b = points[(j + 1) % all]!
    const u = (t - sums[j]!) / (sums[j + 1]! - sums[j]! || 1)
    out.push([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u])
  }
  return out
}

/** A leafy edge: little arcs that bulge into the glade. */
function leafy(points: Point[], step: number, rnd: () => number): string {
  const p = even(points, step)
  let d = `M${round(p[0]![0])} ${round(p[0]![1])}`
  for (let i = 1; i <= p.length; i++) {
    const a = p[i - 1]!
    const b = p[i % p.length]!
    const r = round(Math.hypot(b[0] - a[0], b[1] - a[1]) * (0.56 + rnd() * 0.16))
    d += `A${r} ${r} 0 0 0 ${round(b[0])} ${round(b[1])}`
  }
  return `${d}Z`
}

const pair = (one: string, two: string) => (one < two ? `${one} ${two}` : `${two} ${one}`)

/** What must be seen of a board, upright or on its side. */
export function needs([wide, high]: [number, number], tall: boolean): [number, number, number, number] {
  return tall ? [-26, -44, high + 52, wide + 96] : [-58, -56, wide + 116, high + 92]
}

/** The board lies on its side where it is larger so. */
export function land(view: View, tall: boolean): Land {
  const [wide, high] = view.canvas as [number, number]
  const turn = (x: number, y: number): Point => (tall ? [high - y, x] : [x, y])
  const at: Record<string, Point> = {}
  const spots: Spot[] = placesOf(view).map((place) => {
    const k = tall ? 1.56 : 1.44
    at[place.id] = turn(place.x, place.y)
    const label = place.rune?.label as Point | undefined
    return {
      id: place.id,
      at: at[place.id]!,
      opposite: place.opposite,
      rune:
        label && place.rune
          ? {
              letter: place.rune.letter,
              sign: place.rune.sign,
              at: turn(place.x + (label[0] - place.x) * k, place.y + (label[1] - place.y) * k),
            }
          : null,
    }
  })
  const joined = new Set((view.edges as [string, string][]).map(([one, two]) => pair(one, two)))
  const sides = new Map<string, { ends: [string, string]; middle: Point; count: number }>()
  let sheet = ''
  const glades: Glade[] = (view.circles as dolmengoetter.Circle[]).map((circle, number) => {
    const middle = turn(circle.x, circle.y)
    const names = circle.places
    const n = names.length
    const rnd = chance(number * 977 + 11)
    const toward = (p: Point, k: number, dy = 0): Point => {
      const l = Math.hypot(p[0] - middle[0], p[1] - middle[1]) || 1
      return [middle[0] + ((p[0] - middle[0]) * (l - k)) / l, middle[1] + dy + ((p[1] - middle[1]) * (l - k)) / l]
    }
    const points: Point[] = []
    names.forEach((name, i) => {
      const other = names[(i + 1) % n]!
      const [v, w] = [at[name]!, at[other]!]
      points.push(toward(v, n === 4 ? 28 : 31), toward([(v[0] + w[0]) / 2, (v[1] + w[1]) / 2], n === 4 ? 11 : 14))
      const key = pair(name, other)
      const known = sides.get(key)
      if (known) known.count++
      else sides.set(key, { ends: [name, other], middle, count: 1 })
    })
    sheet += `M${names.map((name) => at[name]!.map(round).join(' ')).join('L')}Z`
    const line = curve(points)
    const radius = { 4: 28, 6: 50, 8: 76 }[n] ?? 50
    const tufts =
      n === 4
        ? []
        : Array.from({ length: n === 8 ? 7 : 4 }, (_, i) => {
            const angle = ((i + rnd() * 0.7) / (n === 8 ? 7 : 4)) * 6.283
            const far = radius * (0.72 + rnd() * 0.14)
            return {
              angle,
              x: round(middle[0] + Math.cos(angle) * far),
              y: round(middle[1] + Math.sin(angle) * far * 0.95 + 4),
              grass: rnd() < 0.55,
            }
          }).filter((tuft) => Math.abs(Math.cos(tuft.angle)) > 0.35)
    const inset = (k: number, dy: number) => line.map((p) => toward(p, k, dy))
    return {
      id: circle.id,
      at: middle,
      size: n,
      factor: circle.factors[0]!,
      places: names,
      radius,
      tufts,
      edge: leafy(line, 12, rnd),
      mid: leafy(inset(n === 4 ? 6 : n === 6 ? 9 : 11, 1), 15, rnd),
      inner: n > 4 ? leafy(inset(n === 6 ? 20 : 25, 3), 18, rnd) : '',
    }
  })
  const rnd = chance(11)
  const bumps: Land['bumps'] = []
  for (const { ends, middle, count } of sides.values()) {
    if (count > 1) continue
    const [a, b] = [at[ends[0]]!, at[ends[1]]!]
    let out: Point = [b[1] - a[1], a[0] - b[0]]
    const length = Math.hypot(...out) || 1
    const way =
      (out[0] * ((a[0] + b[0]) / 2 - middle[0]) + out[1] * ((a[1] + b[1]) / 2 - middle[1]) < 0 ? -1 : 1) / length
    out = [out[0] * way, out[1] * way]
    for (let t = -8; t < length + 8; t += 21)
      bumps.push({
        at: [a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length],
        out,
        r: 0.75 + rnd() * 0.6,
      })
  }
  const trails = (view.edges as [string, string][])
    .map(([one, two]) => `M${at[one]!.map(round).join(' ')}L${at[two]!.map(round).join(' ')}`)
    .join('')
  return { tall, spots, at, glades, trails, sheet, bumps, joined, need: needs([wide, high], tall) }
}

export interface Hop {
  from: Point
  to: Point
  rune: boolean
  ends: [string, string]
}
/** The hops of a druid from a place over others to a place; a rune hop crosses the board. */
export function hops(land: Land, way: string[]): Hop[] {
  return way.slice(1).map((to, i) => ({
    from: land.at[way[i]!]!,
    to: land.at[to]!,
    rune: !land.joined.has(pair(way[i]!, to)),
    ends: [way[i]!, to] as [string, string],
  }))
}

/** An arc from here to there, as high as it is long. */
export function arc([x1, y1]: Point, [x2, y2]: Point, lift = 0.36): { d: string; point(t: number): Point } {
  const far = Math.hypot(x2 - x1, y2 - y1)
  const top: Point = [(x1 + x2) / 2, (y1 + y2) / 2 - Math.max(34, far * lift) * 1.2]
  return {
    d: `M${round(x1)} ${round(y1)}Q${round(top[0])} ${round(top[1])} ${round(x2)} ${round(y2)}`,
    point: (t) => [
      (1 - t) ** 2 * x1 + 2 * t * (1 - t) * top[0] + t * t * x2,
      (1 - t) ** 2 * y1 + 2 * t * (1 - t) * top[1] + t * t * y2,
    ],
  }
}

/** A quiet bow between two runes, past the middle of the board. */
export function bend([x1, y1]: Point, [x2, y2]: Point): string {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const far = Math.hypot(dx, dy) || 1
  const top = [(x1 + x2) / 2 + (dy / far) * 46, (y1 + y2) / 2 - (dx / far) * 46] as const
  return `M${round(x1)} ${round(y1)}Q${round(top[0])} ${round(top[1])} ${round(x2)} ${round(y2)}`
}

/** The line of a hop: an arc, or a bow between runes. */
export const line = ({ from, to, rune }: Pick<Hop, 'from' | 'to' | 'rune'>, lift: number): string =>
  rune ? bend(from, to) : arc(from, to, lift).d

export function ridge(
  x0: number,
  x1: number,
  y: number,
  base: number,
  waves: [number, number, number][],
  step = 26,
): string {
  const points: Point[] = []
  for (let x = x0; x <= x1 + step; x += step)
    points.push([x, waves.reduce((h, [a, w, p]) => h + a * Math.sin(x / w + p), y)])
  let d = `M${x0} ${base}L${points[0]!.map(round).join(' ')}`
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    d += `Q${round(a[0])} ${round(a[1])} ${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`
  }
  return `${d}L${x1 + step} ${base}Z`
}

export function pine(x: number, y: number, h: number): string {
  let d = ''
  for (let i = 0; i < 4; i++) {
    const top = y - h + h * 0.2 * i
    const low = top + h * 0.34
    const k = h * 0.36 * (0.42 + 0.2 * i)
    d += `M${round(x)} ${round(top)}L${round(x + k)} ${round(low)}Q${round(x)} ${round(low - h * 0.07)} ${round(x - k)} ${round(low)}Z`
  }
  return `${d}M${round(x - h * 0.03)} ${round(y - h * 0.1)}h${round(h * 0.06)}V${round(y)}h${round(-h * 0.06)}Z`
}

/** The signs of the runes, one stroke each; a board of a player's own may have others. */
export const RUNES: Record<string, string> = {
  F: 'M-3 8V-8M-3-2L4-7M-3 3L4-2',
  U: 'M-4 8V-8L4-3V8',
  TH: 'M-3 8V-8M-3-4L4 0L-3 4',
  A: 'M-3 8V-8L4-4M-3-2L4 2',
  R: 'M-3 8V-8L4-4L-3 0L4 8',
  K: 'M3-7L-4 0L3 7',
  G: 'M-5-7L5 7M5-7L-5 7',
  W: 'M-3 8V-8L4-4L-3 0',
  H: 'M-4 8V-8M4 8V-8M-4-3L4 3',
  N: 'M0 8V-8M-4-3L4 3',
  I: 'M0-8V8',
  J: 'M-1-7L-5-2L-1 2M1-2L5 2L1 7',
  EI: 'M0-8V8M0-8L4-4M0 8L-4 4',
  P: 'M-4 8V-8L0-4L4-8M-4 8L0 4L4 8',
  Z: 'M0 8V-8M0 0L-5-7M0 0L5-7',
  S: 'M4-8L-3-3L3 2L-4 8',
  T: 'M0 8V-8M-5-3L0-8L5-3',
  B: 'M-3 8V-8L4-4L-3 0L4 4L-3 8',
  E: 'M-5 8V-8L0-3L5-8V8',
  M: 'M-5 8V-8L5 0M5 8V-8L-5 0',
}
