/** The kingdom as it stands in the middle of several events: the view before them, and what was played since. */

import type { BoardProps } from '../../lib/board'
import { Since } from '../../lib/since.svelte'
import type { poseidons_kingdom as seen } from '../../lib/views'
import type { GameEvent } from '../../lib/wire'
import { paintOf } from './art'
import { halves, parse, type Hex, type Tile } from './hexes'
import { way, type Field } from './sea'

export interface Die {
  colour: number
  value: number
}
export interface Swimmer {
  key: number
  seat: number
  field: string | null
}
export interface Reef {
  tiles: Tile[]
  hexes: Hex[]
}
export interface Coral {
  sum: number
  colour: string
  kind: string | null
  owner: number | null
  peeked: number[]
}
export interface Tentacle {
  id: string
  task: string
  name: { key: string }
  dice: number
  stack: number[]
  friends: number[]
}
export interface Stand {
  shark: { field: string; heading: number }
  swimmers: (string | null)[][]
  wave: number[]
  strips: Die[][]
  taken: Die[]
  holder: number
  reefs: Reef[]
  tentacles: Tentacle[]
  track: (number | null)[]
  corals: Coral[]
  /** While the wave breaks, and how many dice have left it. */
  breaking: boolean
  gone: number
}

export class Played extends Since {
  /** How many steps of the path of this event are walked. */
  step = $state(0)

  constructor(board: BoardProps) {
    super(board)
    $effect(() => {
      const playing = board.event
      this.step = 0
      const steps = playing ? this.path.length - 1 : 0
      if (!playing || steps < 1) return
      const timers = Array.from({ length: steps }, (_, i) =>
        setTimeout(() => (this.step = i + 1), (playing.ms * 0.82 * i) / steps + 20),
      )
      return () => timers.forEach(clearTimeout)
    })
  }

  readonly now = $derived.by(() => this.board.event?.event ?? null)

  /** The way of the creature or figure that moves now, from where it stood. */
  readonly path: readonly (string | number)[] = $derived.by(() => {
    const event = this.board.event?.event
    if (event?.event === 'swam')
      return way(
        this.board.view.ocean.fields as Field[],
        this.board.view.ocean.crossing,
        event.from,
        event.to,
        this.stand.shark.field,
      )
    return event?.event === 'figure' ? (event.path as number[]) : []
  })

  readonly stand: Stand = $derived.by(() => {
    const now = before(this.board.view as unknown as seen.View)
    for (const event of this.since) happen(now, event)
    return now
  })
}

const TRACK = ['H', 'K1', 'K2', 'K3', 'K4', 'K5', 'K6']
const die = (one: seen.Die): Die => ({ colour: paintOf(one.colour), value: one.value })

function before(view: seen.View): Stand {
  return {
    shark: { field: view.shark.field, heading: view.shark.heading },
    swimmers: view.players.map((player) => [...player.swimmers]),
    wave: view.wave.dice.map(paintOf),
    strips: view.ocean.strips.map((strip) => strip.dice.map(die)),
    taken: [...view.busy.taken, ...view.busy.eating].map(die),
    holder: view.busy.seat,
    reefs: view.players.map((player) => reefOf(player)),
    tentacles: view.tentacles.map((one) => ({ ...one, stack: [...one.stack], friends: [...one.friends] })),
    track: view.players.map((player) => (player.figure === null ? null : TRACK.indexOf(player.figure))),
    corals: view.corals.map((one) => ({ ...one })),
    breaking: false,
    gone: 0,
  }
}

export const reefOf = (player: seen.Player): Reef => ({
  tiles: [...(player.reef.tiles as Tile[])],
  hexes: player.reef.hexes.map((hex) => ({ ...hex, die: hex.die && die(hex.die) })),
})

const lose = (dice: Die[], colour: number, value: number) => {
  const at = dice.findIndex((one) => one.colour === colour && one.value === value)
  if (at >= 0) dice.splice(at, 1)
}

function happen(now: Stand, event: GameEvent): void {
  const seat = event.seat ?? -1
  const own = now.swimmers[seat]
  const hex = (name: string) => now.reefs[seat]?.hexes.find((one) => one.hex === name)
  switch (event.event) {
    case 'first':
      now.wave = [...event.wave]
      break
    case 'entered':
      if (own) own[own.indexOf(null)] = event.field
      break
    case 'swam':
      if (own) own[own.indexOf(event.from)] = event.to
      break
    case 'eaten':
      if (own) own[own.indexOf(event.field)] = null
      break
    case 'loaded':
      now.wave = [...now.wave, ...Array(event.number).fill(seat)]
      break
    case 'washed':
      now.wave = [...now.wave, event.colour]
      break
    case 'breaks':
      now.breaking = true
      break
    case 'landed':
      now.wave = now.wave.slice(1)
      now.gone++
      now.strips[event.strip]!.push({ colour: event.colour, value: event.value })
      break
    case 'missed':
      now.wave = now.wave.slice(1)
      now.gone++
      break
    case 'back':
      now.wave = [...event.wave]
      now.gone = 0
      break
    case 'turned':
      now.breaking = false
      now.gone = 0
      now.shark.heading = event.heading
      break
    case 'shark':
      now.shark.field = event.field
      break
    case 'took':
      lose(now.strips[event.strip]!, event.colour, event.value)
      now.taken.push({ colour: event.colour, value: event.value })
      now.holder = seat
      break
    case 'stored': {
      lose(now.taken, event.colour, event.value)
      const at = hex(event.hex)
      if (at) at.die = { colour: event.colour, value: event.value }
      break
    }
    case 'removed': {
      const at = hex(event.hex)
      if (at) at.die = null
      break
    }
    case 'ate':
      ;(event.dice as number[]).forEach((one, i) => {
        const from = hex((event.hexes as string[])[i] ?? '')
        if (from) from.die = null
        else lose(now.taken, Math.floor(one / 6), (one % 6) + 1)
      })
      break
    case 'skeleton': {
      const at = hex(event.hex)
      if (at) {
        at.die = null
        at.skeleton = true
      }
      break
    }
    case 'built':
      build(now.reefs[seat]!, event.tile, event.hexes, event.level)
      break
    case 'freed': {
      const arm = now.tentacles[event.tentacle]!
      arm.friends = arm.friends.filter((one) => one !== seat)
      arm.stack = arm.stack.slice(1)
      break
    }
    case 'figure':
      now.track[seat] = (event.path as number[]).at(-1) ?? 0
      break
    case 'last_round':
      now.track = now.track.map(() => null)
      break
    case 'looked':
    case 'coral':
    case 'shown': {
      const coral = now.corals.find((one) => one.sum === event.sum)
      if (coral) {
        coral.kind = event.kind ?? coral.kind
        if (event.event === 'looked') coral.peeked = [...coral.peeked, seat]
        else coral.owner = seat
      }
      break
    }
  }
}

/** One tile more; the reef is the copy of `before`. */
export function build(reef: Reef, tile: string, hexes: [string, string], level: number): void {
  const symbols = halves(tile)
  reef.tiles.push({ tile, level, hexes, symbols })
  hexes.forEach((name, i) => {
    const [q, r] = parse(name)
    const old = reef.hexes.find((one) => one.hex === name)
    if (old) {
      old.height = level
      old.symbol = symbols[i]!
      old.die = null
    } else reef.hexes.push({ hex: name, q, r, height: level, symbol: symbols[i]!, die: null, skeleton: false })
  })
}

/** A die that keeps its place in the picture while it travels: on the wave, in a strip, held by a creature. */
export interface Floater {
  key: number
  colour: number
  value: number
  zone: string
  slot: number
}

/** The dice with a key each, so that each one flies from the wave into its strip and from there to its taker. */
export class Herd {
  #last: Floater[] = []
  #count = 0

  gather(stand: Stand): Floater[] {
    const wanted: Omit<Floater, 'key'>[] = [
      ...stand.wave.map((colour, slot) => ({ colour, value: 0, zone: 'wave', slot: slot + stand.gone })),
      ...stand.strips.flatMap((dice, strip) => dice.map((one) => ({ ...one, zone: `${strip}`, slot: -1 }))),
      ...stand.taken.map((one, slot) => ({ ...one, zone: 'taken', slot })),
    ]
    const loose = [...this.#last]
    const take = (fits: (old: Floater) => boolean) => {
      const at = loose.findIndex(fits)
      return at < 0 ? null : loose.splice(at, 1)[0]!
    }
    const stays = wanted.map((one) =>
      take(
        (old) =>
          old.zone === one.zone &&
          old.colour === one.colour &&
          old.value === one.value &&
          (one.zone !== 'wave' || old.slot === one.slot),
      ),
    )
    const found = wanted.map((one, i): Floater => {
      const old =
        stays[i] ??
        take(
          (from) =>
            from.colour === one.colour && (one.zone === 'taken' ? from.value === one.value : from.zone === 'wave'),
        )
      return { ...one, key: old?.key ?? ++this.#count, slot: one.slot < 0 && stays[i] ? stays[i]!.slot : one.slot }
    })
    for (const one of found)
      if (one.slot < 0) {
        // the first free berth of its strip
        const used = new Set(found.filter((other) => other.zone === one.zone).map((other) => other.slot))
        let slot = 0
        while (used.has(slot)) slot++
        one.slot = slot
      }
    this.#last = found
    return [...found].sort((a, b) => a.key - b.key)
  }
}

/** The creatures with a key each: two of a seat change places in the view, never in the picture. */
export class School {
  #last: Swimmer[] = []
  #count = 0

  gather(stand: Stand): Swimmer[] {
    const found: Swimmer[] = []
    stand.swimmers.forEach((fields, seat) => {
      const loose = this.#last.filter((one) => one.seat === seat)
      const stays = fields.map((field) => {
        const at = loose.findIndex((one) => one.field === field)
        return at < 0 ? null : loose.splice(at, 1)[0]!
      })
      fields.forEach((field, i) => found.push({ key: (stays[i] ?? loose.shift())?.key ?? ++this.#count, seat, field }))
    })
    this.#last = found
    return [...found].sort((a, b) => a.key - b.key)
  }
}

/** Whose reef is shown on a desk; null: one's own. */
export const look = $state<{ at: number | null }>({ at: null })

/** A click that needs another one first: kept until its thing glows. */
export const wish = $state<{ thing: string | null }>({ thing: null })
const leads = (thing: string) => thing === 'tiles' || thing === 'kraken' || thing.startsWith('reef:')
/** To be called where wishes are made: touches the thing as soon as that is possible, and forgets it when it never will be. */
export function keepWish(board: BoardProps): void {
  $effect(() => {
    const { thing } = wish
    if (!thing || !board.lit.size) return
    if (board.lit.has(thing)) {
      wish.thing = null
      board.touch(thing)
    } else if (![...board.lit].some(leads)) wish.thing = null
  })
}
