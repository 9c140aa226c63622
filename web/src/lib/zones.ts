/** How a table divides its window: the height of each zone, and whether the shelf shows all its compartments. */

import type { Compartment } from './board'
import type { Form } from './settings.svelte'

/** All in rem. `shelf`: how the compartments stand; with tabs only one is seen. */
export interface Zones {
  bar: number
  others: number
  you: number
  prompt: number
  shelf: 'all' | 'beside' | 'tabs'
  high: number
  tablet: boolean
  /** Whether the column beside a low board has room for what happened and what is said. */
  talk: boolean
}

const GAP = 0.4
const TALK = 9
const LEAST_BOARD = 17.5 // where the board would get less, the shelf gives up compartments

const QUESTION = 540 // the width of the longest question in one line, in pixels, with what is lost at the ends of lines
const LINE = 20.9
const TOOLS = 70 // what stands beside the question, with all margins
const FINGER = 46 // the least of a compartment, in pixels
const OTHERS = { low: 10.3, upright: 10.9 } // all zones but board, shelf and prompt, in rem
const LARGE = 290 // the least of a board beside large letters, in pixels: a finger finds each place of the densest

/** What a prompt of this width needs for the longest question in whole letters, and for a row of answers, in pixels. */
function promptHeight(wide: number, text: number, rem = 16): number {
  const lines = Math.ceil((QUESTION * text) / 100 / (wide - TOOLS))
  return Math.max(84, (lines * LINE * text) / 100) + Math.max(3 * rem, 0.3 * text) + 1.2 * rem + 4
}

/** The width of the zones beside a low board, in pixels: large letters get half of a small window. */
export const column = (width: number, rem: number, text: number) =>
  Math.max(20.25 * rem, Math.min((text > 100 ? 0.5 : 0.38) * width, 27 * rem))

/** How large the prompt's letters are, in per cent: as asked for, unless the board or a low window's shelf would get too little. */
export function promptText(form: Form, width: number, height: number, text: number): number {
  const wide = form === 'low' ? column(width, 16, text) : width
  const room = form === 'low' ? height - 16 * OTHERS.low - 64 : height - 16 * OTHERS.upright - LARGE
  while (text > 100 && promptHeight(wide, text) > room) text -= 5
  return text
}

/** How large all other letters of an upright window may be, in per cent, so that prompt and board have room beside them. */
export const roomBeside = (width: number, height: number, text: number) =>
  (height - promptHeight(width, promptText('upright', width, height, text)) - LARGE) / OTHERS.upright / 0.16

export function zones(
  form: Form,
  width: number,
  height: number,
  rem: number,
  shelf: readonly Compartment[],
  board = 0.6 * LEAST_BOARD,
  text = 100,
): Zones {
  const tablet = form === 'upright' && width >= 700
  const short = height < 720
  const rows = tablet
    ? { bar: 3.25, others: 5.5, you: 3, prompt: 7.5 }
    : short
      ? { bar: 2.5, others: 3.2, you: 2.6, prompt: 6.9 }
      : { bar: 2.75, others: 3.4, you: 2.7, prompt: 7.2 }
  if (text > 100)
    rows.prompt = Math.max(
      rows.prompt,
      promptHeight(form === 'low' ? column(width, rem, text) : width, text, rem) / rem,
    )
  const left = height / rem - rows.bar - rows.others - rows.you - rows.prompt - 5 * GAP
  const all = shelf.reduce((sum, one) => sum + one.high + (sum && GAP), 0)
  const most = Math.max(0, ...shelf.map((one) => one.high))
  if (form === 'low') {
    const roomy = 1.3 * all // beyond this the compartments gain nothing
    const talk = left - roomy >= TALK + GAP
    return { ...rows, shelf: all <= left ? 'all' : 'tabs', high: talk ? roomy : left, tablet, talk }
  }
  if (tablet && shelf.reduce((sum, one) => sum + (one.wide ?? 20), 0) <= width / rem - 1)
    return { ...rows, shelf: 'beside', high: most, tablet, talk: false }
  const alone = Math.max(0, ...shelf.map((one) => Math.min(one.high, ((one.flat ?? Infinity) * width) / rem)))
  const least = Math.max(0, ...shelf.map((one) => Math.max(FINGER / rem, one.least ?? 0.8 * one.high)))
  if (left - all >= Math.max(LEAST_BOARD, board)) {
    const room = tablet ? left - 1.4 * LEAST_BOARD : 0 // a board as wide as a tablet needs no more
    return { ...rows, shelf: 'all', high: Math.max(all, Math.min(1.35 * all, room)), tablet, talk: false }
  }
  return { ...rows, shelf: 'tabs', high: Math.max(least, Math.min(alone, left - board)), tablet, talk: false }
}
