import { type Block, parseMarkdown, type Span, spansOf } from '#catalogue/texts/markdown.ts'

/** A line of a text: below a heading, an item of a list, or plain. */
interface Passage {
  kind: 'heading' | 'item' | 'plain'
  mark: string
  spans: Span[]
}

/** The lines of a text with parsed Markdown; each has its own direction of writing. */
export const proseOf = (text: string): Passage[] => parseMarkdown(text).flatMap(passagesOf)

function passagesOf(block: Block): Passage[] {
  if (block.type === 'heading') return linesOf('heading', block.text)
  if (block.type === 'paragraph') return linesOf('plain', block.text)
  const { start, items } = block
  return items.flatMap((item, index) =>
    linesOf('item', item, start === undefined ? '•' : `${start + index}.`),
  )
}

/** An item's bullet is only before its first line. */
const linesOf = (kind: Passage['kind'], text: string, mark = ''): Passage[] =>
  text
    .split('\n')
    .map((line, index) => ({ kind, mark: index === 0 ? mark : '', spans: spansOf(line) }))
