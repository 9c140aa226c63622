/** Who teaches at the table of a lesson: which bubble is shown, and what a click that was not asked for is told. */

import type { Asking } from '../lib/asking.svelte'
import * as narrow from '../lib/narrow'
import { get, type Choice } from '../lib/wire'
import { need, ready, sentence, short, speaker, t } from '../lib/words.svelte'
import Bubble from './Bubble.svelte'

export interface Step {
  chapter: string
  say: string
  /** The things it points at; none: what is to be clicked next. */
  at: string[]
  /** The choices that will do, in notation; none: it is only read. */
  do: string[]
  line: number
}
interface Lesson {
  chapters: string[]
  steps: Step[]
}

export class Teacher {
  readonly Bubble = Bubble
  lesson = $state.raw<Lesson | null>(null)
  /** What was said about the last click that was not asked for. */
  tried = $state('')
  away = $state(false)
  #read = $state.raw({ line: -1, count: 0 })

  constructor(
    readonly table: string,
    readonly game: string,
    readonly asking: Asking,
    /** The line of the script that waits for the learner, or -1. */
    readonly line: () => number,
  ) {
    this.away = sessionStorage.getItem(this.#key) !== null
    void need(this.#scope).catch(() => {})
    void get<Lesson>(`/api/games/${game}/lesson`).then(
      (found) => (this.lesson = found),
      () => {},
    )
  }

  get #scope() {
    return `${this.game}/lesson`
  }
  get #key() {
    return `lesson-away-${this.table}`
  }

  readonly steps = $derived.by(() => this.lesson?.steps.filter((step) => step.line === this.line()) ?? [])
  readonly deed = $derived(this.steps.find((step) => step.do.length) ?? null)
  readonly read = $derived.by(() => (this.#read.line === this.line() ? this.#read.count : 0))
  readonly step = $derived(this.away || !ready(this.#scope) ? null : (this.steps[this.read] ?? null))
  /** Whether all is said: the rest of the game is free. */
  readonly done = $derived(this.steps.length > 0 && !this.deed && this.read >= this.steps.length)
  readonly chapter = $derived(this.step ? this.lesson!.chapters.indexOf(this.step.chapter) : -1)
  /** The choice that is asked for. */
  readonly wanted = $derived.by(() => this.asking.all.find((choice) => this.step?.do.includes(choice.notation)) ?? null)
  /** What of it is to be clicked, what is next first. */
  readonly rest = $derived.by(() =>
    this.wanted ? (narrow.rest(this.wanted, this.asking.sure) ?? this.wanted.touches) : [],
  )

  say(key: string): string {
    return speaker(this.#scope, () => this.asking.facts.names())({ key: `lesson-${key}` })
  }

  on(by = 1): void {
    this.tried = ''
    this.#read = { line: this.line(), count: this.read + by }
  }

  /** Does what is asked for those who would rather watch. */
  show(): void {
    this.tried = ''
    if (this.wanted) this.asking.send(this.wanted)
  }

  pause(away: boolean): void {
    this.away = away
    if (away) sessionStorage.setItem(this.#key, '1')
    else sessionStorage.removeItem(this.#key)
  }

  hear(said: string): void {
    this.tried = said
  }

  /** Whether this choice is not the one that was asked for: then it is not sent, but told what it would have done. */
  stops(choice: Choice): boolean {
    this.tried = ''
    if (this.away || !this.deed || this.deed.do.includes(choice.notation)) return false
    const words = short(this.game, choice.text, this.asking.facts.say)
    this.tried = `${t('lesson-tried', { choice: sentence(words) })} ${this.say(`${this.deed.say}-else`)}`
    queueMicrotask(() => this.asking.clear()) // a board may still be handing its clicks over
    return true
  }
}
