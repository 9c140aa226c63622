/** Clicking through the choices of one question, and what the board is handed for it. */

import type { BoardProps } from './board'
import * as narrow from './narrow'
import { form, layout } from './settings.svelte'
import { play as sound } from './sound'
import type { Playing } from './table.svelte'
import type { Choice, GameEvent, Text, View } from './wire'
import { has, t, type Say } from './words.svelte'

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
  /** Things that the first tap only shows large. */
  raises?(thing: string): boolean
  /** Things that lie nowhere on the table. */
  spoken?(thing: string): boolean
  explain(what: string | Text): void
  /** Another form than that of the screen, where the board has less room than a table. */
  form?(): BoardProps['form']
}

export class Asking {
  picked = $state.raw<string[]>([])
  raised = $state<string | null>(null)
  large = $state<number | null>(null)
  /** The things of the choice that a hint names. */
  advised = $state.raw<readonly string[]>([])
  /** The seat whose things are counted at the end. */
  visited = $state<number | null>(null)
  #thing = $state<string | null>(null)
  #line = $state.raw<Choice | null>(null)
  readonly board: BoardProps

  constructor(readonly facts: Facts) {
    const self = this
    this.board = {
      get view() {
        return facts.view()
      },
      get next() {
        return facts.next()
      },
      get seat() {
        return facts.view().seat
      },
      get names() {
        return facts.names()
      },
      get choices() {
        return self.open
      },
      get lit() {
        return self.lit
      },
      get picked() {
        return self.sure
      },
      get shown() {
        return self.shown
      },
      get event() {
        return facts.event()
      },
      get recent() {
        return facts.recent()
      },
      get layout() {
        return layout()
      },
      get form() {
        return facts.form?.() ?? form()
      },
      get raised() {
        return self.raised
      },
      say: facts.say,
      touch: (thing) => this.touch(thing),
      hover: (thing) => {
        this.#thing = thing
      },
      get large() {
        return self.large
      },
      enlarge: (seat) => {
        this.large = seat
      },
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
    if (this.raised) return narrow.touching(this.all, this.picked, this.raised)
    return this.#thing === null ? [] : narrow.touching(this.all, this.picked, this.#thing)
  })

  /** What is left to say in words: choices of things that lie nowhere, and those of a thing picked or shown large. */
  readonly offers = $derived.by(() => {
    if (this.raised) return this.shown
    const left = (choice: Choice) => narrow.rest(choice, this.sure)!
    const whole = this.open.filter((choice) => left(choice).length === 0)
    if (this.picked.length && whole.length && this.open.length <= 3) return this.open
    return this.open.filter((choice) => left(choice).every((thing) => this.facts.spoken?.(thing)))
  })

  /** After a click: what is asked now, by the kind of thing that glows most. */
  readonly narrowed = $derived.by(() => {
    const kinds = [...this.lit].map((thing) => thing.split(':')[0]!)
    const count = (one: string) => kinds.filter((other) => other === one).length
    const kind = kinds.toSorted((a, b) => count(b) - count(a))[0]
    if (!this.picked.length || !kind) return ''
    const key = `ask-${kind}`
    return has(this.board.view.game, key)
      ? this.facts.say({ key, args: { count: count(kind) } })
      : t('narrow', { count: kinds.length })
  })

  /** The line of the list under the pointer or the focus. */
  point(choice: Choice | null): void {
    this.#line = choice
  }

  touch(thing: string): void {
    if (form() !== 'wide' && this.raised !== thing && this.facts.raises?.(thing)) {
      this.raised = thing
      sound('pick')
      return
    }
    this.raised = null
    const outcome = narrow.touch(this.all, this.picked, thing)
    if (outcome.kind === 'send') this.send(outcome.choice)
    else if (outcome.kind === 'picked') {
      this.picked = outcome.picked
      sound('pick')
    } else this.facts.no(thing)
  }

  send(choice: Choice): void {
    this.#line = null
    this.raised = null
    this.facts.send(choice)
  }

  /** One step back; false when there is nothing to go back to. */
  back(): boolean {
    if (this.raised) {
      this.raised = null
      return true
    }
    if (!this.picked.length) return false
    this.picked = this.picked.slice(0, -1)
    return true
  }

  clear(): void {
    this.picked = []
    this.raised = null
    this.#line = null
  }
}
