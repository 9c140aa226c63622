/** Two fingers make a picture larger, one finger moves it then; a double tap beside everything brings it back. */

import type { Attachment } from 'svelte/attachments'

const MOST = 4
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

export class Zoom {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  readonly transform = $derived(this.scale > 1 ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : undefined)

  back(): void {
    this.scale = 1
    this.x = 0
    this.y = 0
  }

  /** To this scale, with the point that lies under the fingers staying there. */
  #to(scale: number, box: DOMRect, from: [number, number], to: [number, number]): void {
    const next = between(1, scale, MOST)
    const ratio = next / this.scale
    this.x = between(box.width * (1 - next), to[0] - box.x - (from[0] - box.x - this.x) * ratio, 0)
    this.y = between(box.height * (1 - next), to[1] - box.y - (from[1] - box.y - this.y) * ratio, 0)
    this.scale = next
  }

  readonly attach: Attachment = (element) => {
    const fingers = new Map<number, [number, number]>()
    let moved = false
    let lastTap = 0
    const down = (event: Event) => {
      const { pointerType, pointerId, clientX, clientY } = event as PointerEvent
      if (pointerType !== 'touch') return
      if (!fingers.size) moved = false
      fingers.set(pointerId, [clientX, clientY])
    }
    const move = (event: Event) => {
      const { pointerId, clientX, clientY } = event as PointerEvent
      const from = fingers.get(pointerId)
      if (!from || (fingers.size === 1 && this.scale === 1)) return
      const other = [...fingers].find(([id]) => id !== pointerId)?.[1]
      if (!moved && Math.hypot(clientX - from[0], clientY - from[1]) < 8) return // a tap trembles
      moved = true
      const to: [number, number] = [clientX, clientY]
      const box = element.getBoundingClientRect()
      if (!other) this.#to(this.scale, box, from, to)
      else {
        const far = (at: [number, number]) => Math.max(1, Math.hypot(at[0] - other[0], at[1] - other[1]))
        const mid = (at: [number, number]): [number, number] => [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
        this.#to((this.scale * far(to)) / far(from), box, mid(from), mid(to))
      }
      fingers.set(pointerId, to)
    }
    const up = (event: Event) => {
      fingers.delete((event as PointerEvent).pointerId)
    }
    const click = (event: Event) => {
      if (moved) {
        moved = false
        event.stopPropagation()
        event.preventDefault()
        return
      }
      const again = event.timeStamp - lastTap < 320
      lastTap = event.timeStamp
      if (again && this.scale > 1 && !(event.target as Element).closest('.thing.lit')) this.back()
    }
    const hear: [string, (event: Event) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click],
    ]
    for (const [name, handler] of hear) element.addEventListener(name, handler, true)
    return () => {
      for (const [name, handler] of hear) element.removeEventListener(name, handler, true)
    }
  }
}
