/** Why a thing cannot be clicked now: a sentence for each kind of thing and question. */
import type { poseidons_kingdom as seen } from '../../lib/views'
import type { Text, View } from '../../lib/wire'

export function why(view: View, thing: string, seat: number | null): Text | null {
  const [kind, name] = thing.split(':')
  const own = seat === null ? null : view.players[seat]
  if (kind === 'field') return field(view, name!)
  if (kind === 'hex') return hex(view, name!, own)
  if (kind === 'die') {
    if (view.phase === 'swimmer' || view.phase === 'swimming' || view.phase === 'step-one')
      return { key: 'why-die-swim' }
    if (view.phase === 'taking') return { key: 'why-die-strip' }
    return { key: 'why-die' }
  }
  if (kind === 'tentacle') {
    if (view.last_round) return { key: 'why-last-round' }
    if (own && !own.friends.includes(name)) return { key: 'why-freed' }
    return { key: view.phase === 'tentacle' || view.phase === 'food' ? 'why-task' : 'why-eat' }
  }
  if (kind === 'kraken') return { key: view.last_round ? 'why-last-round' : 'why-eat' }
  if (kind === 'coral')
    return {
      key:
        (view.corals as seen.Coral[]).find((one) => `${one.sum}` === name)?.owner != null
          ? 'why-coral-gone'
          : view.phase === 'white' || view.phase === 'black'
            ? 'why-coral-sum'
            : 'why-coral',
    }
  if (kind === 'figure') return { key: 'why-figure' }
  if (kind === 'tile' || kind === 'tiles')
    return { key: view.phase === 'first-hex' || view.phase === 'second-hex' ? 'why-tile-taken' : 'why-tile' }
  if (kind === 'wave')
    return {
      key: view.wave.dice.length === view.wave.slots ? 'why-wave-full' : own?.supply === 0 ? 'why-no-dice' : 'why-wave',
    }
  if (kind === 'taken') return { key: 'why-taken' }
  return null
}

function field(view: View, name: string): Text | null {
  if (view.phase === 'entering' || view.phase === 'returning') return { key: 'why-enter' }
  if (view.phase === 'swimmer' || view.phase === 'drifter') return { key: 'why-swimmer-first' }
  if (view.phase === 'swimming' || view.phase === 'drifting') {
    if (view.busy.field === name) return { key: 'why-here' }
    return { key: view.shark.field === name ? 'why-shark' : 'why-far' }
  }
  if (view.phase === 'step-one') return { key: 'why-step-one' }
  return null
}

function hex(view: View, name: string, own: seen.Player | null): Text | null {
  const one = own?.reef.hexes.find((at) => at.hex === name)
  if (view.phase === 'first-hex' || view.phase === 'second-hex') {
    if (one?.skeleton) return { key: 'why-dead' }
    if (one?.die) return { key: 'why-die-lies' }
    return { key: view.phase === 'second-hex' ? 'why-second' : 'why-flat' }
  }
  if (view.phase === 'slot') return { key: one?.skeleton ? 'why-dead-store' : 'why-full' }
  if (view.phase === 'meal' || view.phase === 'paying') return { key: one?.die ? 'why-not-fit' : 'why-no-die-here' }
  if (view.phase === 'eaten') return { key: one?.skeleton ? 'why-dead' : 'why-die-lies' }
  if (view.phase === 'step-one' || view.phase === 'tile') return { key: 'why-tile-first' }
  return null
}
