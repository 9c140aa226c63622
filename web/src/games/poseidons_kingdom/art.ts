/** Colours and outlines of the pieces; a piece is drawn round the point 0, 0. */

import type { Text } from '../../lib/wire'

/** The animals of the seats, as the game has them. */
export const KINDS = ['fish', 'clam', 'octopus', 'starfish']

/** The four seats, then the neutral dice. Each colour has the sign of its seat beside it. */
export const PAINT = [
  { base: '#d1495b', dark: '#9c2b40', light: '#ee8f98', ink: '#fffaf0' },
  { base: '#2878b5', dark: '#175586', light: '#74b2de', ink: '#fffaf0' },
  { base: '#e0a100', dark: '#8f6200', light: '#f8cf5e', ink: '#33240a' },
  { base: '#2f8f6b', dark: '#1c6549', light: '#6cc09e', ink: '#fffaf0' },
  { base: '#f6eedd', dark: '#b8a988', light: '#ffffff', ink: '#3a3428' },
] as const
export const NEUTRAL = 4
export const CREAM = '#fffaf0'
export const INK = '#20242c'

/** The view names the colour of a die by a word; at this table a colour is a seat. */
const WORDS = ['blue', 'yellow', 'green', 'orange', 'neutral']
const LETTERS = 'BYGON'
export const paintOf = (word: string) => Math.max(0, WORDS.indexOf(word))
export const dieName = (colour: number, value: number) => `${LETTERS[colour]}${value}`
export const colourWord = (colour: number) => ({ key: `colour-${WORDS[colour]}` })
export const dieWords = (colour: number, value: number): Text => ({
  key: 'die',
  args: { colour: colourWord(colour), value },
})

/** A field by its place: L3 is the left one of wave 3. */
export const fieldWords = (field: string): Text => ({
  key: `field-${field[0]!.toLowerCase()}`,
  args: { number: Number(field.slice(1)) },
})
export const tentacle = (at: number, task: Text): Text => ({ key: 'tentacle', args: { number: at + 1, task } })

/** The signs of the seats, ten wide; the neutral dice have a ring. */
export const SIGN = [
  'M0-5.400 5.600 4.400H-5.600Z',
  'M-4.900 0a4.900 4.900 0 1 0 9.800 0a4.900 4.900 0 1 0-9.800 0Z',
  'M-4.500-4.500h9v9h-9Z',
  'M0-6.200 5.400 0 0 6.200-5.400 0Z',
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Zm2.600 0a2.400 2.400 0 1 1 4.800 0a2.400 2.400 0 1 1-4.800 0Z',
]
export const PIPS: Record<number, readonly [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

function star(outer: number, inner: number): string {
  let d = ''
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5
    const r = i % 2 ? inner : outer
    d += `${i ? 'L' : 'M'}${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`
  }
  return `${d}Z`
}
function shell(cy: number, r: number, from: number, to: number, base: number): string {
  let d = `M${-base} ${cy}`
  for (let i = 0; i <= 5; i++) {
    const a = ((from + ((to - from) * i) / 5) * Math.PI) / 180
    const at = `${(r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`
    d += i ? `A${r * 0.25} ${r * 0.25} 0 0 1 ${at}` : `L${at}`
  }
  return `${d}L${base} ${cy}Q0 ${cy + 5} ${-base} ${cy}Z`
}
export const STAR = star(17, 8.6)
export const STAR_IN = star(13, 6.4)
export const STAR_TIPS = [0, 1, 2, 3, 4].map(
  (i) =>
    [15.5 * Math.cos(-Math.PI / 2 + i * Math.PI * 0.4), 15.5 * Math.sin(-Math.PI / 2 + i * Math.PI * 0.4)] as const,
)
export const FISH =
  'M20 1C14-13-3-15-11-3.500C-14-7-18-11-22-11.500C-19-4-19 5-22 12.500C-17 12-14 8-11 5C-3 16 14 14 20 1Z'
export const OCTOPUS =
  'M-12 3C-17-22 17-22 12 3C14 8 20 5 21 10.500C21 16.500 13 16 9 11C10 18 6 21 3.500 18C2 16 3 14 2 12H-2C-3 14-2 16-3.500 18C-6 21-10 18-9 11C-13 16-21 16.500-21 10.500C-20 5-14 8-12 3Z'
export const CLAM = shell(14, 25, -158, -22, 5)
export const CLAM_IN = shell(14, 18.5, -156, -24, 4)
export const CLAM_RIBS = [-131, -104, -76, -49]
  .map(
    (a) =>
      `M0 14L${(24 * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(14 + 24 * Math.sin((a * Math.PI) / 180)).toFixed(1)}`,
  )
  .join('')

/** The shark from above, nose to the right. */
const fins = (m: number) =>
  `M18 ${-10 * m}C12 ${-20 * m} 2 ${-31 * m}-12 ${-36 * m}C-9 ${-25 * m}-6 ${-16 * m}-4 ${-9 * m}ZM-15 ${-8 * m}C-19 ${-13 * m}-24 ${-17 * m}-31 ${-18 * m}C-28 ${-11 * m}-26 ${-8 * m}-23 ${-4 * m}Z`
export const SHARK = {
  body: 'M48 0C42-9 24-14 7-13C-10-12-24-6-35-2.500V2.500C-24 6-10 12 7 13C24 14 42 9 48 0Z',
  fins: fins(1) + fins(-1),
  tail: 'M-31 0C-39-3-46-15-56-20C-53-11-48-5-47 0C-49 4-52 8-54 13C-46 11-38 4-31 0Z',
  back: 'M44 0C38-5 24-8.500 8-8C-8-7.500-22-4-32-1V1C-22 4-8 7.500 8 8C24 8.500 38 5 44 0Z',
  dorsal: 'M11 0C3-4-9-3-18 0C-9 3 3 4 11 0Z',
  gills: 'M22-8.500Q19-5 20.500-3M18-9Q15-5.500 16.500-3.500M22 8.500Q19 5 20.500 3M18 9Q15 5.500 16.500 3.500',
}

/** One curl of a wave, 104 wide, rising from 0. */
export const CURL =
  'M0 0C20 0 33-16 37-40C41-67 62-84 85-75C107-66 108-39 90-33C77-29 67-40 73-51C57-45 57-18 75-7C83-2 92 0 104 0Z'
export const CURL_SHADE = 'M0 0C20 0 33-16 37-40C40-58 50-72 62-76C46-56 44-20 66 0Z'
export const BONE = 'M-10 0H9M-5-5V5M0-6V6M5-5V5M-10 0L-15-5M-10 0L-15 5'
export const SKULL = 'M9-5C15-6 17 0 17 0S15 6 9 5Z'
export const FIN = 'M-12 9C-11-3-5-13 8-15C5-8 7 1 12 9Q0 12-12 9Z'
export const TRIDENT = 'M0 11V-4M-8-5V-2Q-8 4 0 4T8-2V-5'
export const PRONGS = 'M0-12L3.400-5H-3.400ZM-8-10L-5-4.500H-11ZM8-10L11-4.500H5Z'
