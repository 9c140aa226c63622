/** The island as it stands in the middle of several events: the view before them, and what was played since. */

import { Since } from '../../lib/since.svelte'
import type { antler_island } from '../../lib/views'
import type { GameEvent, View } from '../../lib/wire'

export const ACTS = ['move', 'eat', 'rut', 'grow'] as const
export const TILES = ['1', '2', '3', 'X', 'blank'] as const
export type Act = (typeof ACTS)[number]
export interface Space {
  id: string
  level: number
  terrain: string
  colour: string | null
  inward: string
  does: number
  food: number[]
  stags: number[]
  neighbours: string[]
}
export interface Side {
  seat: number
  tokens: number
  food: number[] | null
  strength: number | null
}
export interface Duel {
  sides: Side[]
  locked: boolean
  winner: number | null
  end: string
  held: boolean
}
export interface Doe {
  key: number
  at: string
  slot: number
}

/** What a fighter's food is worth; null while it is hidden. */
export const worth = (side: Side): number | null => side.food?.reduce((sum, value) => sum + value, 0) ?? null

/** The antler ends that a fighter fights with: once antlers have locked those that decided, also if one broke off since. */
export function endsOf(duel: Duel, side: Side, now: number): number {
  return duel.locked && side.strength !== null ? side.strength - (worth(side) ?? 0) : now
}

/** Events name a space by its number. */
export const spaceName = (at: number) => (at < 12 ? `O${at + 1}` : at < 20 ? `M${at - 11}` : 'C')

interface Stand {
  stags: (string | null)[]
  does: Record<string, number>
  food: Record<string, number>
  ends: number[]
  track: number[]
  duel: Duel | null
}

export class Isle extends Since {
  #herd: Doe[] = []
  #count = 0

  readonly stand: Stand = $derived.by(() => {
    const { view } = this.board
    const now = before(view)
    for (const event of this.since) happen(now, event, view)
    return now
  })
  get stags() {
    return this.stand.stags
  }
  get ends() {
    return this.stand.ends
  }
  get track() {
    return this.stand.track
  }
  get food() {
    return this.stand.food
  }
  get duel() {
    return this.stand.duel
  }

  /** The does with a key each, so that each one walks from space to space. */
  readonly does: Doe[] = $derived.by(() => {
    const wanted = { ...this.stand.does }
    const inward = Object.fromEntries((this.board.view.island as Space[]).map((space) => [space.id, space.inward]))
    const climbing = this.board.event?.event.event === 'climbed'
    const stay: { key: number; at: string }[] = []
    const loose: Doe[] = []
    for (const doe of this.#herd) {
      const at = climbing ? (inward[doe.at] ?? doe.at) : doe.at
      if ((wanted[at] ?? 0) > 0) {
        wanted[at]!--
        stay.push({ key: doe.key, at })
      } else loose.push(doe)
    }
    for (const [at, missing] of Object.entries(wanted))
      for (let i = 0; i < missing; i++) {
        const from = loose.findIndex((doe) => inward[doe.at] === at)
        const doe = from >= 0 ? loose.splice(from, 1)[0] : loose.shift()
        stay.push({ key: doe?.key ?? ++this.#count, at })
      }
    const seen: Record<string, number> = {}
    this.#herd = stay
      .sort((a, b) => a.key - b.key)
      .map(({ key, at }) => ({ key, at, slot: (seen[at] = (seen[at] ?? -1) + 1) }))
    return this.#herd
  })
}

function before(view: View): Stand {
  const island = view.island as Space[]
  const players = view.players as antler_island.Player[]
  const fight = view.fight
  const show =
    fight && ['committing', 'deciding', 'saving', 'answering', 'defending', 'saving too', 'losing'].includes(view.phase)
  return {
    stags: players.map((player) => player.stag),
    does: Object.fromEntries(island.map((space) => [space.id, space.does])),
    food: Object.fromEntries(island.map((space) => [space.id, space.food.length])),
    ends: players.map((player) => player.ends),
    track: players.map((player) => player.track),
    duel:
      show && fight.committed.length === 2
        ? {
            sides: fight.committed.map(({ seat, tokens, food, strength }: Side) => ({ seat, tokens, food, strength })),
            locked: fight.locked,
            winner: fight.winner >= 0 && fight.locked ? fight.winner : null,
            end: '',
            held: view.phase !== 'committing' && view.phase !== 'answering',
          }
        : null,
  }
}

function happen(now: Stand, event: GameEvent, view: View): void {
  const seat = event.seat ?? -1
  const space = typeof event.space === 'number' ? spaceName(event.space) : ''
  const side = (one: number) => now.duel?.sides.find((fighter) => fighter.seat === one)
  switch (event.event) {
    case 'moved':
    case 'left':
      now.stags[seat] = spaceName(event.to)
      if (event.event === 'left') now.duel = null
      break
    case 'stood':
      now.stags[seat] = space
      break
    case 'ate':
      now.food[space] = Math.max(0, (now.food[space] ?? 0) - 1)
      break
    case 'food_laid':
      now.food[space] = (now.food[space] ?? 0) + 1
      break
    case 'doe_came':
      now.does[space] = (now.does[space] ?? 0) + 1
      break
    case 'mated':
      now.does[space] = Math.max(0, (now.does[space] ?? 0) - event.does)
      now.track[seat]! += event.does
      break
    case 'lured':
      now.does[spaceName(event.from)]!--
      now.does[spaceName(event.to)]!++
      break
    case 'climbed': {
      const after: Record<string, number> = {}
      for (const one of view.island as Space[]) after[one.inward] = (after[one.inward] ?? 0) + (now.does[one.id] ?? 0)
      now.does = after
      break
    }
    case 'grew':
      now.ends[seat] = event.ends
      break
    case 'fight':
      now.duel = {
        sides: [
          { seat, tokens: 0, food: null, strength: null },
          { seat: event.other, tokens: 0, food: null, strength: null },
        ],
        locked: false,
        winner: null,
        end: '',
        held: false,
      }
      break
    case 'committed': {
      const own = side(seat)
      if (own) {
        own.tokens++
        if (typeof event.value === 'number') own.food = [...(own.food ?? []), event.value]
      }
      break
    }
    case 'held':
      if (now.duel) now.duel.held = true
      break
    case 'locked':
      if (now.duel) {
        now.duel.locked = true
        for (const [who, strength, food] of [
          [seat, event.strength, event.food],
          [event.other, event.other_strength, event.other_food],
        ]) {
          const own = side(who)
          if (own) {
            own.strength = strength
            if (Array.isArray(food)) own.food = food
          }
        }
        if (event.strength !== event.other_strength)
          now.duel.winner = event.strength > event.other_strength ? seat : event.other
        break
      }
      break
    case 'tied':
      if (now.duel) now.duel.end = 'tied'
      break
    case 'retreated':
      if (now.duel) {
        now.duel.end = 'retreated'
        now.duel.winner = event.other
      }
      break
    case 'broke':
      now.ends[seat] = event.ends
      if (now.duel) now.duel.end = 'broke'
      break
    case 'won':
    case 'took_open':
    case 'drew_tile':
      now.duel = null
      break
  }
}
