/** Pure geometry of a reef: pointed hexes seen from above at a slant, each level a little higher. */

export interface Hex {
  hex: string
  q: number
  r: number
  height: number
  symbol: string
  die: { colour: number; value: number } | null
  skeleton: boolean
}
export interface Tile {
  tile: string
  level: number
  hexes: [string, string]
  symbols: [string, string]
}

export const S = 30
export const FLAT = 0.86
export const LIFT = 12
const ROOT = Math.sqrt(3)

export const parse = (hex: string): [number, number] => hex.split(',').map(Number) as [number, number]
/** The middle of the top of a stack of this height. */
export function at(hex: string, height: number): [number, number] {
  const [q, r] = parse(hex)
  return [S * ROOT * (q + r / 2), S * 1.5 * r * FLAT - LIFT * height]
}
const corner = (x: number, y: number, i: number, k: number): [number, number] => {
  const a = (Math.PI / 180) * (60 * i - 90)
  return [x + S * k * Math.cos(a), y + S * k * FLAT * Math.sin(a)]
}
const f = (n: number) => n.toFixed(1)
export const outline = (x: number, y: number, k = 0.94) =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => corner(x, y, i, k).map(f).join(' ')).join('L')}Z`

/** The two sides of a hex that one sees below its top. */
export function walls(x: number, y: number): { left: string; right: string } {
  const [rx, ry] = corner(x, y, 2, 1)
  const [bx, by] = corner(x, y, 3, 1)
  const [lx, ly] = corner(x, y, 4, 1)
  return {
    left: `M${f(lx)} ${f(ly)}L${f(bx)} ${f(by)}v${LIFT}L${f(lx)} ${f(ly + LIFT)}Z`,
    right: `M${f(rx)} ${f(ry)}L${f(bx)} ${f(by)}v${LIFT}L${f(rx)} ${f(ry + LIFT)}Z`,
  }
}

/** The colours of a level: top, left side, right side. */
export const LEVELS = [
  ['#dcc896', '#c3a466', '#ab8c52'],
  ['#efd9a9', '#c9ab70', '#b09055'],
  ['#f4b08c', '#cf7d59', '#b4633f'],
  ['#ec8166', '#b5503a', '#973c29'],
  ['#d65b70', '#9a3248', '#7d2338'],
  ['#a65a96', '#763568', '#5e2553'],
  ['#7a62b5', '#513e86', '#3f2e6e'],
] as const
export const level = (n: number) => LEVELS[Math.min(n, LEVELS.length - 1)]!
export const inkOf = (n: number) => (n >= 4 ? '#fff6e6' : '#43251c')

/** The box round some hexes with their heights. */
export function bounds(hexes: readonly { hex: string; height: number }[]): {
  x: number
  y: number
  wide: number
  high: number
} {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const one of hexes) {
    const [x, y] = at(one.hex, one.height)
    left = Math.min(left, x - S * 0.9)
    right = Math.max(right, x + S * 0.9)
    top = Math.min(top, y - S * FLAT)
    bottom = Math.max(bottom, y + S * FLAT + LIFT * one.height)
  }
  return { x: left, y: top, wide: right - left, high: bottom - top }
}

const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const
/** Some hexes and all within so many steps round them: where one may build at most. */
export function around(hexes: readonly string[], steps: number): string[] {
  let found = new Set(hexes)
  for (let i = 0; i < steps; i++)
    found = new Set(
      [...found].flatMap((hex) => {
        const [q, r] = parse(hex)
        return [hex, ...BESIDE.map(([a, b]) => `${q + a},${r + b}`)]
      }),
    )
  return [...found]
}

export const SYMBOLS = ['arrow', 'wave', 'food'] as const
const SYMBOL: Record<string, string> = { A: 'arrow', W: 'wave', F: 'food' }
/** The symbols of the two halves of a tile. */
export const halves = (tile: string): [string, string] => [SYMBOL[tile[0]!] ?? 'none', SYMBOL[tile[1]!] ?? 'none']
