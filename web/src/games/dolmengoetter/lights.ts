/** What an event of Die Dolmengötter speaks of. */

import type { Lights } from '../../lib/board'

export const lights: Lights = (event) => [
  ...[event.place, event.from, ...((event.over ?? []) as string[]), event.to]
    .filter((place) => typeof place === 'string')
    .map((place) => `place:${place}`),
  ...(event.circle ? [`circle:${event.circle}`] : []),
]
