/** What this device remembers of games and puzzles beside what the server keeps; it can move to another device as a file. */

import { get, type Played } from './wire'

const KEY = 'spieltisch-diary'
const FORMAT = 'spieltisch-diary-1'

interface Diary {
  /** Day, game, and whether its puzzle was solved. */
  puzzles: Record<string, Record<string, boolean>>
  /** Games that were played on other devices. */
  games: Played[]
}

function stored(): Diary {
  try {
    return { puzzles: {}, games: [], ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
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

const same = (one: Played, other: Played) => one.table === other.table && one.round === other.round

/** Games of this device and those brought from others, the newest first. */
export const together = (own: Played[]) =>
  [...own, ...diary.games.filter((one) => !own.some((other) => same(one, other)))].sort(
    (one, other) => other.finished - one.finished,
  )

export async function played(): Promise<Played[]> {
  const all: Played[] = []
  for (let page = 0; page < 25; page++) {
    const { tables } = await get<{ tables: Played[] }>(`/api/tables?status=played&page=${page}`)
    all.push(...tables)
    if (tables.length < 20) break
  }
  return together(all)
}

export async function written(): Promise<string> {
  return JSON.stringify({ format: FORMAT, puzzles: diary.puzzles, games: await played() })
}

/** Takes in a file of another device; false if it is none. */
export function takeIn(text: string): boolean {
  try {
    const brought = JSON.parse(text)
    if (brought.format !== FORMAT || !Array.isArray(brought.games)) return false
    const games = (brought.games as Played[]).filter(
      (one) => typeof one.table === 'string' && typeof one.game === 'string' && Array.isArray(one.places),
    )
    diary.games = [...diary.games, ...games.filter((one) => !diary.games.some((other) => same(one, other)))]
    for (const [day, answers] of Object.entries((brought.puzzles ?? {}) as Diary['puzzles']))
      diary.puzzles[day] = { ...answers, ...diary.puzzles[day] }
    keep()
    return true
  } catch {
    return false
  }
}

/** How this device fared against a level: a win shared counts as a share. */
export const share = (game: Played) => {
  const firsts = game.places.filter((place) => place === 1).length
  return game.me.some((seat) => game.places[seat] === 1) ? 1 / Math.max(1, firsts) : 0
}
