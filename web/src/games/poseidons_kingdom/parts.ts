/** What a table of Poseidon's Kingdom is made of. */

import type { BoardProps, Parts } from '../../lib/board'
import type { GameEvent } from '../../lib/wire'
import Chip from './Chip.svelte'
import Hand from './Hand.svelte'
import Kraken from './Kraken.svelte'
import Large from './Large.svelte'
import Mini from './Mini.svelte'
import ReefPanel from './ReefPanel.svelte'
import Steps from './Steps.svelte'

const inSea = (thing: string) => /^(field|swimmer|die):/.test(thing)
const onReef = (thing: string) => thing.startsWith('hex:')
const atKraken = (thing: string) => /^(coral|tentacle|figure):/.test(thing)
const inHand = (thing: string) => /^(taken|tile|load|bonus):/.test(thing)

const REEF_EVENTS = new Set(['built', 'stored', 'removed', 'skeleton'])
const KRAKEN_EVENTS = new Set(['freed', 'defeated', 'figure', 'looked', 'coral', 'shown', 'last_round'])
const REEF_PHASES = new Set(['tile', 'next-die', 'meal', 'paying'])

/** Where one looks while nothing in a scene glows. */
function look(board: BoardProps): string {
  const event = board.event?.event
  if (event)
    return KRAKEN_EVENTS.has(event.event)
      ? 'kraken'
      : REEF_EVENTS.has(event.event) && event.seat === board.seat
        ? 'reef'
        : 'ocean'
  return board.choices.length && REEF_PHASES.has(board.view.phase) ? 'reef' : 'ocean'
}

/** What follows from a tap is shown before it: the way of the shark, and the tile where it would lie. */
const raises = (thing: string, board: BoardProps) =>
  board.lit.has(thing) &&
  ((board.view.phase === 'swimming' && thing.startsWith('field:')) ||
    (board.view.phase === 'second-hex' && onReef(thing)))

export const parts: Parts = {
  Chip,
  Large,
  Steps,
  look,
  raises,
  Picture: Mini,
  manyFigures: true,
  least: 18.5,
  scenes: [
    { id: 'ocean', title: 'panel-ocean', holds: inSea },
    { id: 'reef', title: 'panel-reef', holds: onReef, Part: ReefPanel },
    { id: 'kraken', title: 'panel-kraken', holds: atKraken, Part: Kraken },
  ],
  shelf: [{ id: 'hand', title: 'your-things', Part: Hand, high: 6, least: 2.4, wide: 20, holds: inHand }],
  spoken: (thing) => !inSea(thing) && !onReef(thing) && !atKraken(thing) && !inHand(thing),
  atSeat: (event: GameEvent) => REEF_EVENTS.has(event.event),
}
