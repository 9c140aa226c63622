/** What a person has set, kept in this browser. */

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
  speed: 'normal' as Speed,
  motion: true,
  name: '',
  level: '',
  players: {} as Record<string, number>,
}

function stored(): Partial<typeof defaults> {
  try { return JSON.parse(localStorage.getItem(KEY) ?? '{}') } catch { return {} }
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

/** How many characters wide and high the window is, so that large text gets the layout of a small screen. */
export const screen = $state({ wide: innerWidth / 16, high: innerHeight / 16 })
const measure = () => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  screen.wide = innerWidth / rem
  screen.high = innerHeight / rem
}
addEventListener('resize', measure)

export type Layout = 'wide' | 'medium' | 'narrow'
export const layout = (): Layout => (screen.wide >= 68 && screen.high >= 36 ? 'wide' : screen.wide >= 44 ? 'medium' : 'narrow')

$effect.root(() => {
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.lang
    root.dataset.theme = settings.theme === 'auto' ? (systemDark ? 'dark' : 'light') : settings.theme
    root.dataset.motion = moves() ? 'on' : 'off'
    root.style.fontSize = `${settings.text}%`
    measure()
    try { localStorage.setItem(KEY, JSON.stringify(settings)) } catch { /* a browser that keeps nothing */ }
  })
})
