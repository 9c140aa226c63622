/** Shades of a seat's colour, as paper of another tone. */
import { colour } from '../../pieces/Sign.svelte'

export const dark = (seat: number, k = 58) => `color-mix(in srgb, ${colour(seat)} ${k}%, #0a1420)`
export const light = (seat: number, k = 78) => `color-mix(in srgb, ${colour(seat)} ${k}%, #fff4dc)`
/** What can be read on a seat's colour. */
export const ink = (seat: number) => (seat % 6 === 2 ? '#2a1c00' : '#fffaf0')
