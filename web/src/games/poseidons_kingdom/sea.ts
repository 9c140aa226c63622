/** Pure geometry of the ocean: a picture of any size, the wave on top, eight strips below. */

export type Point = readonly [number, number]
export interface Field {
  id: string
  strip: number
  number: number
  die: boolean
  enter: boolean
}

/** The measures of the ocean in a box of this size; `narrow` draws everything larger. `scale`: the pixels of a unit. */
export interface Sea {
  wide: number
  high: number
  scale: number
  wave: number
  strip: number
  disc: number
  die: number
  narrow: boolean
}

export function sea(boxWide: number, boxHigh: number, narrow: boolean): Sea {
  const unit = narrow ? 470 : 600
  const shape = Math.max(1, boxHigh) / Math.max(1, boxWide)
  const high = unit * Math.max(0.8, shape)
  const wide = high / shape // a flat box gets a wider sea, never a stretched one
  const wave = Math.min(narrow ? 112 : 124, high * 0.19)
  const strip = (high - wave) / 8
  return {
    wide,
    high,
    scale: Math.max(1, boxWide) / wide,
    wave,
    strip,
    disc: Math.min(narrow ? 23 : 25, strip * 0.44),
    die: Math.min(narrow ? 33 : 34, strip * 0.7),
    narrow,
  }
}
/** Letters of this size, in a small picture as large as can be read. */
export const letters = (s: Sea, size: number) => Math.max(size, 12.3 / s.scale)
/** Half of what a finger finds at least. */
export const finger = (s: Sea) => 12.6 / s.scale

export const middle = (s: Sea, strip: number) =>
  s.wave + s.strip * (strip + 0.5) + (strip === 0 ? 6 : strip === 1 ? 3 : 0)

const SIDE = [0, 1.1, 1, 1.5, 1.5, 1, 1.1]
const ROW = [0.105, 0.37, 0.63, 0.895]

/** Where a field lies. Its name says it: D and B from left to right, L and R from top to bottom. */
export function place(s: Sea, id: string): Point {
  const n = Number(id[1])
  if (id[0] === 'D' || id[0] === 'B') return [s.wide * ROW[n - 1]!, middle(s, id[0] === 'D' ? 0 : 7)]
  const x = SIDE[n]! * (s.narrow ? 40 : 52)
  return [id[0] === 'L' ? x : s.wide - x, middle(s, n)]
}

/** Where the dice of a strip lie: the first ones spread, later ones between and below them. */
export function berth(s: Sea, strip: number, slot: number, count: number): Point {
  const edge = strip === 0 || strip === 7
  const y = middle(s, strip)
  if (edge) {
    const gaps = [1, 0, 2]
    const gap = gaps[slot % 3]!
    const x = (s.wide * (ROW[gap]! + ROW[gap + 1]!)) / 2
    const side = Math.floor(slot / 3)
    const pair = count > 3 ? (side % 2 ? 0.54 : -0.54) * s.die : 0
    return [
      x + pair + Math.floor(side / 2) * 5,
      y + Math.floor(side / 2) * s.die * 0.5 - (count > 6 ? s.die * 0.22 : 0),
    ]
  }
  const from = s.narrow ? 104 : 132
  const rows = count > 9 ? 2 : 1
  const row = slot < 9 ? 0 : 1
  const order = [4, 2, 6, 1, 7, 3, 5, 0, 8]
  const drift = [0, 7, 2, 5, 1, 6][strip - 1]! // so that lone dice of all strips do not stand in one column
  const step = (s.wide - 2 * from) / 8
  return [
    from + ((order[slot % 9]! + drift) % 9) * step + (row ? step / 2 : 0),
    y + (rows > 1 ? (row ? 0.46 : -0.4) * s.die : [-3, 4, -1, 3, 2][slot % 5]!),
  ]
}

/** Where the dice on the wave lie. */
export function slotAt(s: Sea, slot: number, slots: number): Point {
  const room = s.wide - (s.narrow ? 78 : 96)
  const step = room / slots
  return [10 + step * (slot + 0.5), s.wave - 8 - slotSize(s, slots) / 2 + Math.sin(slot * 0.9) * 1.6]
}
/** As large as there is room between the ladder of bonus actions and the water. */
export const slotSize = (s: Sea, slots: number) =>
  Math.min((s.wide - (s.narrow ? 78 : 96)) / slots - 4, Math.max(20, Math.min(32, s.wave - 18 - ladderHigh(s))))
export const ladderHigh = (s: Sea) => 1.86 * letters(s, 14)

const curve = ([x, y]: Point, [u, v]: Point) => `C${x + (u - x) * 0.38} ${y} ${u - (u - x) * 0.38} ${v} ${u} ${v}`
const crosses = (a: string, b: string) => (a[0] === 'L' && b[0] === 'R') || (a[0] === 'R' && b[0] === 'L')

/** A line along fields that follow each other. */
export function line(s: Sea, fields: readonly string[]): string {
  return fields
    .map((id, i) => {
      const at = place(s, id)
      if (!i) return `M${at[0]} ${at[1]}`
      const before = fields[i - 1]!
      return crosses(before, id) ? curve(place(s, before), at) : `L${at[0]} ${at[1]}`
    })
    .join('')
}

/** The wavy lower edge of a strip, from right to left. */
export function edge(s: Sea, y: number, i: number, high: number, lean: number): string {
  const n = s.narrow ? 4 : 5
  const w = s.wide / n
  let d = `L${s.wide} ${y.toFixed(1)}`
  for (let j = n - 1; j >= 0; j--) {
    const x = j * w
    const k = (j + i) % 2 ? 1 : -1
    d += `C${(x + w * 0.66).toFixed(1)} ${(y + high * k + lean).toFixed(1)} ${(x + w * 0.34).toFixed(1)} ${(y + high * k - lean).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return d
}

/** The curls of the big wave, each a little larger than the one before: x and width. */
export function curls(s: Sea): Point[] {
  const n = s.narrow ? 7 : 8
  const q = 1.16
  let w = ((s.wide - 8) * (q - 1)) / (q ** n - 1)
  let x = -14
  return Array.from({ length: n }, () => {
    const one: Point = [x, w]
    x += w
    w *= q
    return one
  })
}

/** The shortest way over neighbouring fields that keeps clear of one of them. */
export function way(
  fields: readonly Field[],
  crossing: readonly (readonly string[])[],
  from: string,
  to: string,
  clear: string,
): string[] {
  const ids = fields.map((field) => field.id)
  const beside = (id: string) => {
    const at = ids.indexOf(id)
    return [
      ids[(at + 1) % ids.length]!,
      ids[(at + ids.length - 1) % ids.length]!,
      ...crossing.flatMap(([a, b]) => (a === id ? [b!] : b === id ? [a!] : [])),
    ]
  }
  const came = new Map<string, string | null>([[from, null]])
  const todo = [from]
  while (todo.length) {
    const id = todo.shift()!
    if (id === to) break
    for (const next of beside(id))
      if (next !== clear && !came.has(next)) {
        came.set(next, id)
        todo.push(next)
      }
  }
  if (!came.has(to)) return [from, to]
  const found = [to]
  for (let id = came.get(to) ?? null; id; id = came.get(id) ?? null) found.unshift(id)
  return found
}

/** How several creatures share a field: the shift of each and their size. */
export function crowd(i: number, n: number): { x: number; y: number; scale: number } {
  if (n === 1) return { x: 0, y: -2, scale: 1.1 }
  if (n === 2) return { x: i ? 15 : -15, y: i ? 5 : -7, scale: 0.95 }
  const a = -Math.PI / 2 + (i * 2 * Math.PI) / n
  return { x: Math.cos(a) * (n > 4 ? 24 : 19), y: Math.sin(a) * (n > 4 ? 22 : 17), scale: n > 4 ? 0.66 : 0.78 }
}
