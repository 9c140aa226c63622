/** Shapes of the four corals, cut from three layers of paper each. A coral has its own silhouette, so that nobody needs its colour. */

export const CORALS = ['R', 'Y', 'G', 'P'] as const
export type CoralColour = (typeof CORALS)[number]

/** A scalloped dome: the outline of a fan or a head, with n bows between two angles (degrees, 180 is left). */
export function scallop(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  n: number,
  depth: number,
): string {
  const at = (angle: number, out = 1) => {
    const turn = (angle * Math.PI) / 180
    return `${(cx + Math.cos(turn) * rx * out).toFixed(1)} ${(cy - Math.sin(turn) * ry * out).toFixed(1)}`
  }
  const step = (to - from) / n
  let d = `M${at(from)}`
  for (let i = 0; i < n; i++) d += `Q${at(from + step * (i + 0.5), 1 + depth)} ${at(from + step * (i + 1))}`
  return d
}

/** Rays of the fan and the holes between them. */
export const RAYS = [-64, -46, -23, 0, 23, 46, 64].map((lean) => {
  const turn = (lean * Math.PI) / 180
  const long = 54 - Math.abs(lean) * 0.24
  return `M50 87Q${(50 + Math.sin(turn) * 16).toFixed(1)} ${(87 - Math.cos(turn) * 26).toFixed(1)} ${(50 + Math.sin(turn) * long).toFixed(1)} ${(87 - Math.cos(turn) * long).toFixed(1)}`
})
export const HOLES = [-70, -55, -34.5, -11.5, 11.5, 34.5, 55, 70].flatMap((lean) =>
  (Math.abs(lean) > 60 ? [34] : [27, 40, 52]).map((far) => {
    const turn = (lean * Math.PI) / 180
    return { x: 50 + Math.sin(turn) * far * 0.98, y: 86 - Math.cos(turn) * far, lean, long: 2.2 + far * 0.055 }
  }),
)

/** The branches of the red coral: back, middle, front, and the tips of all. */
export const BRANCHES = {
  back: 'M50 88Q41 66 29 50L14 34M29 50Q27 40 29 29M50 88Q60 66 71 50L87 33M71 50Q74 40 72 26',
  middle:
    'M50 90Q51 66 48 52Q41 36 39 15M45 41Q35 31 29 17M48 54Q57 38 57 11M56 38Q66 28 69 16M50 74Q36 62 31 48M51 74Q64 62 73 47M33 54L20 47M70 54L82 46',
  front: 'M47 89Q34 80 25 62M37 78Q26 74 19 67M53 89Q66 80 76 61M63 79Q74 75 81 68',
}
export const TIPS: [number, number][] = [
  [39, 14],
  [29, 16],
  [57, 10],
  [69, 15],
  [31, 47],
  [73, 46],
  [20, 46.5],
  [82, 45.5],
  [25, 61],
  [19, 66.5],
  [76, 60],
  [81, 67.5],
]
export const GROOVES = [
  'M24 74q-4-12 4-15t7 9 8 3 1-12-10-15',
  'M20 50q3-11 12-13',
  'M40 36q3-9 12-8t7 11-7 8-11 4',
  'M68 31q6 4 8 11',
  'M52 86q-6-8 1-14t13 1 9-6-3-11-13 1',
  'M37 86q1-4 0-7',
  'M64 86q1-6 7-7t9-8 0-14',
  'M80 86q1-3 3-5',
  'M24 87q0-3-2-5',
  'M63 47q-2 6-8 8',
]
/** The rims of the tube sponge: x, y, half width; from back to front. */
export const TUBES: { fill: string; rim: string; hole: string; tubes: [string, number, number, number][] }[] = [
  {
    fill: '#c7840f',
    rim: '#e3a01f',
    hole: '#6e4305',
    tubes: [
      ['M30.500 88C22 68.500 20.500 56.500 19.500 33H34.500C33.500 56.500 33 68.500 41.500 88Z', 27, 33, 7.5],
      ['M58.500 88C66.500 65 65.500 53 64.500 26H79.500C78.500 53 77.500 65 69.500 88Z', 72, 26, 7.5],
      ['M44 88C43.500 59.500 42 47.500 41 15H57C56 47.500 55.500 59.500 56 88Z', 49, 15, 8],
    ],
  },
  {
    fill: '#f2b632',
    rim: '#ffd76f',
    hole: '#8a560a',
    tubes: [
      ['M33.500 88C30 63 29 51 28 22H46C45 51 43 63 46.500 88Z', 37, 22, 9],
      ['M53.500 88C56 70.500 53.500 58.500 52.500 37H69.500C68.500 58.500 69 70.500 66.500 88Z', 61, 37, 8.5],
      ['M25 88C12.500 78 11 66 10 52H24C23 66 22.500 78 35 88Z', 17, 52, 7],
      ['M65 88C77.500 77 77 65 76 50H90C89 65 87.500 77 75 88Z', 83, 50, 7],
    ],
  },
  {
    fill: '#ffd76f',
    rim: '#fff0bd',
    hole: '#8a560a',
    tubes: [
      ['M42 88C42 75 41 63 40 46H58C57 63 56 75 56 88Z', 49, 46, 9],
      ['M32 88C27 84 25.500 72 24.500 64H37.500C36.500 72 37 84 42 88Z', 31, 64, 6.5],
      ['M57 88C62.500 83.500 63 71.500 62 63H76C75 71.500 72.500 83.500 67 88Z', 69, 63, 7],
    ],
  },
]
export const DOTS: [number, number][] = [
  [45, 58],
  [52, 62],
  [47, 69],
  [53, 75],
  [45, 80],
  [34, 36],
  [39, 42],
  [34, 50],
  [59, 49],
  [64, 56],
  [19, 62],
  [23, 70],
  [80, 60],
  [76, 68],
  [33, 73],
  [67, 72],
]
