/** Where the things of an advised choice are on the screen, and where a card does not cover them. */

import type { HintChoice } from '../../lib/wire'

export interface Box {
  thing: string
  /** Its place in the order of clicks. */
  step: number
  /** Whether it lies on the board, and not in a hand or a prompt. */
  onBoard: boolean
  /** Whether it is an answer in the prompt, under the question. */
  answer: boolean
  x: number
  y: number
  width: number
  height: number
}

function box(element: Element, thing: string, step: number): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  const seen = width > 2 && height > 2 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight
  if (!seen) return null
  const lies = { onBoard: Boolean(element.closest('.zone-board')), answer: Boolean(element.closest('.prompt')) }
  return { thing, step, ...lies, x, y, width, height }
}

/** The things still to be clicked; where none of them lies on the table, the button with the words. */
export function advised(choice: Pick<HintChoice, 'action' | 'touches'>, picked: readonly string[]): Box[] {
  const things = choice.touches.flatMap((thing, step) =>
    picked.includes(thing)
      ? []
      : [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].map((one) => box(one, thing, step)),
  )
  const buttons = [
    ...document.querySelectorAll(`.prompt [data-action="${choice.action}"], .many [data-action="${choice.action}"]`),
  ].map((one) => box(one, 'answer', choice.touches.length))
  return [...things, ...buttons].filter((one) => one !== null)
}

const GAP = 6
const overlap = (low: number, high: number, from: number, to: number) =>
  Math.max(0, Math.min(high, to) - Math.max(low, from))

/** The corner of the table in which a card covers least of what is advised, and of the answers. */
export function away(card: HTMLElement, boxes: Box[]): { x: number; y: number } {
  const { offsetWidth: width, offsetHeight: height } = card
  const prompt = document.querySelector('.zone-prompt')?.getBoundingClientRect()
  const bar = document.querySelector('.zone-bar')?.getBoundingClientRect().bottom ?? 0
  const wide = innerWidth >= 2.5 * width
  const right = innerWidth - width - (wide ? 18 : GAP)
  const above = (prompt && !wide ? prompt.top : innerHeight) - height - (wide ? 16 : GAP)
  const middle = (innerHeight - height) / 2
  const spots = wide
    ? [
        [right, above],
        [18, above],
        [right, bar + GAP],
        [18, bar + GAP],
      ]
    : [
        [right, above],
        [right, bar + GAP],
        [right, middle],
        [right, innerHeight - height - GAP],
      ]
  const lit = [...document.querySelectorAll('.thing.lit')].map((one) => one.getBoundingClientRect())
  const hidden = (spot: number[], ones: DOMRect[] | Box[]) =>
    ones.reduce(
      (sum: number, one: DOMRect | Box) =>
        sum +
        overlap(spot[0]!, spot[0]! + width, one.x - 8, one.x + one.width + 8) *
          overlap(spot[1]!, spot[1]! + height, one.y - 30, one.y + one.height + 8),
      0,
    )
  // what is advised matters most, then the prompt, then what else may be clicked
  const covered = (spot: number[]) =>
    1000 * hidden(spot, boxes) + 100 * (prompt ? hidden(spot, [prompt]) : 0) + hidden(spot, lit)
  const [x, y] = spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best))
  return { x: x!, y: y! }
}
