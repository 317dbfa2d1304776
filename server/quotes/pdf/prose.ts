import { type Block, parseMarkdown, type Span, spansOf } from '#catalogue/texts/markdown.ts'

/** A line of a text, as it is set: below a heading, behind a list's mark, or plain. */
export interface Passage {
  kind: 'heading' | 'item' | 'plain'
  mark: string
  spans: Span[]
}

/** The lines of a text with their marks read; each runs in its own direction. */
export const proseOf = (text: string): Passage[] => parseMarkdown(text).flatMap(passagesOf)

function passagesOf(block: Block): Passage[] {
  if (block.type === 'heading') return linesOf('heading', block.text)
  if (block.type === 'paragraph') return linesOf('plain', block.text)
  const { start, items } = block
  return items.flatMap((item, index) =>
    linesOf('item', item, start === undefined ? '•' : `${start + index}.`),
  )
}

/** The mark of an item stands before its first line alone. */
const linesOf = (kind: Passage['kind'], text: string, mark = ''): Passage[] =>
  text
    .split('\n')
    .map((line, index) => ({ kind, mark: index === 0 ? mark : '', spans: spansOf(line) }))
