/** What this device remembers of games and puzzles beside what the server keeps; it can move to another device as a file. */

import { settings } from './settings.svelte'
import { get, post, site, type Mistake, type Played, type Progress } from './wire'

const KEY = 'spieltisch-diary'
const FORMAT = 'spieltisch-diary-1'
const NAME = 24 // letters, as the table takes them

interface Diary {
  /** Day, game, and whether its puzzle was solved. */
  puzzles: Record<string, Record<string, boolean>>
  /** Games that were played on other devices. */
  games: Played[]
}

// What a file or the browser's storage holds may be damaged, or somebody's joke: only what is sound is shown.

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isDate = (value: unknown) => isNumber(value) && Math.abs(value) <= 8.64e15
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isWord = (value: unknown) => typeof value === 'string' && /^[\w-]{1,60}$/.test(value)
const lists = (value: unknown, long: number, fits: (one: unknown) => boolean) =>
  Array.isArray(value) && value.length === long && value.every(fits)

function isGame(one: unknown): one is Played {
  if (!isObject(one) || !Array.isArray(one.names) || !Array.isArray(one.me)) return false
  const seats = one.names.length
  return (
    seats > 0 &&
    isWord(one.table) &&
    isWord(one.game) &&
    Number.isInteger(one.round) &&
    isDate(one.finished) &&
    typeof one.reason === 'string' &&
    one.names.every((name) => typeof name === 'string') &&
    lists(one.places, seats, isNumber) &&
    lists(one.scores, seats, isNumber) &&
    lists(one.levels, seats, (level) => level === null || typeof level === 'string') &&
    one.me.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)
  )
}
const isSolved = (answers: unknown) =>
  isObject(answers) && Object.values(answers).every((one) => typeof one === 'boolean')
const isAnswered = ([day, answers]: [string, unknown]) => isDay(day) && isSolved(answers)

const same = (one: Played, other: Played) => one.table === other.table && one.round === other.round
/** Each game once: the first of those that are the same. */
const once = (games: Played[]) => games.filter((one, i) => games.findIndex((other) => same(one, other)) === i)

function stored(): Diary {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (!isObject(kept)) return { puzzles: {}, games: [] }
    const answers = isObject(kept.puzzles) ? Object.entries(kept.puzzles).filter(isAnswered) : []
    const games = Array.isArray(kept.games) ? once(kept.games.filter(isGame)) : []
    return { puzzles: Object.fromEntries(answers) as Diary['puzzles'], games }
  } catch {
    return { puzzles: {}, games: [] }
  }
}

export const diary = $state(stored())
const keep = () => localStorage.setItem(KEY, JSON.stringify(diary))

/** The first answer of a day counts. */
export function remember(day: string, game: string, solved: boolean): void {
  const today = (diary.puzzles[day] ??= {})
  today[game] ??= solved
  keep()
}

const before = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000 * days).toISOString().slice(0, 10)

/** The last seven days up to this one: solved, tried, or neither. */
export const week = (day: string) =>
  [6, 5, 4, 3, 2, 1, 0].map((days) => {
    const date = before(day, days)
    const answers = Object.values(diary.puzzles[date] ?? {})
    return { date, solved: answers.some(Boolean), tried: answers.length > 0 }
  })

/** Days in a row with a puzzle solved; today counts as soon as it is. */
export function streak(day: string): number {
  const solved = (date: string) => Object.values(diary.puzzles[date] ?? {}).some(Boolean)
  let from = solved(day) ? 0 : 1
  let days = 0
  while (solved(before(day, from++))) days++
  return days
}

/** Games of this device and those brought from others, the newest first. */
export const together = (own: Played[]) =>
  once([...own, ...diary.games]).sort((one, other) => other.finished - one.finished)

export async function played(): Promise<Played[]> {
  const all: Played[] = []
  for (let page = 0; page < 25; page++) {
    const { tables } = await get<{ tables: Played[] }>(`/api/tables?status=played&page=${page}`)
    all.push(...tables)
    if (tables.length < 20) break
  }
  return together(all)
}

/** The seat that this device had in a game, also long ago and on another device; -1: none. Without a round: in the newest. */
export async function seatAt(table: string, round: number | null): Promise<number> {
  const games = await played().catch(() => together([]))
  return games.find((one) => one.table === table && (round === null || one.round === round))?.me[0] ?? -1
}

const LOOKED_AT = 10 // games, the newest ones

/** The costly choices of games that were played on other devices, where this server keeps their analyses. */
export async function mistakesElsewhere(): Promise<Mistake[]> {
  const newest = together([]).slice(0, LOOKED_AT)
  const found = await Promise.all(newest.map((one) => mistakesOf(one).catch(() => [])))
  return found.flat()
}

async function mistakesOf({ table, round, game, names, finished, me }: Played): Promise<Mistake[]> {
  const { analysis } = await get<Progress>(`/api/tables/${table}/analysis?round=${round}`)
  const dear = analysis ? me.flatMap((seat) => analysis.accounts[seat]?.costliest ?? []) : []
  return dear
    .map((n) => {
      const { seat, choice } = analysis!.moments[n]!
      return { table, round, game, names, finished, n, seat, loss: choice!.loss, text: choice!.text }
    })
    .sort((one, other) => other.loss - one.loss)
}

/** All that moves to another device; `secret`, for ten minutes, what this one is about to play. */
export async function written(): Promise<string> {
  const none = { secret: null }
  const { secret } = site ? none : await post<{ secret: string | null }>('/api/move-out', {}).catch(() => none)
  return JSON.stringify({
    format: FORMAT,
    name: settings.name,
    puzzles: diary.puzzles,
    games: await played(),
    ...(secret && { secret }),
  })
}

export type Taken = { how: 'taken' | 'stayed' | 'damaged' | 'wrong' } | { how: 'moved'; tables: number }

/** Takes in a file of another device, whole or not at all: `damaged` if something in it is, `wrong` if it is none;
 * `stayed`: but for its running games, which came too late. */
export async function takeIn(text: string): Promise<Taken> {
  let brought: unknown
  try {
    brought = JSON.parse(text)
  } catch {
    return { how: text.includes(FORMAT) ? 'damaged' : 'wrong' }
  }
  if (!isObject(brought) || brought.format !== FORMAT) return { how: 'wrong' }
  const { games, puzzles = {}, name = '', secret = '' } = brought
  if (!Array.isArray(games) || !games.every(isGame) || typeof name !== 'string') return { how: 'damaged' }
  if (!isObject(puzzles) || !Object.entries(puzzles).every(isAnswered)) return { how: 'damaged' }
  diary.games = once([...diary.games, ...games])
  for (const [day, answers] of Object.entries(puzzles as Diary['puzzles']))
    diary.puzzles[day] = { ...answers, ...diary.puzzles[day] }
  settings.name ||= name.slice(0, NAME)
  keep()
  if (!secret || site) return { how: 'taken' }
  return post<{ tables: number }>('/api/move-in', { secret }).then(
    ({ tables }) => (tables ? { how: 'moved', tables } : { how: 'taken' }),
    () => ({ how: 'stayed' }),
  )
}

/** Whether a game says something of how well one plays: to its end, with one seat, and no practice. */
export const counted = (one: Played) => one.reason === 'end' && one.me.length === 1 && !one.practice

/** How this device fared against a level: a win shared counts as a share. */
export const share = (game: Played) => {
  const firsts = game.places.filter((place) => place === 1).length
  return game.me.some((seat) => game.places[seat] === 1) ? 1 / Math.max(1, firsts) : 0
}
