/** What an event of Poseidon's Kingdom speaks of. */

import type { Lights } from '../../lib/board'
import { dieName } from './art'
import { look } from './played.svelte'

const WAVE = new Set(['loaded', 'breaks', 'washed', 'missed', 'back'])

export const lights: Lights = (event, board) => {
  const own = event.seat === (look.at ?? board.seat ?? board.view.active)
  const hexes = [event.hex, ...((event.hexes ?? []) as string[])].filter(Boolean)
  return [
    ...[event.field, event.from, event.to].filter((one) => typeof one === 'string').map((field) => `field:${field}`),
    ...hexes.map((hex) => `${own ? '' : `seat-${event.seat}:`}hex:${hex}`),
    ...(event.strip != null && event.value != null
      ? [`die:${event.strip}:${dieName(event.colour as number, event.value as number)}`]
      : []),
    ...(event.tentacle != null ? [`tentacle:T${(event.tentacle as number) + 1}`] : []),
    ...(event.sum != null ? [`coral:${event.sum}`] : []),
    ...(event.event === 'figure' ? [`figure:${event.seat}`] : []),
    ...(WAVE.has(event.event) ? ['wave'] : []),
  ]
}
