/** What a table of King of Tokyo is made of. */

import type { BoardProps, Parts } from '../../lib/board'
import Answers from './Answers.svelte'
import Chip from './Chip.svelte'
import Dice from './Dice.svelte'
import Large from './Large.svelte'
import Market from './Market.svelte'
import Odds from './Odds.svelte'
import { manySteps } from './played.svelte'
import Raised from './Raised.svelte'
import { sorting } from './sorting.svelte'

const isDice = (thing: string) => /^(die|face):/.test(thing)
const isMarket = (thing: string) => /^market:|^deck$/.test(thing)

const marketIds = ({ view }: BoardProps) => [...view.market, view.top].map((card) => card?.id)

export const parts: Parts = {
  Chip,
  Large,
  Answers,
  Raised,
  shelf: [
    { id: 'market', title: 'market', Part: Market, high: 3.6, wide: 22, holds: isMarket },
    { id: 'odds', title: 'chances', Part: Odds, high: 3.6, wide: 12, under: true, holds: () => false },
    { id: 'dice', title: 'dice', Part: Dice, high: 5.6, wide: 20, under: true, holds: isDice },
  ],
  lit: (board) => sorting(board).board.lit,
  look: ({ view }) => (view.phase === 'shop' ? 'market' : undefined),
  atSeat: (event) => event.event === 'bought',
  shown: (event, board) => {
    const at = event.event === 'bought' ? marketIds(board).indexOf(event.card) : -1
    return at < 0 ? null : (['market:0', 'market:1', 'market:2'][at] ?? 'deck')
  },
  raises: (thing) => /^market:|^deck$/.test(thing),
  spoken: (thing) => !isDice(thing) && !isMarket(thing) && !/^(player|stop|reroll)/.test(thing),
  answers: (board) =>
    board.choices.some((choice) => choice.touches.at(-1) === 'reroll' || choice.touches[0] === 'stop') ||
    manySteps(board).length > 0,
}
