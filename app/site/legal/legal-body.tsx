import { createElement, Fragment } from 'react'
import { Link } from 'react-router'
import { longDay } from '#catalogue/dates/day-words.ts'
import type { LegalFact } from '#catalogue/texts/legal-fact.ts'
import type { FilledBlock, FilledSection, Line, Segment } from '#content/legal-text.ts'
import { PageHeader } from '../sections/page-header.tsx'
import { dial } from '../site.ts'
import type { FilledLegalText } from './load-legal.ts'

interface Props {
  text: FilledLegalText
  path: string
}

/** A long text with its table of contents. */
export function LegalBody({ text: { title, updated, sections }, path }: Props) {
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: title, path }]}>
        <p className="text-ink-muted">
          Last updated <time dateTime={updated}>{longDay(updated)}</time>
        </p>
      </PageHeader>
      <div className="page legal">
        <Contents sections={sections} />
        <div className="legal-text">
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  )
}

/** Links to the sections: folded on narrow screens, next to the text on wide ones. */
function Contents({ sections }: { sections: FilledSection[] }) {
  const links = (
    <ol className="contents-list">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link to={`#${id}`}>{heading}</Link>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="On this page" className="page-contents">
      <details className="unfolds lg:hidden">
        <summary>On this page</summary>
        {links}
      </details>
      <div className="max-lg:hidden">{links}</div>
    </nav>
  )
}

function LegalSection({ section: { id, heading, blocks } }: { section: FilledSection }) {
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
