/** What an event of King of Tokyo speaks of. */

import type { Lights } from '../../lib/board'

const DICE = new Set(['rolled', 'kept', 'stopped', 'dwelt', 'probed', 'turned', 'smoke'])
const PLACES = new Set(['city', 'bay'])

export const lights: Lights = (event, board) => [
  ...[event.seat, event.by, event.from].filter((one) => one != null).map((seat) => `player:${seat}`),
  ...(event.card ? [`card:${event.card}`] : []),
  ...(event.slot != null ? [`market:${event.slot}`] : []),
  ...(event.event === 'swept' ? ['market:0', 'market:1', 'market:2'] : []),
  ...(['peeked', 'reshuffled'].includes(event.event) ? ['deck'] : []),
  ...(PLACES.has(event.place as string) ? [`place:${event.place}`] : []),
  ...(DICE.has(event.event) && event.seat === board.view.active
    ? (board.view.dice.faces as string[]).map((_, die) => `die:${die}`)
    : []),
]
