/** The paper shapes of the island: everything is cut from paths, nothing here knows a rule. */

export const rad = (degrees: number) => (degrees * Math.PI) / 180
const n = (value: number) => Math.round(value * 10) / 10
export type Point = [number, number]

/** Numbers that look random and are the same every time. */
export function dice(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function mix(a: string, b: string, t: number): string {
  const parts = (colour: string) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16))
  const [from, to] = [parts(a), parts(b)]
  return (
    '#' +
    from
      .map((value, i) =>
        Math.round(value + (to[i]! - value) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

/** A point at an angle (0 is up, clockwise) and a distance from the middle of the island. */
export const polar = (angle: number, radius: number, x = 500, y = 500): Point => [
  x + radius * Math.sin(rad(angle)),
  y - radius * Math.cos(rad(angle)),
]

export type Wobble = (angle: number) => number
export function wobble(seed: number, much: number, waves: number[]): Wobble {
  const roll = dice(seed)
  const terms = waves.map((k) => [k, roll() * 2 * Math.PI, ((0.5 + roll()) * much) / Math.sqrt(waves.length)] as const)
  return (angle) => terms.reduce((sum, [k, phase, size]) => sum + size * Math.sin(k * rad(angle) + phase), 0)
}
const none: Wobble = () => 0

export function blob(x: number, y: number, radius: number, w: Wobble, flat = 1, step = 2.5): string {
  let d = ''
  for (let a = 0; a < 360; a += step)
    d += `${a ? 'L' : 'M'}${n(x + (radius + w(a)) * Math.sin(rad(a)))} ${n(y - (radius + w(a)) * flat * Math.cos(rad(a)))}`
  return d + 'Z'
}
export function sector(
  a0: number,
  a1: number,
  inner: number,
  outer: number,
  wi: Wobble,
  wo: Wobble,
  gap: number,
  steps = 14,
): string {
  const go = ((gap / 2 / outer) * 180) / Math.PI
  const gi = ((gap / 2 / inner) * 180) / Math.PI
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const a = a0 + go + ((a1 - a0 - 2 * go) * i) / steps
    points.push(polar(a, outer + wo(a)))
  }
  for (let i = steps; i >= 0; i--) {
    const a = a0 + gi + ((a1 - a0 - 2 * gi) * i) / steps
    points.push(polar(a, inner + wi(a)))
  }
  return 'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z'
}

export type Curve = [Point, Point, Point, Point]
export const along = (p: Curve, t: number): Point => {
  const u = 1 - t
  return [0, 1].map(
    (i) => u * u * u * p[0][i]! + 3 * u * u * t * p[1][i]! + 3 * u * t * t * p[2][i]! + t * t * t * p[3][i]!,
  ) as Point
}
/** A curve as a strip that gets thinner: the ends of an antler. */
export function taper(p: Curve, w0: number, w1: number, steps = 10): string {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const [x, y] = along(p, t)
    const [x2, y2] = along(p, Math.min(1, t + 0.01))
    const [x0, y0] = along(p, Math.max(0, t - 0.01))
    const length = Math.hypot(x2 - x0, y2 - y0) || 1
    const w = (w0 + (w1 - w0) * t) / 2
    left.push([x - ((y2 - y0) / length) * w, y + ((x2 - x0) / length) * w])
    right.unshift([x + ((y2 - y0) / length) * w, y - ((x2 - x0) / length) * w])
  }
  return 'M' + [...left, ...right].map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z'
}
export const oval = (x: number, y: number, a: number, b = a) =>
  `M${n(x - a)} ${n(y)}a${n(a)} ${n(b)} 0 1 0 ${n(2 * a)} 0a${n(a)} ${n(b)} 0 1 0 ${n(-2 * a)} 0z`
export function leaf(x: number, y: number, turn: number, length: number, wide: number): string {
  const [s, c] = [Math.sin(rad(turn)), Math.cos(rad(turn))]
  const at = (u: number, v: number) => `${n(x + u * c - v * s)} ${n(y + u * s + v * c)}`
  return `M${at(0, 0)}C${at(wide, -length * 0.3)} ${at(wide, -length * 0.7)} ${at(0, -length)}C${at(-wide, -length * 0.7)} ${at(-wide, -length * 0.3)} ${at(0, 0)}Z`
}

// ---- stags and does

export const SEATS = ['#d1495b', '#2878b5', '#e0a100', '#2f8f6b', '#7d4fa8', '#6b6f76'].map((base) => ({
  base,
  dark: mix(base, '#1b1020', 0.34),
  deep: mix(base, '#1b1020', 0.5),
  light: mix(base, '#fff4e0', 0.32),
  pale: mix(base, '#fffaf0', 0.8),
  mist: mix(base, '#fffaf0', 0.62),
}))
export const STAG = {
  body:
    'M13 50C11 43 16 38 25 37.500C34 37 46 39 54 36C60 33 62 25 65 17C66.500 12 70 8.500 75 9' +
    'C80 10 85 14 91 19C94 21 94 25 91 26.500C87 27.500 84.500 27.500 82.500 30C82 35 83 38 81 42L82 46' +
    'L78.500 50L79 55L75.500 59C74.500 61 73.500 63 72.500 66C71.500 76 71 86 71 94L74.500 100H65L65 94' +
    'C64 86 64 78 61 70C54 70 46 68 40 66C36 67 33 70 31 74C30 78 28 81 27 84C27 88 28 92 28 94' +
    'L31.500 100H22L22 94C21 91 20 87 19 84C20 79 21 75 19 70C14 65 11 58 13 50Z',
  far: 'M66 62C70 71 78 76 83 81L80 93L83.500 100H74.500L75 92L76 84C69 80 62 74 58 66ZM24 66C21 74 15 80 11 84L13 94L16.500 100H7L7 94L4.500 84C8 78 10 70 13 60Z',
  tail: 'M14 44C8 45 6 52 8 58C12 56 15 52 16 49Z',
  ear: 'M70.500 13C65 8 60 7.500 56 9C59 14.500 64 18 69.500 18Z',
  mane: 'M66 24C70 28 77 29 82.500 30C82 35 83 38 81 42L82 46L78.500 50L79 55L75.500 59L72 55L70 60L66 54L62 58L60 50L56 50L58 42L56 38C61 35 64 30 66 24Z',
  rump: 'M13 50C12 45 15 40 20 38.500C23 44 22 54 18 62C14 59 12 55 13 50Z',
}
export const DOE = {
  body:
    'M6 26C5 21 9 18 14 18C21 18 28 20 33 19C37 16 39 11 41 6C42 3 45 2 47 3C51 5 54 7 57 10' +
    'C58 12 57 14 55 14C52 14 50 15 48 16C47 21 46 26 44 30C43 32 42 34 41 36L41 54H36.500L36 38' +
    'C30 37 24 37 20 35C17 38 16 41 15 44L16.500 54H12L10 44C11 40 10 37 8 34C6 31 5 29 6 26Z',
  far: 'M37 33L45 44L44 54H48L49 43L43 30ZM11 33L5 44L6 54H2L1 43L7 29Z',
  ear: 'M43.500 6C39 1 36-1 32-2C33 3 37 8 42 9Z',
}

const SIDE_ENDS = [
  [0.14, -5, 27],
  [0.4, -8, 31],
  [0.64, -15, 25],
  [0.82, 12, 18],
  [0.27, 14, 20],
  [0.53, 13, 18],
  [0.72, 14, 13],
] as const
/** One antler seen from the side, with so many ends; more than eight are not drawn. */
export function sideAntler(x: number, y: number, ends: number, scale: number, way: 1 | -1): string {
  const k = Math.min(ends, 8)
  if (k < 1) return ''
  const s = (0.46 + 0.135 * Math.min(k, 5)) * scale
  const curve: Curve = [
    [x, y],
    [x + way * 19 * s, y - 2 * s],
    [x + way * 40 * s, y - 22 * s],
    [x + way * 25 * s, y - 62 * s],
  ]
  let d = taper(curve, 5.4, 1.7)
  for (let i = 0; i < k - 1; i++) {
    const [t, dx, dy] = SIDE_ENDS[i]!
    const [bx, by] = along(curve, t)
    const q = way * s
    d += taper(
      [
        [bx, by],
        [bx + q * dx * 0.02 + (i === 3 ? q * 4 : 0), by - dy * 0.4 * s],
        [bx + q * dx * 0.45, by - dy * 0.8 * s],
        [bx + q * dx, by - dy * s],
      ],
      4.2,
      1.1,
      6,
    )
  }
  return d
}

const FRONT_ENDS = [
  [0.12, 3, -50],
  [0.37, -8, -60],
  [0.61, -24, -50],
  [0.8, 26, -38],
  [0.25, 38, -30],
  [0.48, 40, -26],
  [0.7, 34, -16],
] as const
/** One antler of a head seen from the front, as pieces: the beam first, then end by end. */
export function frontAntler(ends: number): { edge: string; core: string }[] {
  const k = Math.min(ends, 8)
  if (k < 1) return []
  const size = 0.6 + 0.1 * Math.min(k, 4)
  const curve: Curve = [
    [9, -34],
    [44, -44],
    [92 * size, -84 * size - 10],
    [66 * size, -172 * size],
  ]
  const core = curve.map(([x, y]) => [x - 1.4, y - 1]) as Curve
  const parts = [{ edge: taper(curve, 17, 1.8, 18), core: taper(core, 10.5, 0.7, 18) }]
  for (let i = 0; i < k - 1; i++) {
    const [t, dx, dy] = FRONT_ENDS[i]!
    const [a, b] = along(curve, t)
    const out = i >= 3 ? 10 : 0
    const end: Curve = [
      [a, b],
      [a + dx * 0.02 + out, b + dy * 0.42],
      [a + dx * 0.45 + out * 0.4, b + dy * 0.82],
      [a + dx, b + dy],
    ]
    const wide = (17 - 14 * t) * 0.86
    parts.push({
      edge: taper(end, wide, 1.2, 12),
      core: taper(end.map(([x, y]) => [x - 0.8, y]) as Curve, wide * 0.56, 0.5, 12),
    })
  }
  return parts
}

/** An antler as a sign. */
export function antlerSign(x: number, y: number, s: number): string {
  const curve: Curve = [
    [x, y],
    [x + 34 * s, y - 14 * s],
    [x + 66 * s, y - 42 * s],
    [x + 48 * s, y - 88 * s],
  ]
  let d = taper(curve, 12 * s, 4 * s)
  for (const [t, dx, dy] of [
    [0.16, -4, -26],
    [0.42, -6, -34],
    [0.72, -22, -26],
  ] as const) {
    const [a, b] = along(curve, t)
    d += taper(
      [
        [a, b],
        [a + dx * 0.1 * s, b + dy * 0.4 * s],
        [a + dx * 0.5 * s, b + dy * 0.8 * s],
        [a + dx * s, b + dy * s],
      ],
      9 * s,
      3 * s,
      6,
    )
  }
  return d
}

// ---- the island, layer by layer

export interface Layer {
  d: string
  fill: string
  lift?: number
  stroke?: string
  wide?: number
  opacity?: number
}
const COLOURS = ['orange', 'white', 'purple'] as const
const BASE = { orange: '#cf8442', white: '#d6cab0', purple: '#8d6592' }
const TOP = { orange: '#e2a562', white: '#f4eddd', purple: '#b08ab5' }
const RIM = wobble(21, 9, [5, 7, 11, 17])
const MIDDLE = wobble(45, 5, [6, 9, 14, 19])

/** The outline of a space, for clicks and rings. */
export function outline(id: string): string {
  if (id === 'C') return blob(500, 500, 122, none, 1, 6)
  const i = Number(id.slice(1)) - 1
  if (id[0] === 'O') return sector(i * 30, i * 30 + 30, 296, 409, none, (a) => RIM(a) * 0.7, 22)
  const wide = i % 2 ? 15 : 30
  return sector(i * 45 - wide, i * 45 + wide, 139, 256, none, (a) => MIDDLE(a) * 0.8, i % 2 ? 16 : 20)
}
/** Where the pieces of a space stand. */
export function middle(id: string): Point {
  if (id === 'C') return [500, 500]
  const i = Number(id.slice(1)) - 1
  return id[0] === 'O' ? polar(i * 30 + 15, 352) : polar(i * 45, 199)
}

/** A bag of small shapes of a few colours, drawn as one path each. */
class Scraps {
  #bags = new Map<string, string>()
  put(fill: string, d: string): void {
    this.#bags.set(fill, (this.#bags.get(fill) ?? '') + d)
  }
  layers(lift?: number): Layer[] {
    return [...this.#bags].map(([fill, d]) => ({ d, fill, lift }))
  }
}

export function ground(seats: number): Layer[] {
  const covered = seats < 4 ? 3 : 0
  const shores = 12 - covered
  const layers: Layer[] = []
  const lay = (radius: number, w: Wobble, fill: string, lift = 2) =>
    layers.push({ d: blob(500, 500, radius, w), fill, lift })
  lay(640, wobble(31, 20, [3, 4, 5, 9]), '#265a71')
  lay(566, wobble(3, 16, [2, 3, 5, 7]), '#347084')
  lay(512, wobble(9, 12, [3, 4, 6, 9]), '#4c8c9a')
  lay(473, wobble(14, 9, [3, 5, 8, 11]), '#80b6b5')
  lay(447, RIM, '#eef3e4')
  lay(437, (a) => RIM(a) * 0.95, '#e6d3a6', 1)
  lay(427, (a) => RIM(a) * 0.95, '#93a86f', 1)
  const wi = wobble(5, 3, [7, 11, 13])
  const wo: Wobble = (a) => RIM(a) * 0.9
  if (covered) {
    // a bay where three spaces would be, and the strand that leads round it
    layers.push({ d: sector(268.5, 361.5, 262, 470, none, (a) => RIM(a), 0, 30), fill: '#dccb9c', lift: 1 })
    layers.push({
      d: sector(270.5, 359.5, 336, 560, (a) => 5 * Math.sin(a * 0.22), none, 10, 30),
      fill: '#eef3e4',
      lift: 0,
    })
    layers.push({ d: sector(271.5, 358.5, 343, 560, (a) => 5 * Math.sin(a * 0.22), none, 18, 30), fill: '#80b6b5' })
    layers.push({
      d: sector(274, 356, 366, 560, (a) => 7 * Math.sin(a * 0.2 + 1), none, 34, 30),
      fill: '#4c8c9a',
      lift: 1,
    })
    layers.push({
      d: sector(
        279,
        351,
        402,
        566,
        (a) => 8 * Math.sin(a * 0.17 + 2),
        (a) => wobble(3, 16, [2, 3, 5, 7])(a) - 4,
        40,
        30,
      ),
      fill: '#347084',
      lift: 1,
    })
    const steps = new Scraps()
    for (let a = 275; a < 358; a += 5.2) {
      const [x, y] = polar(a, 313 + (a % 2 ? 4 : -4))
      steps.put('#b29a63', leaf(x - 2, y + 4, a + 90, 8, 2.2) + leaf(x + 2.5, y + 4, a + 90, 8, 2.2))
    }
    layers.push(...steps.layers())
  }
  for (let i = 0; i < shores; i++)
    layers.push({ d: sector(i * 30, i * 30 + 30, 268, 421, wi, wo, 9), fill: BASE[COLOURS[i % 3]!], lift: 1 })
  for (let i = 0; i < shores; i++) {
    const fill = TOP[COLOURS[i % 3]!]
    layers.push({
      d: sector(i * 30, i * 30 + 30, 268, 409, wi, (a) => wo(a) * 0.8 + 2 * Math.sin(a * 0.9), 24),
      fill,
      stroke: fill,
      wide: 5,
      lift: 0,
    })
  }
  let roll = dice(5)
  const floor = new Scraps()
  for (let i = 0; i < shores; i++)
    for (let j = 0; j < 26; j++) {
      const [x, y] = polar(i * 30 + 4 + roll() * 22, 300 + roll() * 100)
      const kind = COLOURS[i % 3]!
      if (kind === 'orange')
        floor.put(roll() < 0.5 ? '#cf8540' : '#efbb7d', leaf(x, y, roll() * 360, 8 + roll() * 5, 2.4))
      else if (kind === 'white')
        floor.put(roll() < 0.5 ? '#d8cdb4' : '#e6dcc6', oval(x, y, 3 + roll() * 3.5, 2 + roll() * 2))
      else floor.put(roll() < 0.5 ? '#966b9b' : '#cba9cd', oval(x, y, 2 + roll() * 2))
    }
  layers.push(...floor.layers())
  const dykes = new Scraps() // drystone walls between the shore spaces
  for (let i = 0; i <= shores; i++)
    if (covered || i < 12)
      for (let r = 292; r < 420; r += 9.5) {
        const [x, y] = polar(i * 30 + (roll() - 0.5) * 0.8, r + roll() * 3)
        dykes.put(
          ['#a7a292', '#8d897b', '#bdb8a6', '#9a9585'][Math.floor(roll() * 4)]!,
          oval(x, y, 5 + roll() * 2, 4.2 + roll() * 1.4),
        )
      }
  layers.push(...dykes.layers(0))
  const rim = new Scraps()
  roll = dice(91)
  for (let i = 0; i < shores; i++)
    for (const off of [5, 25]) {
      const [x, y] = polar(i * 30 + off, 398 + roll() * 8)
      const kind = COLOURS[i % 3]!
      if (kind === 'orange') {
        fern(rim, x, y + 6, 0.95)
        fern(rim, x + 9, y + 8, 0.7)
      } else if (kind === 'white') cotton(rim, x, y + 8, roll)
      else heather(rim, x, y + 6, 1, roll)
    }
  layers.push(...rim.layers())
  // the plateau
  const jag: Wobble = (a) => MIDDLE(a) + 2.5 * Math.sin(rad(a) * 37)
  layers.push(
    { d: blob(503, 517, 286, jag), fill: '#4b4a3c', lift: 3 },
    { d: blob(502, 511, 287, jag), fill: '#5c5a49' },
    { d: blob(501, 505, 288, jag), fill: '#6d6a55' },
  )
  lay(288, jag, '#7c7861', 0)
  lay(281, (a) => MIDDLE(a) + 2 * Math.sin(rad(a) * 29), '#9a967a', 0)
  lay(274, MIDDLE, '#6f9455', 1)
  for (const a of [0, 90, 180, 270]) {
    layers.push({ d: sector(a - 30, a + 30, 122, 266, none, MIDDLE, 10), fill: '#8bb46c', lift: 1 })
    layers.push({
      d: sector(a - 30, a + 30, 122, 250, none, (b) => MIDDLE(b) + 3 * Math.sin(b * 0.5), 34),
      fill: '#a5c984',
      stroke: '#a5c984',
      wide: 6,
      lift: 0,
    })
  }
  const grass = new Scraps()
  roll = dice(12)
  for (const a0 of [0, 90, 180, 270])
    for (let j = 0; j < 30; j++) {
      const [x, y] = polar(a0 - 24 + roll() * 48, 140 + roll() * 105)
      grass.put(roll() < 0.5 ? '#86b165' : '#bcdb9b', `M${n(x - 4)} ${n(y)}l2-7l2 6l2-8l2 9z`)
    }
  layers.push(...grass.layers())
  // marshes: holes in the sheet
  const reed = new Scraps()
  for (const [i, a] of [45, 135, 225, 315].entries()) {
    roll = dice(60 + i)
    layers.push(
      { d: sector(a - 15, a + 15, 112, 262, none, MIDDLE, 8), fill: '#2f5554' },
      { d: sector(a - 14, a + 15, 112, 256, none, MIDDLE, 14), fill: '#4d7c7c' },
    )
    for (const [r, size, fill] of [
      [226, 30, '#669896'],
      [186, 22, '#669896'],
      [226, 21, '#8fbdb6'],
      [182, 14, '#8fbdb6'],
      [154, 11, '#669896'],
    ] as const) {
      const [x, y] = polar(a + (roll() - 0.5) * 4, r)
      layers.push({ d: blob(x, y, size, wobble(r + i, size * 0.12, [2, 3, 5]), 0.72, 10), fill })
    }
    let ripples = ''
    for (let j = 0; j < 7; j++) {
      const [x, y] = polar(a - 9 + roll() * 18, 150 + roll() * 90)
      ripples += oval(x, y, 7, 2.2)
    }
    layers.push({ d: ripples, fill: '#d3e8df', opacity: 0.55 })
    for (const [r, off, s] of [
      [250, -10, 0.95],
      [252, 9, 1.05],
      [200, 12, 0.8],
      [168, -12, 0.72],
    ] as const) {
      const [x, y] = polar(a + off, r)
      reeds(reed, x, y + 14, s, roll)
    }
  }
  layers.push(...reed.layers(0))
  const trim = new Scraps()
  roll = dice(33)
  for (const a0 of [0, 90, 180, 270])
    for (const [off, r, kind] of [
      [-24, 246, 'pine'],
      [-19, 258, 'pine'],
      [23, 250, 'pine'],
      [17, 258, 'heather'],
      [-11, 257, 'heather'],
    ] as const) {
      const [x, y] = polar(a0 + off, r)
      if (kind === 'pine') pine(trim, x, y + 10, 0.78 + roll() * 0.24)
      else heather(trim, x, y + 4, 0.95, roll)
    }
  layers.push(...trim.layers(0))
  // the peak
  const p1 = wobble(71, 5, [4, 7, 10, 15])
  layers.push(
    { d: blob(503, 515, 135, p1), fill: '#3f4637', lift: 3 },
    { d: blob(502, 510, 135, p1), fill: '#4d5543' },
    { d: blob(501, 505, 136, p1), fill: '#5c6650' },
  )
  lay(136, p1, '#6b765c', 0)
  lay(129, p1, '#8a6a8f', 0)
  lay(122, wobble(72, 5, [4, 7, 10, 15]), '#6f8b58', 1)
  for (const [x, y, r, fill, seed] of [
    [498, 497, 112, '#86a26c', 73],
    [495, 492, 92, '#858d70', 74],
    [490, 484, 70, '#9c9b85', 75],
    [485, 476, 47, '#b7b4a0', 76],
    [481, 468, 25, '#d8d4c4', 79],
  ] as const)
    layers.push({ d: blob(x, y, r, wobble(seed, r * 0.05, [3, 5, 8, 13]), 1, 4), fill, lift: 1 })
  const stones = new Scraps()
  roll = dice(8)
  for (let i = 0; i < 16; i++) {
    const [x, y] = polar(roll() * 360, 98 + roll() * 22)
    stones.put(roll() < 0.5 ? '#7b7c68' : '#c9c9b4', `M${n(x)} ${n(y)}l4-8l5 3l3 6z`)
  }
  for (const a of [150, 205, 255, 110, 20, 320]) {
    const [x, y] = polar(a, 121)
    heather(stones, x, y, 0.7, roll)
  }
  layers.push(...stones.layers())
  return layers
}

function heather(into: Scraps, x: number, y: number, s: number, roll: () => number): void {
  into.put('#66774b', oval(x, y + 3 * s, 17 * s, 5 * s))
  for (let i = 0; i < 8; i++) {
    const a = roll() * 2 - 1
    const h = (9 + roll() * 12) * s
    const bx = x + a * 15 * s
    into.put(
      '#5d6b43',
      `M${n(bx - s)} ${n(y + 3 * s)}q${n(a * 3 * s)} ${n(-h * 0.5)} ${n(a * 6 * s)} ${n(-h)}l${n(1.4 * s)} 0q${n(-a * 3 * s)} ${n(h * 0.5)} ${n(-a * 6 * s)} ${n(h)}z`,
    )
    for (let j = 0; j < 4; j++)
      into.put(
        ['#8b5a92', '#a678a8', '#c398c2'][Math.floor(roll() * 3)]!,
        oval(bx + a * 6 * s * (0.45 + j * 0.18), y + 3 * s - h * (0.42 + j * 0.2), (2.7 - j * 0.35) * s),
      )
  }
}
function pine(into: Scraps, x: number, y: number, s: number): void {
  into.put('#8d5a3c', `M${n(x - 3 * s)} ${n(y)}l${n(2 * s)} ${n(-38 * s)}h${n(4 * s)}l${n(s)} ${n(38 * s)}z`)
  for (const [u, v, a, b, fill] of [
    [12, -29, 13, 6.5, '#3e5f43'],
    [-9, -33, 15, 8, '#456a49'],
    [4, -43, 18, 9.5, '#4f7852'],
    [-2, -47, 11, 5.5, '#6a9466'],
    [-12, -36, 8, 3.2, '#5f8a5d'],
  ] as const)
    into.put(fill, oval(x + u * s, y + v * s, a * s, b * s))
}
function reeds(into: Scraps, x: number, y: number, s: number, roll: () => number): void {
  for (let i = 0; i < 7; i++) {
    const a = (i / 6 - 0.5) * 2
    const h = (20 + roll() * 16) * s
    const bx = x + a * 13 * s
    into.put(
      ['#5f7d44', '#7c9a55', '#99b069'][i % 3]!,
      `M${n(bx - 1.6 * s)} ${n(y)}Q${n(bx + a * 2 * s)} ${n(y - h * 0.6)} ${n(bx + a * 9 * s)} ${n(y - h)}Q${n(bx + a * 4 * s + 2)} ${n(y - h * 0.5)} ${n(bx + 1.8 * s)} ${n(y)}Z`,
    )
    if (i % 3 === 1) into.put('#6b4226', oval(bx + a * 9 * s, y - h, 2.2 * s, 6 * s))
  }
}
export function fern(into: Scraps, x: number, y: number, s: number): void {
  into.put('#8f4f22', `M${n(x - s)} ${n(y)}l${n(s)} ${n(-32 * s)}l${n(s)} ${n(32 * s)}z`)
  for (let i = 0; i < 7; i++) {
    const yy = y - (3 + i * 4.2) * s
    const l = (12 - i * 1.4) * s
    into.put('#b4642c', leaf(x, yy, 62 - i * 2, l, 2.6 * s))
    into.put('#c4763a', leaf(x, yy, -62 + i * 2, l, 2.6 * s))
  }
}
function cotton(into: Scraps, x: number, y: number, roll: () => number): void {
  for (let i = 0; i < 4; i++) {
    const dx = (i - 1.5) * 6
    const h = 14 + roll() * 10
    into.put('#8b9a6a', `M${n(x - 0.7)} ${n(y)}L${n(x + dx - 0.7)} ${n(y - h)}h1.4L${n(x + 0.7)} ${n(y)}z`)
    into.put('#fff', oval(x + dx, y - h, 4.6, 4))
    into.put('#d9d2bd', oval(x + dx + 1, y - h + 2.4, 3.4, 2))
  }
}
