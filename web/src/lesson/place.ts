/** Where a bubble goes: near what it points at, and never over it nor over what is to be clicked. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export interface Place {
  x: number
  y: number
  /** The edge of the bubble that its tip sticks out of, and how far along it; null: too far away to point. */
  tip: { side: 'up' | 'down' | 'left' | 'right'; along: number } | null
}

const EDGE = 8 // to the window's edge
const GAP = 16 // between bubble and thing, for the tip
const REACH = 70 // as far as a tip can be understood

export const padded = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
})

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Things that lie together make one box; those that are spread over the window, or have `others` between them, stay apart. */
export function together(boxes: Box[], window: { w: number; h: number }, others: Box[] = []): Box[] {
  if (boxes.length < 2) return boxes
  const x = Math.min(...boxes.map((one) => one.x))
  const y = Math.min(...boxes.map((one) => one.y))
  const w = Math.max(...boxes.map((one) => one.x + one.w)) - x
  const h = Math.max(...boxes.map((one) => one.y + one.h)) - y
  const between = others.some((one) => overlap({ x, y, w, h }, one) > (one.w * one.h) / 2)
  return !between && w < Math.max(160, window.w / 2) && h < window.h / 3 ? [{ x, y, w, h }] : boxes
}

/** How far two boxes lie apart. */
function apart(a: Box, b: Box): number {
  const dx = Math.max(a.x - b.x - b.w, b.x - a.x - a.w, 0)
  const dy = Math.max(a.y - b.y - b.h, b.y - a.y - a.h, 0)
  return Math.hypot(dx, dy)
}

/** `at`: what it points at; `free`: what must stay free besides; `rather`: what had better. */
export function place(
  bubble: { w: number; h: number },
  window: { w: number; h: number },
  at: Box[],
  free: Box[] = [],
  rather: Box[] = [],
): Place {
  const never = [...at.map((box) => padded(box, GAP - 2)), ...free.map((box) => padded(box, 6))]
  const nearest = (box: Box) => Math.min(...at.map((one) => apart(box, one)))
  let best: Box = { x: EDGE, y: EDGE, ...bubble }
  let least = Infinity
  const right = Math.max(EDGE, window.w - bubble.w - EDGE)
  const bottom = Math.max(EDGE, window.h - bubble.h - EDGE)
  const xs = steps(EDGE, right, 16)
  for (const y of steps(EDGE, bottom, 6))
    for (const x of xs) {
      const box = { x, y, ...bubble }
      let cost = at.length ? nearest(box) * 30 : Math.abs(x + bubble.w / 2 - window.w / 2) + Math.abs(y - bottom)
      for (const one of never) cost += overlap(box, one) * 50
      for (const one of rather) cost += overlap(box, one) * 0.4
      if (at.length) cost += 0.05 * Math.abs(x + bubble.w / 2 - at[0]!.x - at[0]!.w / 2)
      if (cost < least) {
        least = cost
        best = box
      }
    }
  return { x: best.x, y: best.y, tip: tip(best, at) }
}

function tip(bubble: Box, at: Box[]): Place['tip'] {
  const one = [...at].sort((a, b) => apart(bubble, a) - apart(bubble, b))[0]
  if (!one || apart(bubble, one) > REACH || overlap(bubble, one)) return null
  const along = (middle: number, start: number, long: number) => Math.max(26, Math.min(long - 26, middle - start))
  if (one.y + one.h <= bubble.y) return { side: 'up', along: along(one.x + one.w / 2, bubble.x, bubble.w) }
  if (one.y >= bubble.y + bubble.h) return { side: 'down', along: along(one.x + one.w / 2, bubble.x, bubble.w) }
  const side = one.x + one.w <= bubble.x ? 'left' : 'right'
  return { side, along: along(one.y + one.h / 2, bubble.y, bubble.h) }
}

function steps(from: number, to: number, by: number): number[] {
  const found = []
  for (let at = from; at < to; at += by) found.push(at)
  return [...found, to]
}
