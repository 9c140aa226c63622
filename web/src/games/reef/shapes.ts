/** Pure geometry of Reef's board. */

export const CELL = 128
export const PITCH = 141
export const LEFT = 22.5
export const TOP = 26
export const WIDTH = LEFT * 2 + PITCH * 3 + CELL
export const HEIGHT = WIDTH + 7
export const CELLS = Array.from({ length: 16 }, (_, i) => `${'abcd'[i % 4]}${Math.floor(i / 4) + 1}`)

export const column = (cell: string) => 'abcd'.indexOf(cell[0]!)
export const row = (cell: string) => Number(cell[1]) - 1
export const cellX = (cell: string) => LEFT + column(cell) * PITCH
export const cellY = (cell: string) => TOP + row(cell) * PITCH

type Point = [number, number]

/** The parts of a set of cells that hang together by edges. */
export function parts(cells: string[]): string[][] {
  const left = new Set(cells)
  const found: string[][] = []
  while (left.size) {
    const part: string[] = []
    const todo = [[...left][0]!]
    while (todo.length) {
      const cell = todo.pop()!
      if (!left.delete(cell)) continue
      part.push(cell)
      for (const other of left)
        if (Math.abs(column(cell) - column(other)) + Math.abs(row(cell) - row(other)) === 1) todo.push(other)
    }
    found.push(part)
  }
  return found
}

/** The outline of cells that hang together, a little outside of them, with round corners. */
export function outline(cells: string[], out = 7, round = 26): string {
  const edges = new Map<string, Point>() // from a corner of the grid clockwise to the next
  const has = new Set(cells)
  const name = (x: number, y: number) => `${'abcd'[x] ?? '?'}${y + 1}`
  for (const cell of cells) {
    const x = column(cell)
    const y = row(cell)
    if (!has.has(name(x, y - 1))) edges.set(`${x},${y},0`, [x + 1, y])
    if (!has.has(name(x + 1, y))) edges.set(`${x + 1},${y},1`, [x + 1, y + 1])
    if (!has.has(name(x, y + 1))) edges.set(`${x + 1},${y + 1},2`, [x, y + 1])
    if (!has.has(name(x - 1, y))) edges.set(`${x},${y + 1},3`, [x, y])
  }
  let path = ''
  while (edges.size) {
    const [start] = edges.keys()
    const loop: { at: Point; way: number }[] = []
    let key: string | undefined = start
    while (key !== undefined && edges.has(key)) {
      const [x, y, way] = key.split(',').map(Number) as [number, number, number]
      const to: Point = edges.get(key)!
      edges.delete(key)
      loop.push({ at: [x, y], way })
      // at a corner where two parts touch, keep to the right
      key = [(way + 1) % 4, way, (way + 3) % 4]
        .map((next) => `${to[0]},${to[1]},${next}`)
        .find((next) => edges.has(next))
    }
    path += smooth(loop, out, round)
  }
  return path
}

function smooth(loop: { at: Point; way: number }[], out: number, round: number): string {
  // outward of each way: up, right, down, left
  const OUT: Point[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
  const gap = (PITCH - CELL) / 2
  const corners = loop
    .map((one, i) => ({ ...one, before: loop[(i + loop.length - 1) % loop.length]!.way }))
    .filter((one) => one.way !== one.before)
    .map(({ at: [x, y], way, before }): Point => [
      LEFT - gap + x * PITCH + (OUT[way]![0] + OUT[before]![0]) * (out - gap),
      TOP - gap + y * PITCH + (OUT[way]![1] + OUT[before]![1]) * (out - gap),
    ])
  let path = ''
  corners.forEach((corner, i) => {
    const last = corners[(i + corners.length - 1) % corners.length]!
    const next = corners[(i + 1) % corners.length]!
    const toward = (to: Point): Point => {
      const length = Math.hypot(to[0] - corner[0], to[1] - corner[1])
      const r = Math.min(round, length / 2)
      return [corner[0] + ((to[0] - corner[0]) / length) * r, corner[1] + ((to[1] - corner[1]) / length) * r]
    }
    const a = toward(last)
    const b = toward(next)
    path += `${i ? 'L' : 'M'}${a.map((n) => n.toFixed(1)).join(' ')}Q${corner.map((n) => n.toFixed(1)).join(' ')} ${b.map((n) => n.toFixed(1)).join(' ')}`
  })
  return `${path}Z`
}

/** Bridges between the parts of a pattern that only touch at corners. */
export function bridges(cells: string[]): string {
  const groups = parts(cells)
  let path = ''
  for (let i = 0; i < groups.length; i++)
    for (let j = i + 1; j < groups.length; j++) {
      for (const one of groups[i]!)
        for (const other of groups[j]!) {
          const dx = column(other) - column(one)
          const dy = row(other) - row(one)
          if (Math.abs(dx) !== 1 || Math.abs(dy) !== 1) continue
          const x = cellX(one) + CELL / 2 + dx * (PITCH / 2)
          const y = cellY(one) + CELL / 2 + dy * (PITCH / 2)
          path += `M${x - dx * 11} ${y - dy * 11}L${x + dx * 11} ${y + dy * 11}`
        }
    }
  return path
}

/** A closed, gently wavy frame: paper with a hole of this size cut into it. */
export function waves(width: number, height: number, inset: number, wave: number, seed: number): string {
  const points: Point[] = []
  const r = 60
  const noise = (i: number) => wave * (Math.sin(i * 1.7 + seed) * 0.6 + Math.sin(i * 0.9 + seed * 2.3) * 0.4)
  const w = width - inset * 2
  const h = height - inset * 2
  const total = 36
  for (let i = 0; i < total; i++) {
    const t = (i / total) * 2 * Math.PI
    // a rounded rectangle as a superellipse
    const c = Math.cos(t)
    const s = Math.sin(t)
    const k = 1 / (Math.abs(c) ** 7 + Math.abs(s) ** 7) ** (1 / 7)
    points.push([width / 2 + c * k * (w / 2 + noise(i)), height / 2 + s * k * (h / 2 + noise(i + r))])
  }
  let path = `M-20-20H${width + 20}V${height + 20}H-20Z`
  points.forEach((p, i) => {
    const at = (j: number) => points[(j + total) % total]!
    if (!i) path += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}`
    const [a, b, c, d] = [at(i - 1), p, at(i + 1), at(i + 2)] as [Point, Point, Point, Point]
    path += `C${(b[0] + (c[0] - a[0]) / 6).toFixed(1)} ${(b[1] + (c[1] - a[1]) / 6).toFixed(1)} ${(c[0] - (d[0] - b[0]) / 6).toFixed(1)} ${(c[1] - (d[1] - b[1]) / 6).toFixed(1)} ${c[0].toFixed(1)} ${c[1].toFixed(1)}`
  })
  return `${path}Z`
}
