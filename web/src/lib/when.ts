/** When something was, as one says it: today and yesterday by their names. */

import { settings } from './settings.svelte'

export function when(at: number): string {
  const date = new Date(at)
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  const days = Math.round((midnight(new Date()) - midnight(date)) / 86_400_000)
  if (days > 1 || days < 0) return date.toLocaleDateString(settings.lang, { dateStyle: 'medium' })
  const day = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' }).format(-days, 'day')
  return `${day}, ${date.toLocaleTimeString(settings.lang, { timeStyle: 'short' })}`
}
