/** In which of the three pictures a thing lies. */
import type { Panel } from './played.svelte'

export function home(thing: string): Panel | null {
  if (/^(field|swimmer|die|load|wave|bonus)\b/.test(thing)) return 'ocean'
  if (/^(hex|tile|tiles|taken)\b/.test(thing)) return 'reef'
  if (/^(coral|tentacle|figure)\b/.test(thing)) return 'kraken'
  return null
}
export const homes = (things: Iterable<string>): Set<Panel> => new Set([...things].map(home).filter((one) => one !== null))
