/** The reefs and the display as they stand in the middle of several events: the view before them, and what was played since. */

import type { BoardProps } from '../../lib/board'
import { Since } from '../../lib/since.svelte'
import type { Text } from '../../lib/wire'
import type { Say } from '../../lib/words.svelte'
import { CELLS } from './shapes'

export interface Card {
  id: string
  kind: string
  corals: string
  points: number
  pattern: string[] | { around: string; ring: string }
  name: Text
}

export class Played extends Since {
  /** The stacks of a seat, bottom to top. */
  reef(seat: number): string[] {
    const stacks = [...((this.board.view.players?.[seat]?.reef as string[]) ?? Array(16).fill(''))]
    for (const event of this.since)
      if (event.event === 'placed' && event.seat === seat) stacks[event.cell] += event.colour
    return stacks
  }

  /** The cells where a seat has placed since one's own last choice. */
  fresh(seat: number): string[] {
    return this.board.recent
      .filter((event) => event.event === 'placed' && event.seat === seat)
      .map((event) => CELLS[event.cell as number]!)
  }
  /** The cell where its coral falls just now. */
  falling(seat: number): string {
    const event = this.board.event?.event
    return event?.event === 'placed' && event.seat === seat ? CELLS[event.cell as number]! : ''
  }

  /** What lies in the display now; a card just taken is gone, a new one lies there when it is turned up. */
  display(): { card: Card | null; tokens: number }[] {
    const slots = this.board.view.display as { card: Card | null; tokens: number }[]
    const { next } = this.board
    if (!next) return slots
    return slots.map((slot, i) => {
      let now = slot
      for (const event of this.since) {
        if (event.slot !== i) continue
        if (event.event === 'took' && this.board.event?.event !== event) now = { card: null, tokens: 0 }
        if (event.event === 'shown') now = next.display[i]
        if (event.event === 'paid') now = { ...now, tokens: now.tokens + 1 }
      }
      return now
    })
  }
}

/** A card in words, with its corals. */
export const cardWords = (say: Say, card: Card): string =>
  say({
    key: 'card-with-corals',
    args: {
      card: card.name,
      corals: [...card.corals].map((c) => say({ key: `colour-${c.toLowerCase()}` })).join(' + '),
    },
  })

/** What a card would score at once, from its choice. */
export const worth = (board: BoardProps, thing: string): number =>
  board.choices.find((choice) => choice.touches.length === 1 && choice.touches[0] === thing)?.preview?.points ?? 0
