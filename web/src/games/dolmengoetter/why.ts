/** What is said of a circle and of a click that leads nowhere, and how long an event is shown. */

import type { GameEvent, Text, View } from '../../lib/wire'
import { listed } from '../../lib/words.svelte'
import type { Circle } from './played.svelte'
import { named, placesOf } from './shapes'

const PACE: Record<string, number> = {
  first: 600,
  put: 520,
  wandered: 640,
  gathered: 720,
  flew: 950,
  stone: 620,
  point: 700,
  majority: 560,
  tie: 560,
  laid: 760,
  pushed: 760,
  declined: 600,
  lapsed: 500,
  complete: 800,
  last: 420,
  scored: 820,
  ender: 1300,
  skipped: 700,
  over: 500,
}

export function pace(event: GameEvent, ending = false): number {
  if (ending && ['last', 'scored'].includes(event.event)) return 0
  if (event.event === 'jumped') return 520 + 280 * ((event.over as string[] | undefined)?.length ?? 1)
  return PACE[event.event] ?? 500
}

export const who = (seat: number): Text => ({ key: 'player', args: { seat } })
const free = (view: View, circle: Circle): number =>
  circle.places.length - circle.counts.reduce((sum: number, count: number) => sum + count, 0)
/** Who leads in a circle, as a sentence. */
export function standing(view: View, circle: Circle, names: string[] = []): Text {
  const args = { circle: circle.id, free: free(view, circle) }
  if (circle.complete && !circle.stack.length) return { key: 'circle-complete' }
  if (circle.standing === 'majority')
    return { key: 'circle-majority', args: { ...args, seat: who(circle.leaders[0]!) } }
  if (circle.standing === 'tie')
    return {
      key: 'circle-tie',
      args: { ...args, seats: listed(circle.leaders.map((seat: number) => names[seat] ?? '▲●■◆★⬢'[seat]!)) },
    }
  const stones = circle.counts.reduce((sum: number, count: number) => sum + count, 0)
  return { key: stones ? 'circle-not-yet' : 'circle-undecided', args }
}

/** Why a thing cannot be clicked now. */
export function why(view: View, thing: string, seat: number | null): Text | null {
  const [kind, name] = thing.split(':') as [string, string | undefined]
  if (kind === 'circle')
    return standing(
      view,
      (view.circles as Circle[]).find((circle) => circle.id === name)!,
    )
  if (kind === 'herbs') return { key: 'why-herbs' }
  if (kind === 'dolmen' && seat !== null && !view.players[seat].supply?.includes(Number(name)))
    return { key: 'why-none' }
  if (kind === 'dolmen') return { key: 'why-dolmen' }
  if (kind === 'point') return seat !== null && view.players[seat].points === 1 ? { key: 'why-point-last' } : null
  if (view.phase === 'leave') return { key: 'why-leave' }
  if (view.phase === 'dolmen')
    return { key: 'why-build', args: { circle: { key: 'circle-name', args: { name: named(view.circle ?? '') } } } }
  const place = placesOf(view).find((one) => one.id === name)
  if (kind === 'druid' && place?.druid && place.druid.seat !== seat)
    return { key: 'why-not-yours', args: { seat: who(place.druid.seat) } }
  if (place?.stone !== null && place?.stone !== undefined) return { key: 'why-stone' }
  if (place?.druid) return { key: 'why-druid-here' }
  return kind === 'place' && view.phase === 'turn' ? { key: 'why-far' } : null
}
