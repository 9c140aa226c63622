/** Explains a piece in words: on hover after a moment, on focus, on a long press. One bubble for the whole page. */

import type { Attachment } from 'svelte/attachments'

let bubble: HTMLDivElement | null = null
let owner: Element | null = null
let timer = 0
const LONG_ENOUGH = 7000 // milliseconds; then the board under it matters more
const READ = 60 // of them a letter, where there is much to read

function show(at: Element, words: string): void {
  if (!words) return
  if (!bubble) {
    bubble = document.createElement('div')
    bubble.className = 'tip-bubble'
    bubble.setAttribute('aria-hidden', 'true') // the same words are the thing's label and description
    document.body.append(bubble)
  }
  owner = at
  bubble.textContent = words
  bubble.classList.add('on')
  clearTimeout(timer)
  timer = window.setTimeout(hideTip, Math.max(LONG_ENOUGH, READ * words.length))
  const box = at.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const x = Math.max(8, Math.min(innerWidth - own.width - 8, box.x + box.width / 2 - own.width / 2))
  const above = box.y - own.height - 10
  bubble.style.left = `${x}px`
  bubble.style.top = `${above > 8 ? above : Math.min(innerHeight - own.height - 8, box.bottom + 10)}px`
}

export function hideTip(): void {
  clearTimeout(timer)
  bubble?.classList.remove('on')
  owner = null
}

// Where the pointer was last. Enters an element without having moved: the board came under it, and it asks for nothing.
let last = { x: -1, y: -1 }
addEventListener(
  'pointermove',
  (event) => {
    last = { x: event.clientX, y: event.clientY }
  },
  { capture: true, passive: true },
)
addEventListener('pointerdown', () => hideTip(), { capture: true, passive: true })

const told = new WeakMap<Element, () => string>()
/** All the figures that explain themselves within an element, a line each: for the keyboard, which stops only at the whole. */
export const figuresIn = (element: Element): string =>
  [...element.querySelectorAll('[data-explained]:not([data-thing], button)')].map((one) => told.get(one)?.()).join('\n')

export const explained =
  (tell: (element: Element) => string): Attachment =>
  (element) => {
    const words = () => tell(element)
    element.setAttribute('data-explained', '')
    told.set(element, words)
    let pressed = false
    const later = (wait: number) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => show(element, words()), wait)
    }
    const enter = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent
      if (pointerType !== 'touch' && (clientX !== last.x || clientY !== last.y))
        later(element.matches('.lit') ? 1100 : 550)
    }
    // a finger or a pen that stays: the words come up, and stay until the next touch
    const down = (event: Event) => {
      pressed = false
      if ((event.target as Element).closest('[data-explained]') !== element) return // a figure within speaks for itself
      hideTip()
      if ((event as PointerEvent).pointerType !== 'mouse')
        timer = window.setTimeout(() => {
          pressed = true
          show(element, words())
        }, 480)
    }
    const leave = (event: Event) => {
      if (pressed && (event as PointerEvent).pointerType === 'touch') return
      clearTimeout(timer)
      if (owner === element) hideTip()
    }
    const click = (event: Event) => {
      if (pressed && event.isTrusted) {
        pressed = false
        event.stopImmediatePropagation()
        event.preventDefault()
      }
    }
    const menu = (event: Event) => {
      if (pressed) event.preventDefault()
    }
    const focus = () => {
      if (element.matches(':focus-visible')) later(300)
    }
    const hear: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', enter],
      ['pointerdown', down],
      ['pointerleave', leave],
      ['pointercancel', leave],
      ['click', click, true],
      ['contextmenu', menu],
      ['focus', focus],
      ['blur', leave],
    ]
    for (const [name, handler, capture] of hear) element.addEventListener(name, handler, capture)
    return () => {
      for (const [name, handler, capture] of hear) element.removeEventListener(name, handler, capture)
      if (owner === element) hideTip()
    }
  }
