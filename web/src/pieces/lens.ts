/** Where things are denser than a finger: a finger that stays sees a piece of the picture larger, glides to the right one and lets go. */

import type { Attachment } from 'svelte/attachments'
import { hideTip } from './tooltip'

const WAIT = 260 // milliseconds
const SIZE = 132 // pixels across
const TIMES = 2.2

export const lens: Attachment = (element) => {
  let timer = 0
  let glass: HTMLDivElement | null = null
  let board: Element // what is denser than a finger
  let start = [0, 0]
  let swallow = false

  function open(x: number, y: number) {
    glass = document.createElement('div')
    glass.className = 'lens'
    glass.setAttribute('aria-hidden', 'true')
    glass.append(board.cloneNode(true), document.createElement('span'))
    document.body.append(glass)
    show(x, y)
  }
  function show(x: number, y: number) {
    const [picture, words] = glass!.children as unknown as [HTMLElement, HTMLElement]
    const box = board.getBoundingClientRect()
    picture.style.width = `${box.width}px`
    picture.style.height = `${box.height}px`
    picture.style.transform = `translate(${SIZE / 2 - (x - box.x) * TIMES}px, ${SIZE / 2 - (y - box.y) * TIMES}px) scale(${TIMES})`
    glass!.style.left = `${Math.min(innerWidth - SIZE, Math.max(0, x - SIZE / 2))}px`
    glass!.style.top = `${y - SIZE - 34 > 0 ? y - SIZE - 34 : y + 44}px`
    words.textContent = under(x, y)?.getAttribute('aria-label') ?? ''
  }
  const under = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.thing.lit') ?? null
  const close = () => {
    clearTimeout(timer)
    glass?.remove()
    glass = null
  }

  const down = (event: Event) => {
    const { pointerType, isPrimary, clientX, clientY, target } = event as PointerEvent
    close()
    swallow = false
    const dense = (target as Element).closest('[data-dense]')
    if (pointerType !== 'touch' || !isPrimary || !dense?.querySelector('.thing.lit')) return
    board = dense
    start = [clientX, clientY]
    timer = window.setTimeout(() => open(clientX, clientY), WAIT)
  }
  const move = (event: Event) => {
    const { clientX, clientY, isPrimary } = event as PointerEvent
    if (!isPrimary) close()
    else if (glass) {
      hideTip()
      show(clientX, clientY)
    } else if (Math.hypot(clientX - start[0]!, clientY - start[1]!) > 10) close()
  }
  const up = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent
    const looked = glass !== null
    close()
    if (!looked) return
    hideTip()
    under(clientX, clientY)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    swallow = true // the browser's own click would come after it, where the finger lay down
  }
  const click = (event: Event) => {
    if (swallow) {
      swallow = false
      event.stopPropagation()
      event.preventDefault()
    }
  }
  const hear: [string, (event: Event) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', close],
    ['click', click],
  ]
  for (const [name, handler] of hear) element.addEventListener(name, handler, true)
  return () => {
    close()
    for (const [name, handler] of hear) element.removeEventListener(name, handler, true)
  }
}
