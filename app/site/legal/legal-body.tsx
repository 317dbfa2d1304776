import { PageHead } from '../sections/page-head.tsx'
import { Contents } from './contents.tsx'
import { LegalSection } from './legal-section.tsx'
import type { FilledLegalText } from './load-legal.ts'
import { longDay } from './long-day.ts'

interface Props {
  text: FilledLegalText
  path: string
}

/** A long text beside its table of contents. */
export function LegalBody({ text: { title, updated, sections }, path }: Props) {
  return (
    <>
      <PageHead title={title} crumbs={[{ label: title, path }]}>
        <p className="text-ink-muted">
          Last updated <time dateTime={updated}>{longDay(updated)}</time>
        </p>
      </PageHead>
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
