import { createElement, Fragment } from 'react'
import type { LegalFact } from '#catalogue/texts/legal-fact.ts'
import type { FilledBlock, FilledSection, Line, Segment } from '#content/legal-text.ts'
import { dial } from '../site.ts'

export function LegalSection({ section: { id, heading, blocks } }: { section: FilledSection }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {blocks.map((block) => (
        <Block key={textOf(block.lines[0])} block={block} />
      ))}
    </section>
  )
}

function Block({ block: { list, lines } }: { block: FilledBlock }) {
  if (!list) return lines.map((line) => <p key={textOf(line)}>{filled(line)}</p>)
  return (
    <ul>
      {lines.map((line) => (
        <li key={textOf(line)}>{filled(line)}</li>
      ))}
    </ul>
  )
}

/** Keyed by position, since a fact may occur twice in a line. */
const filled = (line: Line) => createElement(Fragment, null, ...line.map(shown))

const ways: Partial<Record<LegalFact, (value: string) => string>> = {
  email: (address) => `mailto:${address}`,
  grievanceEmail: (address) => `mailto:${address}`,
  phone: dial,
  grievancePhone: dial,
  website: (address) => address,
}

/** Facts such as an email address are links. */
function shown(segment: Segment) {
  if (typeof segment === 'string') return segment
  const href = ways[segment.fact]?.(segment.value)
  if (!href) return segment.value
  return (
    <a href={href} className="link">
      {segment.value}
    </a>
  )
}

const textOf = (line: Line = []) =>
  line.map((segment) => (typeof segment === 'string' ? segment : segment.value)).join('')
