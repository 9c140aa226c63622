/** Words in the language set: Fluent messages of the table, of a game, and of a game's board. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LANGUAGES, settings, type Language } from './settings.svelte'
import { Refusal, text as fetchText, type Arg, type Text } from './wire'

type Bundles = Partial<Record<Language, FluentBundle>>

const boardWords = import.meta.glob<string>('../games/*/words.*.ftl', { query: '?raw', import: 'default' })
/** The folder of a game's browser side: its id, with underscores. */
export const folder = (game: string) => game.replaceAll('-', '_')

let bundles = $state.raw<Record<string, Bundles>>({})
const loading = new Map<string, Promise<void>>()

async function load(scope: string, lang: Language): Promise<void> {
  const part = scope.includes('/') ? '' : '/text' // reef, or reef/lesson
  const file = scope ? `/api/games/${scope}${part}.${lang}.ftl` : `/api/text.${lang}.ftl`
  const own = scope ? boardWords[`../games/${folder(scope)}/words.${lang}.ftl`] : undefined
  const [text, extra] = await Promise.all([fetchText(file), own?.() ?? ''])
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  bundle.addResource(new FluentResource(extra), { allowOverrides: true })
  bundles = { ...bundles, [scope]: { ...bundles[scope], [lang]: bundle } }
}

/** Fetches the words of a game ('' for the table's own): the language set first, the others behind it. */
export function need(scope = ''): Promise<void> {
  const fetchOnce = (lang: Language) => {
    const name = `${scope}/${lang}`
    if (!loading.has(name))
      loading.set(
        name,
        load(scope, lang).catch((error) => {
          loading.delete(name)
          throw error
        }),
      )
    return loading.get(name)!
  }
  const first = fetchOnce(settings.lang)
  const others = (Object.keys(LANGUAGES) as Language[]).filter((lang) => lang !== settings.lang)
  void first.then(
    () => others.forEach((lang) => void fetchOnce(lang).catch(() => {})),
    () => {},
  )
  return first
}

/** Whether the words of a game are there. */
export const ready = (scope = '') => Boolean(bundles[scope]?.[settings.lang])

function format(scope: string, key: string, args: Record<string, string | number>): string | null {
  for (const at of scope ? [scope, ''] : ['']) {
    const bundle = bundles[at]?.[settings.lang] ?? Object.values(bundles[at] ?? {})[0]
    const message = bundle?.getMessage(key)
    if (bundle && message?.value) return bundle.formatPattern(message.value, args, [])
  }
  return null
}

/** A message of the browser's own, web-<key> in src/spieltisch/text.*.ftl. */
export const t = (key: string, args: Record<string, string | number> = {}): string =>
  format('', `web-${key}`, args) ?? key

/** Why the server refused, in the language set; its own sentence where the words lack one. */
export const refusal = (code: string | undefined, message: string): string =>
  (code ? format('', `refused-${code}`, {}) : null) ?? message

/** Why something did not work, in the language set: what was refused, or that nobody answers. */
export const problemOf = (error: unknown): string =>
  error instanceof Refusal ? refusal(error.code, error.message) : t('no-connection')

/** The same about a finished game: whoever lists it may have played it elsewhere, or long ago. */
export const problemOfGame = (error: unknown): string =>
  error instanceof Refusal && error.code === 'not-found' ? t('game-gone') : problemOf(error)

export const levelName = (level: string | null | undefined): string =>
  level ? (format('', `web-level-${level}`, {}) ?? level) : ''

/** A message that may be missing: then the second word stands. */
export const maybe = (scope: string, key: string, otherwise: string): string => format(scope, key, {}) ?? otherwise

/** Says texts of one game, with the names of those at the table. With the real box `<key>-box` comes first, where there
 *  is one: it may name the seats ($seat1 …) whose pieces have other colours there than on the screen. */
export function speaker(game: string, names: () => string[], box = false) {
  const say = (text: Text | string | null | undefined): string => {
    if (text == null) return ''
    if (typeof text === 'string') return text
    if (text.key === 'player') {
      const seat = Number(text.args?.seat ?? 0)
      return names()[seat] ?? String(seat + 1)
    }
    const args: Record<string, string | number> = {}
    for (const [name, arg] of Object.entries(text.args ?? {}))
      args[name] = typeof arg === 'object' && arg ? say(arg as Text) : (arg as string | number)
    if (box && has(game, `${text.key}-box`)) {
      const seats = Object.fromEntries(names().map((name, seat) => [`seat${seat + 1}`, name]))
      return format(game, `${text.key}-box`, { ...seats, ...args })!
    }
    return format(game, text.key, args) ?? text.key
  }
  return say
}
/** The same with soft hyphens in the long words of the game, where they may be broken: `long-words`, each as `night|fall`. */
export const breakable = (game: string, said: string): string =>
  maybe(game, 'long-words', '')
    .split(' ')
    .filter(Boolean)
    .reduce((text, word) => text.replaceAll(word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')), said)

/** A text in its short form, `<key>-short`, where there is one: the prompt does not repeat what lies on the table.
 *  Where nothing is left to choose, `<key>-only`. */
export function short(game: string, text: Text, say: Say, only = false): string {
  const key = [...(only ? [`${text.key}-only`] : []), `${text.key}-short`].find((one) => has(game, one))
  return say(key ? { ...text, key } : text)
}
/** A choice where the board marks its place, `<key>-marked`: no number of the list in which choices are read aloud. */
export const marked = (game: string, text: Text, say: Say): string =>
  sentence(say(has(game, `${text.key}-marked`) ? { ...text, key: `${text.key}-marked` } : text))
/** A better choice that reads like the one that was made lies elsewhere. */
export const rather = (better: string, made: string) =>
  better === made ? t('but-elsewhere', { what: better }) : better
export const has = (game: string, key: string) => Boolean(bundles[game]?.[settings.lang]?.hasMessage(key))
export type Say = ReturnType<typeof speaker>
export type { Arg }

/** What points are for, in the words of the game. */
export const aboutPoints = (board: { view: { game: string }; say: Say }): string =>
  has(board.view.game, 'about-points') ? board.say({ key: 'about-points' }) : t('about-points')

/** The first letter large: choices begin with a colour or a name as often as with a verb. */
export const sentence = (said: string) => said.charAt(0).toLocaleUpperCase(settings.lang) + said.slice(1)

/** Several names in a sentence: "Ada, Bo and Cleo". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names)

/** With a full stop, where it ends without a sign of its own: questions are headings as often as sentences. */
export const closed = (said: string) => (/[.?!:…]$/.test(said) ? said : `${said}.`)

export const gameName = (game: string) => format(game, 'game-name', {}) ?? game
export const tagline = (game: string) => format(game, 'game-tagline', {}) ?? ''
