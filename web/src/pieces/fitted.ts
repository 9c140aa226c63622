/** Words in a box of fixed size: the letters shrink until the words fit, and grow again when there is room.
 * What should stand in one line gets several if it must; a word that is too long even so is broken rather than cut. */

import type { Attachment } from 'svelte/attachments'

export const fitted =
  (least = 12.5): Attachment =>
  (element) => {
    const box = element as HTMLElement
    const tooLarge = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth
    const room = () =>
      [box.textContent, box.clientWidth, box.clientHeight, box.parentElement?.clientWidth, innerHeight].join()
    let known = ''
    function fit() {
      if (room() === known) return // every look at a changed box lays out the whole board: not for our own change
      box.style.fontSize = box.style.whiteSpace = box.style.overflowWrap = ''
      if (tooLarge()) shrink(parseFloat(getComputedStyle(box).fontSize))
      known = room()
    }
    function shrink(high: number) {
      let low = Math.min(least, high)
      const fits = (size: number) => {
        box.style.fontSize = `${size}px`
        return !tooLarge()
      }
      if (fits(low)) {
        while (high - low > 0.5) {
          const middle = (low + high) / 2
          if (fits(middle)) low = middle
          else high = middle
        }
        box.style.fontSize = `${low}px`
        return
      }
      box.style.whiteSpace = 'normal'
      if (tooLarge()) box.style.overflowWrap = 'anywhere'
    }
    const resized = new ResizeObserver(fit)
    const changed = new MutationObserver(fit)
    resized.observe(box)
    if (box.parentElement) resized.observe(box.parentElement) // a box as wide as its words does not tell of new room
    changed.observe(box, { childList: true, subtree: true, characterData: true })
    fit()
    void document.fonts.ready.then(() => {
      known = '' // letters that come later are wider
      fit()
    })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }
