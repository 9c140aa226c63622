/** When something was, as one says it: today and yesterday by their names. */

import { settings } from './settings.svelte'
import { t } from './words.svelte'

export function when(at: number): string {
  const date = new Date(at)
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  const days = Math.round((midnight(new Date()) - midnight(date)) / 86_400_000)
  if (days > 1 || days < 0) return date.toLocaleDateString(settings.lang, { dateStyle: 'medium' })
  const day = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' }).format(-days, 'day')
  return `${day}, ${date.toLocaleTimeString(settings.lang, { timeStyle: 'short' })}`
}

/** What is left on a clock. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** For how long something has been so. */
export function since(at: number): string {
  const minutes = Math.floor((Date.now() - at) / 60_000)
  if (minutes < 1) return t('since-now')
  if (minutes < 60) return t('since-minutes', { count: minutes })
  if (minutes < 24 * 60) return t('since-hours', { count: Math.floor(minutes / 60) })
  return t('since-days', { count: Math.floor(minutes / 60 / 24) })
}
