/** What a table of Reef is made of. */

import type { Parts } from '../../lib/board'
import Answers from './Answers.svelte'
import Chip from './Chip.svelte'
import './shelf.css'
import Display from './Display.svelte'
import Hand from './Hand.svelte'
import Large from './Large.svelte'
import Mini from './Mini.svelte'
import Raised from './Raised.svelte'
import Stock from './Stock.svelte'

const isCard = (thing: string) => /^(slot|hand):|^deck$/.test(thing)
// four cards beside each other, and a heading where both rows are seen
const cards = { high: 5.75, least: 3.4, flat: 0.19, wide: 22 }

export const parts: Parts = {
  Chip,
  Large,
  Stock,
  Answers,
  Raised,
  Picture: Mini,
  shelf: [
    {
      id: 'display',
      title: 'display',
      Part: Display,
      ...cards,
      holds: (thing) => thing.startsWith('slot:') || thing === 'deck',
    },
    { id: 'hand', title: 'your-hand', Part: Hand, ...cards, holds: (thing) => thing.startsWith('hand:') },
  ],
  raises: isCard,
  shown: (event, board) => (event.event === 'played' && board.next?.playing ? 'playing' : null),
  atSeat: (event) => ['played', 'placed', 'scored'].includes(event.event),
  spoken: (thing) => !isCard(thing) && !/^(cell|coral):/.test(thing),
  answers: (board) => board.choices.some((choice) => choice.touches.some((thing) => thing.startsWith('coral:'))),
}
