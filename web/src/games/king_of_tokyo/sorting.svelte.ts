/** Sorting dice: taps move them between those to keep and those to throw again, and are handed to the table as one choice.
 *  Tray, odds and answers share one of these. */

import type { BoardProps } from '../../lib/board'
import type { Choice, View } from '../../lib/wire'

const name = (faces: readonly string[]) => [...faces].sort().join(' ')

/** The places of these faces in a row of dice. */
export function places(row: readonly string[], some: readonly string[]): number[] {
  const left = [...some]
  return row.flatMap((face, i) => {
    const at = left.indexOf(face)
    if (at < 0) return []
    left.splice(at, 1)
    return [i]
  })
}

export class Sorting {
  #chosen = $state.raw<{ view: View | null; dice: number[] }>({ view: null, dice: [] })
  /** Dice kept before stay kept until they are tapped; a new turn begins with as many throws as ever, and with none kept. */
  #before: { dice: string[]; rerolls: number } = { dice: [], rerolls: 0 }
  readonly board: BoardProps

  constructor(readonly table: BoardProps) {
    const self = this
    this.board = {
      get view() {
        return table.view
      },
      get next() {
        return table.next
      },
      get seat() {
        return table.seat
      },
      get names() {
        return table.names
      },
      get choices() {
        return table.choices
      },
      get shown() {
        return table.shown
      },
      get event() {
        return table.event
      },
      get recent() {
        return table.recent
      },
      get layout() {
        return table.layout
      },
      get form() {
        return table.form
      },
      get raised() {
        return table.raised
      },
      get large() {
        return table.large
      },
      get lit() {
        return self.#lit()
      },
      get picked() {
        return self.active ? self.wanted.map((i) => `die:${i}`) : table.picked
      },
      say: table.say,
      touch: (thing) => this.#touch(thing),
      hover: (thing) =>
        table.hover(thing && (thing === 'reroll' || thing.startsWith('die:')) && this.active ? null : thing),
      enlarge: table.enlarge,
      explain: table.explain,
    }
  }

  get faces(): string[] {
    return this.table.view.dice.faces
  }
  get #keeps(): Map<string, Choice> {
    return new Map(
      this.table.choices
        .filter((choice) => choice.touches.at(-1) === 'reroll')
        .map((choice) => [name(choice.preview.keep), choice]),
    )
  }
  /** Whether dice are to be kept or thrown again now. */
  get active(): boolean {
    return (
      this.table.choices.some((choice) => choice.touches.at(-1) === 'reroll') &&
      !this.table.picked.some((thing) => thing.startsWith('card:'))
    )
  }

  /** The places of the dice that the player wants to keep. */
  get wanted(): number[] {
    const { view } = this.table
    if (this.#chosen.view === view) return this.#chosen.dice
    const { faces, rerolls } = view.dice
    const going = view.phase === 'throw' && view.active === view.seat && rerolls < this.#before.rerolls
    return going ? places(faces, this.#before.dice) : []
  }
  /** The choice that they make together. */
  get keep(): Choice | null {
    return this.#keeps.get(name(this.wanted.map((i) => this.faces[i]!))) ?? null
  }

  // other choices name the first of equal dice: any of them will do
  #twin(thing: string): string {
    if (!thing.startsWith('die:') || this.table.lit.has(thing)) return thing
    const face = this.faces[Number(thing.slice(4))]
    return (
      [...this.table.lit].find((one) => one.startsWith('die:') && this.faces[Number(one.slice(4))] === face) ?? thing
    )
  }

  #lit(): ReadonlySet<string> {
    const lit = new Set(this.table.lit)
    for (const [i] of this.faces.entries()) if (this.active || lit.has(this.#twin(`die:${i}`))) lit.add(`die:${i}`)
    if (this.active && this.keep) lit.add('reroll')
    else lit.delete('reroll')
    return lit
  }

  #touch(thing: string): void {
    if (this.active && thing.startsWith('die:')) {
      const i = Number(thing.slice(4))
      this.#chosen = {
        view: this.table.view,
        dice: this.wanted.includes(i) ? this.wanted.filter((one) => one !== i) : [...this.wanted, i],
      }
    } else if (this.active && thing === 'reroll' && this.keep) this.#send(this.keep)
    else this.table.touch(this.#twin(thing))
  }

  /** The table narrows its choices down to the one whose kept dice are these; a second touch confirms what is complete. */
  #send(choice: Choice): void {
    this.#before = { dice: choice.preview.keep, rerolls: this.table.view.dice.rerolls }
    for (const thing of [...choice.touches, 'reroll']) if (this.table.choices.length) this.table.touch(thing)
  }
}

const known = new WeakMap<BoardProps, Sorting>()
/** The one sorting of a table. */
export function sorting(table: BoardProps): Sorting {
  if (!known.has(table)) known.set(table, new Sorting(table))
  return known.get(table)!
}

export const FACES = ['1', '2', '3', 'heart', 'energy', 'claw']
