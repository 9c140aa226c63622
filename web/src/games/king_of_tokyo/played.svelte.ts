/** The table in the middle of several events: the view before them, and what was played since. */

import type { BoardProps } from '../../lib/board'
import { Since } from '../../lib/since.svelte'
import type { GameEvent, Text, View } from '../../lib/wire'

export interface Card {
  id: string
  kind: 'keep' | 'discard'
  cost: number
  price: number
  name: Text
  text: Text
  card?: string
  paid?: number
  stock?: number
  copies?: string
}
export interface Player {
  monster: string
  life: number
  max_life: number
  points: number
  energy: number
  place: 'city' | 'bay' | 'outside'
  alive: boolean
  poison: number
  shrink: number
  wings: boolean
  cards: Card[]
}
export interface Throw {
  faces: string[]
  fresh: string[]
  blank: number
}
export interface Now {
  players: Player[]
  market: (Card | null)[]
  dice: Throw
  active: number
}

/** What of `all` is left when `some` are taken away. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all]
  for (const one of some) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const start = (view: View): Now => ({
  players: (view.players as Player[]).map((player) => ({ ...player })),
  market: [...view.market],
  dice: { faces: view.dice.faces, fresh: [], blank: view.dice.rolling },
  active: view.active,
})

type Step = (now: Now, own: Player, event: GameEvent, next: View) => void
const STEPS: Record<string, Step> = {
  turn: (now, _, event) => {
    now.active = event.seat!
    now.dice = { faces: [], fresh: [], blank: 6 }
  },
  rolled: (now, _, event) => {
    now.dice = { faces: event.all, fresh: event.dice, blank: 0 }
  },
  kept: (now, _, event) => {
    now.dice = {
      faces: event.dice,
      fresh: [],
      blank: Math.max(0, now.dice.faces.length + now.dice.blank - event.dice.length),
    }
  },
  stopped: (now, _, event) => {
    now.dice = { faces: event.dice, fresh: [], blank: 0 }
  },
  turned: (now, _, event) => {
    now.dice = { faces: [...without(now.dice.faces, [event.face]), event.new], fresh: [event.new], blank: 0 }
  },
  points: (_, own, event) => {
    own.points += event.points
  },
  energy: (_, own, event) => {
    own.energy += event.energy
  },
  paid: (_, own, event) => {
    own.energy -= event.energy
  },
  deposited: (_, own, event) => {
    own.energy -= event.energy
  },
  healed: (_, own, event) => {
    own.life += event.life
  },
  hurt: (_, own, event) => {
    own.life = Math.max(0, own.life - event.life)
  },
  grown: (_, own, event) => {
    own.life = event.life
  },
  shrunk_back: (_, own, event) => {
    own.life = event.life
  },
  poisoned: (_, own, event) => {
    own.poison = event.counters
  },
  shrunk: (_, own, event) => {
    own.shrink = event.counters
  },
  cured: (_, own, event) => {
    own[event.why === 'poison' ? 'poison' : 'shrink'] = event.counters
  },
  entered: (_, own, event) => {
    own.place = event.place
  },
  moved_up: (_, own) => {
    own.place = 'city'
  },
  left: (_, own) => {
    own.place = 'outside'
  },
  yielded: (_, own) => {
    own.place = 'outside'
  },
  bay_closed: (_, own) => {
    own.place = 'outside'
  },
  eliminated: (_, own) => {
    own.alive = false
    own.place = 'outside'
  },
  revived: (_, own) => {
    own.alive = true
    own.life = 10
    own.points = 0
    own.cards = []
  },
  bought: (now, own, event) => {
    own.energy -= event.energy
    now.market = now.market.map((card) => (card?.id === event.card ? null : card))
  },
  swept: (now) => {
    now.market = [null, null, null]
  },
  revealed: (now, _, event, next) => {
    if (next.market[event.slot]?.id === event.card) now.market[event.slot] = next.market[event.slot]
  },
}

export class Played extends Since {
  readonly now: Now = $derived.by(() => {
    const { view, next } = this.board
    const now = start(view)
    if (!next) return now
    for (const event of this.since) STEPS[event.event]?.(now, now.players[event.seat ?? 0]!, event, next)
    return now
  })
}

/** The card behind a thing: of the market, on top of the deck, or in play. */
export function cardOf(board: BoardProps, thing: string): Card {
  const [kind, name] = thing.split(':')
  if (kind === 'market') return board.view.market[Number(name)]
  if (kind === 'deck') return board.view.top
  return (board.view.players as Player[])
    .flatMap((player) => player.cards)
    .find((card) => (card.card ?? card.id) === name)!
}

/** The cards that are used in several steps: the card, then a die, then its new face. */
export const manySteps = (board: BoardProps): string[] => [
  ...new Set(
    board.choices
      .filter(
        (choice) =>
          choice.touches[0]?.startsWith('card:') && choice.touches.length > 1 && board.lit.has(choice.touches[0]),
      )
      .map((choice) => choice.touches[0]!),
  ),
]
