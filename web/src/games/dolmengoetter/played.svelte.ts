/** Druids, stones and stacks as they stand in the middle of several events: the view before them, and what was played since. */

import { Since } from '../../lib/since.svelte'
import type { dolmengoetter } from '../../lib/views'
import { placesOf } from './shapes'

export interface Druid {
  key: string
  seat: number
  place: string
  lying: boolean
}
export interface Dolmen {
  seat: number
  value: number | null
}
export interface Circle {
  id: string
  places: string[]
  factors: number[]
  stack: Dolmen[]
  complete: boolean
  counts: number[]
  standing: string
  leaders: number[]
}

export class Played extends Since {
  readonly druids = $derived.by((): Druid[] => {
    const all = (this.board.view.players as dolmengoetter.Player[]).flatMap((player, seat) =>
      player.druids.map((druid, i) => ({
        key: `${seat}-${i}`,
        seat,
        place: druid.place,
        lying: druid.lying,
      })),
    )
    for (const event of this.since) {
      const of = (place: string | null) => all.find((druid) => druid.seat === event.seat && druid.place === place)
      if (event.event === 'put') {
        const druid = of(null)
        if (druid) druid.place = event.place
      }
      if (['wandered', 'jumped', 'flew'].includes(event.event)) {
        const druid = of(event.from)
        if (druid) {
          druid.place = event.to
          druid.lying = false
        }
      }
      if (event.event === 'gathered') {
        const druid = of(event.place)
        if (druid) druid.lying = true
      }
    }
    return all.filter((druid): druid is Druid => druid.place !== null)
  })

  readonly standsOn = $derived.by(() => new Map(this.druids.map((druid) => [druid.place, druid])))

  /** Whose stone lies on which place. */
  readonly stones = $derived.by((): Record<string, number> => {
    const stones: Record<string, number> = {}
    for (const place of placesOf(this.board.view)) if (place.stone !== null) stones[place.id] = place.stone
    for (const event of this.since) if (event.event === 'stone') stones[event.place] = event.seat!
    return stones
  })

  readonly circles = $derived.by((): Record<string, Circle> => {
    const circles: Record<string, Circle> = {}
    for (const circle of this.board.view.circles) circles[circle.id] = { ...circle, stack: [...circle.stack] }
    const after = this.since.some((event) => event.event === 'stone') ? this.board.next : null
    for (const circle of after?.circles ?? []) {
      const now = circles[circle.id]!
      now.counts = circle.counts
      now.standing = circle.standing
      now.leaders = circle.leaders
    }
    for (const event of this.since) {
      const circle = circles[event.circle as string]
      if (!circle) continue
      if (event.event === 'laid') circle.stack.unshift({ seat: event.seat!, value: event.value ?? null })
      if (event.event === 'pushed') circle.stack.push({ seat: event.seat!, value: event.value ?? null })
      if (event.event === 'scored') {
        const level = circle.factors.indexOf(event.factor)
        if (circle.stack[level]) circle.stack[level] = { ...circle.stack[level]!, value: event.value }
      }
    }
    return circles
  })
}
