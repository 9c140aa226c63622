/** Lets a druid travel the way it went. */

import type { BoardProps } from '../../lib/board'
import { moves } from '../../lib/settings.svelte'
import type { Druid } from './played.svelte'
import { arc, hops, round, type Hop, type Point } from './shapes'
import type { Stage } from './stage.svelte'

const EASING = 'cubic-bezier(.3,.1,.3,1)'
const STANDS = { transform: 'none', opacity: 1 }

export const travel = (board: BoardProps, stage: Stage, druid: Druid) => (element: Element) => {
  const event = board.event
  if (!event || event.event.seat !== druid.seat || !moves()) return
  const { event: kind, from, to, over, place } = event.event
  if (kind === 'put' && place === druid.place)
    element.animate([{ transform: 'translate(0, -60px)', opacity: 0 }, STANDS], {
      duration: event.ms * 0.8,
      easing: EASING,
    })
  if (kind === 'gathered' && place === druid.place)
    element.animate([{ transform: 'rotate(70deg) translate(0, -14px)', opacity: 0.6 }, STANDS], {
      duration: event.ms * 0.7,
      easing: EASING,
    })
  if (!['wandered', 'jumped', 'flew'].includes(kind) || to !== druid.place) return
  const { land, figure } = stage
  const end = land.at[to as string]!
  const way =
    kind === 'flew'
      ? [{ from: land.at[from as string]!, to: end, rune: false }]
      : hops(land, [from as string, ...((over as string[]) ?? []), to as string])
  const frames = way
    .flatMap((hop, i) => along(hop, kind, i > 0))
    .map(([[x, y], opacity]) => ({
      transform: `translate(${round((x - end[0]) / figure)}px, ${round((y - end[1]) / figure)}px)`,
      opacity,
    }))
  element.animate(frames, { duration: event.ms * 0.9, easing: 'ease-in-out', fill: 'backwards' })
}

/** Where a druid is on its way over one hop, and whether it is seen there: between runes it is not. */
function along(
  { from, to, rune }: Pick<Hop, 'from' | 'to' | 'rune'>,
  kind: string,
  goesOn: boolean,
): [Point, number][] {
  if (rune)
    return [
      [from, 1],
      [from, 0],
      [to, 0],
      [to, 1],
    ]
  const bow = arc(from, to, kind === 'flew' ? 0.34 : 0.2)
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8].slice(goesOn ? 1 : 0)
  return steps.map((k) => [kind === 'wandered' ? walking(from, to, k / 8) : bow.point(k / 8), 1])
}

function walking(from: Point, to: Point, t: number): Point {
  const bob = Math.abs(Math.sin(t * Math.PI * 2)) * 7
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - bob]
}
