/** The short rules: a small part of Markdown, cut into paragraphs that can be pointed at. */

export interface Span {
  text: string
  strong?: boolean
  em?: boolean
  link?: string
}
export interface Block {
  kind: 'title' | 'head' | 'sub' | 'text' | 'item' | 'table'
  id: string | null
  spans: Span[]
  rows?: Span[][][]
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)]+)\)|(§\d+(?:\.\d+)*)/g

/** Bold, emphasis, links, and § references within a line. */
export function spans(line: string): Span[] {
  const out: Span[] = []
  let at = 0
  for (const match of line.matchAll(INLINE)) {
    if (match.index > at) out.push({ text: line.slice(at, match.index) })
    if (match[1]) out.push({ text: match[1], strong: true })
    else if (match[2]) out.push({ text: match[2], em: true })
    else if (match[3]) out.push({ text: match[3], link: /^(https?:|#|\/)/.test(match[4]!) ? match[4]! : '#' })
    else out.push({ text: match[5]!, link: `#p${match[5]!.slice(1)}` })
    at = match.index + match[0].length
  }
  if (at < line.length) out.push({ text: line.slice(at) })
  return out
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()))

export function parse(source: string): Block[] {
  const blocks: Block[] = []
  const parts = source.replace(/<!--[\s\S]*?-->/g, '').split(/\n\s*\n|\n(?=[#])|(?<=^#.*)\n/m)
  for (const part of parts.map((one) => one.trim()).filter(Boolean)) {
    const head = /^(#{1,4})\s+(.*)$/s.exec(part)
    if (head) {
      const number = /§(\d+(?:\.\d+)*)/.exec(head[2]!)
      blocks.push({
        kind: head[1]!.length === 1 ? 'title' : head[1]!.length === 2 ? 'head' : 'sub',
        id: number ? `p${number[1]}` : null,
        spans: [{ text: head[2]! }],
      })
    } else if (part.startsWith('|')) {
      const rows = part
        .split('\n')
        .filter((line) => !/^\|[\s:|-]+\|?$/.test(line.trim()))
        .map(cells)
      blocks.push({ kind: 'table', id: null, spans: [], rows })
    } else if (/^([-*]|\d+\.)\s/.test(part)) {
      for (const item of part.split(/\n(?=(?:[-*]|\d+\.)\s)/)) {
        const line = item.replace(/^([-*]|\d+\.)\s+/, '').replace(/\s*\n\s*/g, ' ')
        const number = /^\*\*§(\d+(?:\.\d+)*)/.exec(line)
        blocks.push({ kind: 'item', id: number ? `p${number[1]}` : null, spans: spans(line) })
      }
    } else {
      const line = part.replace(/\s*\n\s*/g, ' ')
      const number = /^\*{0,2}§(\d+(?:\.\d+)*)/.exec(line)
      blocks.push({ kind: 'text', id: number ? `p${number[1]}` : null, spans: spans(line) })
    }
  }
  return blocks
}

/** One paragraph with what belongs to it: up to the next paragraph of its kind, or the whole section for a heading. */
export function paragraph(blocks: Block[], number: string): Block[] {
  const at = blocks.findIndex((block) => block.id === `p${number}`)
  if (at < 0) return []
  const head = blocks[at]!.kind === 'head'
  const end = blocks.findIndex((block, i) => i > at && (block.kind === 'head' || (!head && block.id !== null)))
  return blocks.slice(at, end < 0 ? undefined : end)
}
