import type { LegalFact, LegalFacts } from '#catalogue/texts/legal-fact.ts'
import type { TextValue } from '#catalogue/texts/texts.ts'

/** A heading with lines. A line is a paragraph, or a list item if it begins with '- '. */
type Section = TextValue<'terms'>['text']['items'][number]

export interface LegalText {
  title: string
  /** The day of the last change, YYYY-MM-DD. */
  updated: string
  sections: Section[]
}

/** A fact is separate from the words around it, so that a page can link an address or a number. */
export type Segment = string | { fact: LegalFact; value: string }
export type Line = Segment[]

export interface FilledBlock {
  list: boolean
  lines: Line[]
}

export interface FilledSection {
  /** The section's anchor on the page, derived from its heading. */
  id: string
  heading: string
  blocks: FilledBlock[]
}

/** Inserts the facts; paragraphs and items with an absent fact are omitted, as are empty sections. */
export function fillSections(sections: Section[], facts: LegalFacts): FilledSection[] {
  const ids = anchorsOf(sections.map(({ heading }) => heading))
  return sections
    .map(({ heading, lines }, at) => ({
      id: ids[at] ?? '',
      heading,
      blocks: fillBlocks(lines, facts),
    }))
    .filter(({ blocks }) => blocks.length)
}

/** 'If you cancel' is #if-you-cancel; the second with that name is #if-you-cancel-2. */
function anchorsOf(headings: string[]): string[] {
  const seen = new Map<string, number>()
  return headings.map((heading) => {
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']
    const anchor = words.join('-')
    const times = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, times)
    return times === 1 ? anchor : `${anchor}-${times}`
  })
}

/** Consecutive items form one list. */
function fillBlocks(lines: string[], facts: LegalFacts): FilledBlock[] {
  const blocks: FilledBlock[] = []
  let last: FilledBlock | undefined
  for (const text of lines) {
    const isPoint = text.startsWith('- ')
    if (!(isPoint && last?.list)) {
      last = { list: isPoint, lines: [] }
      blocks.push(last)
    }
    const line = fillLine(isPoint ? text.slice(2) : text, facts)
    if (line) last.lines.push(line)
  }
  return blocks.filter((block) => block.lines.length)
}

function fillLine(text: string, facts: LegalFacts): Line | undefined {
  const line: Line = []
  for (const [index, piece] of text.split(/\{(\w+)\}/).entries()) {
    const isFact = index % 2 === 1
    const value = isFact ? facts[piece as LegalFact]?.trim() : undefined
    if (isFact && !value) return undefined
    if (value) line.push({ fact: piece as LegalFact, value })
    else if (piece) line.push(piece)
  }
  return line
}
