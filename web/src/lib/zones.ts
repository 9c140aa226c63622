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

export function zones(
  form: Form,
  width: number,
  height: number,
  rem: number,
  shelf: readonly Compartment[],
  board = 0.6 * LEAST_BOARD,
): Zones {
  const tablet = form === 'upright' && width >= 700
  const short = height < 720
  const rows = tablet
    ? { bar: 3.25, others: 5.5, you: 3, prompt: 7.5 }
    : short
      ? { bar: 2.5, others: 3.2, you: 2.6, prompt: 6.9 }
      : { bar: 2.75, others: 3.4, you: 2.7, prompt: 7.2 }
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
  const least = Math.max(0, ...shelf.map((one) => one.least ?? 0.8 * one.high))
  if (left - all >= Math.max(LEAST_BOARD, board)) return { ...rows, shelf: 'all', high: all, tablet, talk: false }
  return { ...rows, shelf: 'tabs', high: Math.max(least, Math.min(alone, left - board)), tablet, talk: false }
}
