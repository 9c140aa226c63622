/** What an event of Antler Island speaks of. */

import type { Lights } from '../../lib/board'
import { spaceName } from './isle.svelte'

export const lights: Lights = (event) => [
  ...[event.space, event.from, event.to]
    .filter((space) => typeof space === 'number')
    .map((space) => `space:${spaceName(space as number)}`),
  ...[event.seat, event.other].filter((one) => one != null).map((seat) => `player:${seat}`),
  ...(['turned_up', 'took_open'].includes(event.event) ? ['open'] : []),
  ...(['drew_tile', 'tiles_shuffled'].includes(event.event) ? ['pile'] : []),
]
