import type { LegalFact, LegalFacts } from './legal-facts.ts'

/** A paragraph, or the points of a list; both may name facts: 'Write to {email}.' */
export type Block = string | string[]

export interface Section {
  /** The section's anchor on the page. */
  id: string
  heading: string
  blocks: Block[]
}

export interface LegalText {
  title: string
  /** The day of the last change, YYYY-MM-DD. */
  updated: string
  sections: Section[]
}

/** A fact stands apart from the words around it, so that a page can link an address or a number. */
export type Segment = string | { fact: LegalFact; value: string }
export type Line = Segment[]

export interface FilledBlock {
  list: boolean
  lines: Line[]
}

export interface FilledSection {
  id: string
  heading: string
  blocks: FilledBlock[]
}

/** Puts the facts in; a paragraph or point whose fact is absent is left out, as is an emptied section. */
export function fillSections(sections: Section[], facts: LegalFacts): FilledSection[] {
  return sections
    .map(({ id, heading, blocks }) => ({
      id,
      heading,
      blocks: blocks.map((block) => fillBlock(block, facts)).filter(({ lines }) => lines.length),
    }))
    .filter(({ blocks }) => blocks.length)
}

function fillBlock(block: Block, facts: LegalFacts): FilledBlock {
  const texts = typeof block === 'string' ? [block] : block
  return {
    list: typeof block !== 'string',
    lines: texts.flatMap((text) => {
      const line = fillLine(text, facts)
      return line ? [line] : []
    }),
  }
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
