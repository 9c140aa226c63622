/** What a person has set, kept in this browser. */

import { promptText, roomBeside } from './zones'

export const LANGUAGES = { de: 'Deutsch', en: 'English' } as const
export type Language = keyof typeof LANGUAGES
export const TEXT_SIZES = [100, 115, 130, 150, 200]
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.45, off: 0 } as const
export type Speed = keyof typeof SPEEDS

const KEY = 'spieltisch-settings'
const spoken = (navigator.languages ?? [navigator.language]).find((tag) => /^(de|en)/.test(tag))

const defaults = {
  lang: (spoken?.startsWith('de') ? 'de' : 'en') as Language,
  theme: 'auto' as 'auto' | 'light' | 'dark',
  text: 100,
  sound: false,
  vibrate: false,
  left: false,
  follow: false,
  speed: 'normal' as Speed,
  motion: true,
  name: '',
  level: '',
  players: {} as Record<string, number>,
}

function stored(): Partial<typeof defaults> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const settings = $state({ ...defaults, ...stored() })

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
let systemDark = $state(dark.matches)
let systemStill = $state(still.matches)
dark.addEventListener('change', () => (systemDark = dark.matches))
still.addEventListener('change', () => (systemStill = still.matches))

/** Whether pieces may move. */
export const moves = () => settings.motion && !systemStill

/** The window, in pixels and in characters: large text gets the layout of a small screen. */
export const screen = $state({ wide: innerWidth / 16, high: innerHeight / 16, width: innerWidth, height: innerHeight })
const measure = () => {
  const rem = 0.16 * settings.text
  screen.width = innerWidth
  screen.height = innerHeight
  screen.wide = innerWidth / rem
  screen.high = innerHeight / rem
}
addEventListener('resize', measure)

export type Layout = 'wide' | 'medium' | 'narrow'
export const layout = (): Layout =>
  screen.wide >= 68 && screen.high >= 36 ? 'wide' : screen.wide >= 44 ? 'medium' : 'narrow'

/** The three forms of a table: a desk; a phone or tablet held upright; a low window, with the board on the left. */
export type Form = 'wide' | 'upright' | 'low'
export const form = (): Form => (layout() === 'wide' ? 'wide' : screen.width > screen.height * 1.1 ? 'low' : 'upright')

/** At a table nothing scrolls, so its letters grow only as far as its zones do; the prompt, the seat shown large, sheets
 * and dialogs make up for the rest. */
export const limit = $state({ table: false })
const room = (): number =>
  form() === 'wide'
    ? 200
    : form() === 'low'
      ? 100 * Math.min(screen.width / 740, screen.height / 390)
      : Math.min(
          (screen.width < 700 ? 125 : 95) * Math.min(screen.width / 360, screen.height / 640),
          roomBeside(screen.width, screen.height, settings.text),
        )
export const textSize = () => (limit.table ? Math.min(settings.text, Math.max(100, Math.round(room()))) : settings.text)
/** The letters of the prompt, which is asked for more than all else. */
export const asking = () =>
  limit.table && form() !== 'wide' ? promptText(form(), screen.width, screen.height, settings.text) : textSize()

$effect.root(() => {
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.lang
    root.dataset.theme = settings.theme === 'auto' ? (systemDark ? 'dark' : 'light') : settings.theme
    root.dataset.motion = moves() ? 'on' : 'off'
    measure()
    root.style.fontSize = `${textSize()}%`
    root.style.setProperty('--more', String(settings.text / textSize()))
    root.style.setProperty('--ask', String(asking() / textSize()))
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      /* a browser that keeps nothing */
    }
  })
})
