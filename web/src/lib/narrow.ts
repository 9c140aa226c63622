/** From a click on a thing to a choice: clicks narrow the choices, the last one sends. */

import type { Choice } from './wire'

/** What of a choice's touches is still to be clicked, in order; null when it does not touch all that is picked. */
export function rest(choice: Choice, picked: readonly string[]): string[] | null {
  const left = [...choice.touches]
  for (const thing of picked) {
    const at = left.indexOf(thing)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** The choices that touch everything picked so far. */
export const open = (choices: readonly Choice[], picked: readonly string[]): Choice[] =>
  choices.filter((choice) => rest(choice, picked) !== null)

/** What is picked together with the things that all open choices share and that therefore need no click. */
export function settled(choices: readonly Choice[], picked: readonly string[]): string[] {
  const sure = [...picked]
  for (;;) {
    const rests = open(choices, sure).map((choice) => rest(choice, sure)!)
    const first = rests[0]?.[0]
    // the last thing of a choice is always clicked by hand
    if (first === undefined || !rests.every((left) => left[0] === first && left.length > 1)) return sure
    sure.push(first)
  }
}

/** The things that may be clicked next. */
export function lit(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const sure = settled(choices, picked)
  const things = new Set<string>()
  for (const choice of open(choices, sure)) {
    const next = rest(choice, sure)![0]
    if (next !== undefined) things.add(next)
  }
  return things
}

const kind = (thing: string): string => thing.split(':')[0]!

/**
 * The choices that a click on this thing would leave. Where it is a whole choice by itself, it does not stand for the end
 * of one that begins with another kind of thing: who taps an open card means to take it, not to draw from the deck.
 */
export function touching(choices: readonly Choice[], picked: readonly string[], thing: string): Choice[] {
  const sure = settled(choices, picked)
  const left = (choice: Choice) => rest(choice, sure)!
  const found = open(choices, sure).filter((choice) => left(choice).includes(thing))
  if (!found.some((choice) => left(choice).length === 1)) return found
  return found.filter((choice) => kind(left(choice)[0]!) === kind(thing))
}

export type Outcome = { kind: 'send'; choice: Choice } | { kind: 'picked'; picked: string[] } | { kind: 'no' }

/** What a click on a thing means. A thing picked before is let go, or, where a choice is complete with it, confirmed. */
export function touch(choices: readonly Choice[], picked: readonly string[], thing: string): Outcome {
  const sure = settled(choices, picked)
  const left = touching(choices, picked, thing)
  if (left.length === 1) return { kind: 'send', choice: left[0]! }
  if (left.length > 1) return { kind: 'picked', picked: [...sure, thing] }
  if (picked.includes(thing)) {
    const whole = open(choices, sure).filter((choice) => rest(choice, sure)!.length === 0)
    if (whole.length === 1) return { kind: 'send', choice: whole[0]! }
    return { kind: 'picked', picked: picked.slice(0, picked.indexOf(thing)) }
  }
  // another thing of the same step: change one's mind without going back first
  for (let keep = picked.length - 1; keep >= 0; keep--) {
    const before = picked.slice(0, keep)
    const instead = touching(choices, before, thing)
    if (instead.length === 1) return { kind: 'send', choice: instead[0]! }
    if (instead.length > 1) return { kind: 'picked', picked: [...settled(choices, before), thing] }
  }
  // what needed no click may be clicked all the same: then the next question is asked
  return sure.includes(thing) ? { kind: 'picked', picked: sure } : { kind: 'no' }
}
