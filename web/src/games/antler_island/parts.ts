/** What a table of Antler Island is made of. */

import type { Parts } from '../../lib/board'
import Answers from './Answers.svelte'
import Chip from './Chip.svelte'
import Hero from './Hero.svelte'
import Large from './Large.svelte'
import Larder from './Larder.svelte'
import Plan from './Plan.svelte'
import Raised from './Raised.svelte'
import { underThumb } from './thumb'

const BUTTONS = new Set([
  'confirm',
  'rearrange',
  'go',
  'end',
  'pass',
  'enough',
  'retreat',
  'hold',
  'giveUp',
  'lock',
  'open',
  'pile',
])

export const parts: Parts = {
  Chip,
  Large,
  Answers,
  Raised,
  Stock: Hero,
  shelf: [
    { id: 'larder', title: 'larder', Part: Larder, high: 3.2, wide: 22, holds: () => false },
    { id: 'plan', title: 'your-plan', Part: Plan, high: 6.4, wide: 24, holds: (thing) => thing.startsWith('act:') },
  ],
  shown: (event) => (event.event === 'played' ? `look:${event.kind}` : null),
  raises: (thing) => thing.startsWith('look:'),
  spoken: (thing) => BUTTONS.has(thing),
  answers: (board) => underThumb(board).length > 0,
}
