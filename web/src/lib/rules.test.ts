import { describe, expect, it } from 'vitest'
import { paragraph, parse, spans } from './rules'

const RULES = `# Game

A lead that
goes on.

## §3 Your turn

Do one thing.

**§3.1 Take.** Take a card (§4).

- first
- second

**§3.2 Draw.** Pay and *draw*.

## §4 Next
**§4.1** Straight below.
`

describe('the short rules', () => {
  const blocks = parse(RULES)
  it('gives each numbered paragraph its anchor', () => {
    expect(blocks.map((block) => block.id)).toEqual([null, null, 'p3', null, 'p3.1', null, null, 'p3.2', 'p4', 'p4.1'])
    expect(blocks.map((block) => block.kind)).toEqual([
      'title',
      'text',
      'head',
      'text',
      'text',
      'item',
      'item',
      'text',
      'head',
      'text',
    ])
  })
  it('finds a paragraph with what belongs to it', () => {
    expect(paragraph(blocks, '3.1').length).toBe(3)
    expect(paragraph(blocks, '3').length).toBe(6)
    expect(paragraph(blocks, '9')).toEqual([])
  })
  it('links other paragraphs and never a script', () => {
    expect(spans('see §5.3')).toEqual([{ text: 'see ' }, { text: '§5.3', link: '#p5.3' }])
    expect(spans('[x](javascript:1)')[0]!.link).toBe('#')
  })
})
