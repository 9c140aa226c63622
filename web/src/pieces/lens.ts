/** Where things are denser than a finger: a finger that stays sees a piece of the picture larger, glides to the right one and lets go. */

import type { Attachment } from 'svelte/attachments'
import { hideTip } from './tooltip'

const WAIT = 260 // milliseconds
const SIZE = 132 // pixels across
const TIMES = 2.2

export const lens =
  (touch: (thing: string) => void): Attachment =>
  (element) => {
    let timer = 0
    let glass: HTMLDivElement | null = null
    let picture: SVGSVGElement | null = null
    let start = [0, 0]
    let swallow = false

    function open(svg: SVGSVGElement, x: number, y: number) {
      glass = document.createElement('div')
      glass.className = 'lens'
      glass.setAttribute('aria-hidden', 'true')
      picture = svg.cloneNode(true) as SVGSVGElement
      glass.append(picture, document.createElement('span'))
      document.body.append(glass)
      show(svg, x, y)
    }
    function show(svg: SVGSVGElement, x: number, y: number) {
      const box = svg.getBoundingClientRect()
      picture!.style.width = `${box.width * TIMES}px`
      picture!.style.height = `${box.height * TIMES}px`
      picture!.style.transform = `translate(${SIZE / 2 - (x - box.x) * TIMES}px, ${SIZE / 2 - (y - box.y) * TIMES}px)`
      glass!.style.left = `${Math.min(innerWidth - SIZE, Math.max(0, x - SIZE / 2))}px`
      glass!.style.top = `${y - SIZE - 34 > 0 ? y - SIZE - 34 : y + 44}px`
      glass!.lastElementChild!.textContent = under(x, y)?.getAttribute('aria-label') ?? ''
    }
    const under = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>('.thing.lit') ?? null
    const close = () => {
      clearTimeout(timer)
      glass?.remove()
      glass = null
    }

    const down = (event: Event) => {
      const { pointerType, isPrimary, clientX, clientY, target } = event as PointerEvent
      close()
      swallow = false
      const svg = (target as Element).closest<SVGSVGElement>('svg[data-dense]')
      if (pointerType !== 'touch' || !isPrimary || !svg?.querySelector('.thing.lit')) return
      start = [clientX, clientY]
      timer = window.setTimeout(() => open(svg, clientX, clientY), WAIT)
    }
    const move = (event: Event) => {
      const { clientX, clientY, isPrimary } = event as PointerEvent
      if (!isPrimary) {
        close()
        return
      }
      const svg = glass && element.querySelector<SVGSVGElement>('svg[data-dense]')
      if (svg) {
        hideTip()
        show(svg, clientX, clientY)
      } else if (Math.hypot(clientX - start[0]!, clientY - start[1]!) > 10) close()
    }
    const up = (event: Event) => {
      const { clientX, clientY } = event as PointerEvent
      if (!glass) {
        close()
        return
      }
      close()
      hideTip()
      swallow = true
      const thing = under(clientX, clientY)?.dataset.thing
      if (thing) touch(thing)
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
