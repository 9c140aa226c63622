/** Pure geometry of the kraken: a head in the middle, three arms on each side, in a picture 440 wide. */

export type Point = readonly [number, number]
export const WIDE = 440
const MID = WIDE / 2

export interface Arm {
  side: 1 | -1
  y: number
  shape: string
  rim: string
  suckers: { x: number; y: number; r: number }[]
  friends: Point[]
  tag: Point
  tile: Point
  box: { x: number; y: number; wide: number; high: number }
}

/** The rows of the arms in a picture of this height. */
export function rows(high: number): [number, number, number] {
  const last = high - 108
  return [66, (66 + last) / 2, last]
}

/** T1 to T3 down the right side, T4 to T6 up the left one. */
export function arms(high: number): Arm[] {
  const ys = rows(high)
  return [0, 1, 2, 3, 4, 5].map((t) => arm(t < 3 ? 1 : -1, ys[t < 3 ? t : 5 - t]!))
}

/** Three numbers a point: how far from the middle, how far down, how thick. */
function spine(y: number): [number, number, number][] {
  const points: [number, number, number][] = []
  for (let t = 0; t <= 1; t += 0.05) {
    const u = 1 - t
    points.push([
      u * u * u * 14 + 3 * u * u * t * 52 + 3 * u * t * t * 44 + t * t * t * 84,
      u * u * u * 152 + 3 * u * u * t * 156 + 3 * u * t * t * (y + 2) + t * t * t * (y + 1),
      46 - t * 15,
    ])
  }
  for (let x = 88; x <= 186; x += 7)
    points.push([x, y + 1 + 2.6 * Math.sin(((x - 88) / 98) * 6.28), 31 - ((x - 88) / 98) * 13])
  for (let q = -80; q <= 265; q += 15) {
    const part = (q + 80) / 345
    const r = 14 - 7 * part
    points.push([189 + r * Math.cos((q * Math.PI) / 180), y + 16 + r * Math.sin((q * Math.PI) / 180), 16.5 - 13 * part])
  }
  return points
}

function arm(side: 1 | -1, y: number): Arm {
  const points = spine(y)
  const X = (far: number) => MID + side * far
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, down, thick], n) => {
    const p = points[Math.max(0, n - 1)]!
    const q = points[Math.min(points.length - 1, n + 1)]!
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const long = Math.hypot(dx, dy) || 1
    left.push([x + ((dy / long) * thick) / 2, down - ((dx / long) * thick) / 2])
    right.unshift([x - ((dy / long) * thick) / 2, down + ((dx / long) * thick) / 2])
  })
  const path = (some: Point[], shift = 0) =>
    `M${some.map(([x, down]) => `${X(x).toFixed(1)} ${(down + shift).toFixed(1)}`).join('L')}`
  return {
    side,
    y,
    shape: `${path([...left, ...right])}Z`,
    rim: path(left.slice(12, 42), 3),
    suckers: points
      .slice(37, 57)
      .filter((_, n) => n % 3 === 0)
      .map(([x, down, thick]) => ({ x: X(x), y: down, r: Math.max(1.1, thick * 0.17) })),
    friends: [0, 1, 2, 3].map((i) => [X(93 + i * 29.5), y + 1] as const),
    tag: [side > 0 ? MID + 182 : MID - 182, y - 44],
    tile: [X(199), y - 31],
    box: { x: side > 0 ? MID + 76 : MID - 218, y: y - 49, wide: 142, high: 72 },
  }
}

const head = (k: number, y: number) => {
  const p = (x: number) => MID + x * k
  return [
    `M${MID} ${6 + y}C${p(50)} ${4 + y} ${p(78)} 36 ${p(70)} 76C${p(66)} 98 ${p(50)} 110 ${p(52)} 132`,
    `C${p(54)} 158 ${p(78)} 168 ${p(74)} 196C${p(71)} 220 ${p(52)} 214 ${p(44)} ${236 - y}`,
    `C${p(34)} ${256 - y} ${p(16)} ${238 - y} ${MID} ${256 - y}`,
    `C${p(-16)} ${238 - y} ${p(-34)} ${256 - y} ${p(-44)} ${236 - y}`,
    `C${p(-52)} 214 ${p(-71)} 220 ${p(-74)} 196C${p(-78)} 168 ${p(-54)} 158 ${p(-52)} 132`,
    `C${p(-50)} 110 ${p(-66)} 98 ${p(-70)} 76C${p(-78)} 36 ${p(-50)} ${4 + y} ${MID} ${6 + y}Z`,
  ].join('')
}
export const HEAD = head(1, 0)
export const FACE = head(0.84, 9)

/** The fields of the track: the head, then six small ones clockwise. */
export const TRACK: readonly Point[] = [
  [MID, 52],
  [MID + 62, 104],
  [MID + 66, 180],
  [MID + 30, 232],
  [MID - 30, 232],
  [MID - 66, 180],
  [MID - 62, 104],
]

/** Dice that show what a task asks for; the second group has another shade. */
export const TASKS: Record<string, { dice: number[]; shade: number[] }> = {
  pair: { dice: [5, 5], shade: [0, 0] },
  run3: { dice: [2, 3, 4], shade: [2, 3, 4] },
  kind3: { dice: [4, 4, 4], shade: [0, 0, 0] },
  'two-pairs': { dice: [2, 2, 6, 6], shade: [0, 0, 1, 1] },
  run4: { dice: [1, 2, 3, 4], shade: [2, 3, 4, 5] },
  'full-house': { dice: [3, 3, 3, 5, 5], shade: [0, 0, 0, 1, 1] },
}
export const SHADES = ['#7d4a8c', '#c9a7d3', '#eadcf0', '#d3b9dc', '#b794c6', '#9b72ae']
export const light = (shade: number) => shade >= 1 && shade <= 4

export const coralAt = (i: number, high: number): Point => [30 + (i * (WIDE - 60)) / 7, high - 31]
