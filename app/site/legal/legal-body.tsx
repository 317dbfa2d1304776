import { Link } from 'react-router'
import { longDay } from '#catalogue/dates/day-words.ts'
import type { FilledSection } from '#content/legal-text.ts'
import { PageHeader } from '../sections/page-header.tsx'
import { LegalSection } from './legal-section.tsx'
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
