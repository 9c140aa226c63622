/** Clicking through the choices of one question, and what the board is handed for it. */

import type { BoardProps } from './board'
import * as narrow from './narrow'
import { layout } from './settings.svelte'
import { play as sound } from './sound'
import type { Playing } from './table.svelte'
import type { Choice, GameEvent, Text, View } from './wire'
import type { Say } from './words.svelte'

export interface Facts {
  view(): View
  next(): View | null
  names(): string[]
  choices(): Choice[]
  event(): Playing | null
  recent(): GameEvent[]
  say: Say
  send(choice: Choice): void
  /** A click on something that is not allowed. */
  no(thing: string): void
  explain(what: string | Text): void
}

export class Asking {
  picked = $state.raw<string[]>([])
  #thing = $state<string | null>(null)
  #line = $state.raw<Choice | null>(null)
  readonly board: BoardProps

  constructor(readonly facts: Facts) {
    const self = this
    this.board = {
      get view() { return facts.view() },
      get next() { return facts.next() },
      get seat() { return facts.view().seat },
      get names() { return facts.names() },
      get choices() { return self.open },
      get lit() { return self.lit },
      get picked() { return self.sure },
      get shown() { return self.shown },
      get event() { return facts.event() },
      get recent() { return facts.recent() },
      get layout() { return layout() },
      say: facts.say,
      touch: (thing) => this.touch(thing),
      hover: (thing) => { this.#thing = thing },
      explain: (what) => facts.explain(what),
    }
  }

  readonly all = $derived.by(() => this.facts.choices())
  /** What is picked, with what needs no click. */
  readonly sure = $derived.by(() => narrow.settled(this.all, this.picked))
  readonly open = $derived.by(() => narrow.open(this.all, this.sure))
  readonly lit = $derived.by(() => narrow.lit(this.all, this.picked))
  readonly shown = $derived.by(() => {
    if (this.#line) return [this.#line]
    return this.#thing === null ? [] : narrow.touching(this.all, this.picked, this.#thing)
  })

  /** The line of the list under the pointer or the focus. */
  point(choice: Choice | null): void { this.#line = choice }

  touch(thing: string): void {
    const outcome = narrow.touch(this.all, this.picked, thing)
    if (outcome.kind === 'send') this.send(outcome.choice)
    else if (outcome.kind === 'picked') { this.picked = outcome.picked; sound('pick') }
    else this.facts.no(thing)
  }

  send(choice: Choice): void {
    this.#line = null
    this.facts.send(choice)
  }

  /** One step back; false when there is nothing to go back to. */
  back(): boolean {
    if (!this.picked.length) return false
    this.picked = this.picked.slice(0, -1)
    return true
  }

  clear(): void { this.picked = []; this.#line = null }
}
