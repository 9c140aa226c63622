/** What a table of Die Dolmengötter is made of. */

import type { Parts } from '../../lib/board'
import Answers from './Answers.svelte'
import Chip from './Chip.svelte'
import Large from './Large.svelte'
import Looked from './Looked.svelte'
import Raised from './Raised.svelte'
import Stock from './Stock.svelte'

export const parts: Parts = {
  Chip,
  Large,
  Stock,
  Answers,
  Raised,
  // upright, a tap on a circle shows it large instead
  shelf: [{ id: 'circle', title: 'circle', Part: Looked, high: 6.4, spare: true, holds: () => false }],
  side: 12,
  raises: (thing, board) => board.form === 'upright' && thing.startsWith('circle:') && !board.lit.has(thing),
  spoken: (thing) => thing === 'decline',
  answers: (board) =>
    board.choices.some((choice) => ['herbs', 'point'].includes(choice.touches.at(-1)!)) ||
    ['leave', 'rights', 'dolmen'].includes(board.view.phase),
}
