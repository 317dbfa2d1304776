/** A block of a text, with the line it begins on. Items and paragraphs may contain `**strong**` words. */
export type Block =
  | { type: 'paragraph'; line: number; text: string }
  | { type: 'heading'; line: number; level: 1 | 2; text: string }
  | { type: 'list'; line: number; start?: number; items: string[] }

export interface Span {
  text: string
  isStrong: boolean
}

const lineEnd = /\r\n?|\n/
const heading = /^(#{1,6})[ \t]+(\S.*)$/
const item = /^[ \t]*(?:[-*•]|(\d{1,2})[.)])[ \t]+(\S.*)$/
const strong = /\*\*(?=\S)([^*]+?)(?<=\S)\*\*/g

/**
 * The Markdown subset of listings: headings (`## …`), lists (`- …`, `1. …`) and `**strong**`.
 * Anything else stays as written, line by line. A numbered list has a start.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const [line, raw] of text.split(lineEnd).entries()) {
    const typed = raw.trimEnd()
    if (typed === '') {
      isOpen = false
      continue
    }
    const block = blocks.at(-1)
    const next = blockOf(typed, line)
    if (block?.type === 'list' && next.type === 'list' && belongs(next, block)) {
      block.items.push(...next.items)
    } else if (isOpen && block && next.type === 'paragraph' && block.type !== 'heading') {
      continueWith(block, typed)
    } else blocks.push(next)
    isOpen = true
  }
  return blocks
}

function blockOf(typed: string, line: number): Block {
  const [, marks, title] = heading.exec(typed) ?? []
  if (marks && title) {
    return { type: 'heading', line, level: marks.length < 3 ? 1 : 2, text: withoutEnd(title) }
  }
  const [, number, words] = item.exec(typed) ?? []
  if (!words) return { type: 'paragraph', line, text: typed }
  const list = { type: 'list' as const, line, items: [words] }
  return number ? { ...list, start: Number(number) } : list
}

/** Some writers close a heading with the same marks. */
const withoutEnd = (title: string) => title.replace(/[ \t]+#+$/, '')

const belongs = (next: { start?: number }, list: { start?: number; items: string[] }) =>
  list.start === undefined
    ? next.start === undefined
    : next.start === list.start + list.items.length || next.start === list.start

function continueWith(block: Exclude<Block, { type: 'heading' }>, typed: string) {
  if (block.type === 'paragraph') block.text += `\n${typed}`
  else block.items.push(`${block.items.pop() ?? ''}\n${typed.trimStart()}`)
}

/** Splits a paragraph or item where strong words begin and end. */
export function spansOf(text: string): Span[] {
  return text
    .split(strong)
    .map((words, index) => ({ text: words, isStrong: index % 2 === 1 }))
    .filter(({ text: words }) => words !== '')
}

/** The text without Markdown: for mails, search engines and lists of listings. */
export function withoutMarks(text: string): string {
  if (!/[#*\-•]/.test(text)) return text
  return text
    .split(lineEnd)
    .map((line) => line.replace(heading, (_, __, title) => withoutEnd(title)))
    .map((line) => line.replace(/^[ \t]*[-*•][ \t]+(?=\S)/, '• '))
    .join('\n')
    .replace(strong, '$1')
}
