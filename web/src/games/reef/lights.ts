/** What an event of Reef speaks of. */

import type { Lights } from '../../lib/board'
import { CELLS } from './shapes'

export const lights: Lights = (event, board) => {
  const own = event.seat === (board.seat ?? board.view.active)
  const cells = (event.event === 'placed' ? [event.cell] : ((event.cells ?? []) as number[])) as number[]
  return [
    ...cells.map((cell) => `${own ? '' : `seat-${event.seat}:`}cell:${CELLS[cell]}`),
    ...(event.slot != null ? [`slot:${event.slot}`] : []),
    ...(['fetched', 'turned_up'].includes(event.event) ? ['deck'] : []),
  ]
}
