/** Words in a box of fixed size: the letters shrink until the words fit, and grow again when there is room.
 * A word that is too long even so is broken rather than cut. */

import type { Attachment } from 'svelte/attachments'

export const fitted =
  (least = 12.5): Attachment =>
  (element) => {
    const box = element as HTMLElement
    const tooLarge = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth
    function fit() {
      box.style.fontSize = box.style.overflowWrap = ''
      let size = parseFloat(getComputedStyle(box).fontSize)
      while (size > least && tooLarge()) box.style.fontSize = `${(size = Math.max(least, size - 0.5))}px`
      if (tooLarge()) box.style.overflowWrap = 'anywhere'
    }
    const resized = new ResizeObserver(fit)
    const changed = new MutationObserver(fit)
    resized.observe(box)
    if (box.parentElement) resized.observe(box.parentElement) // a box as wide as its words does not tell of new room
    changed.observe(box, { childList: true, subtree: true, characterData: true })
    fit()
    void document.fonts.ready.then(fit) // letters that come later are wider
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }
