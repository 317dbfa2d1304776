import { kindOf } from '#catalogue/kinds.ts'
import { counted } from '#catalogue/noun.ts'
import { screenPath } from '../links/paths.ts'
import { TextLink } from '../links/text-link.tsx'
import type { Showing } from './load-costs.ts'

interface Props {
  place: string
  pages: Showing[]
}

/** The pages that show a place's costs, and where to change that. */
export function ShownOn({ place, pages }: Props) {
  if (pages.length === 0) {
    return (
      <p className="text-sm text-ink-muted">
        No page names {place} yet. Name it under “Destinations” in the form of a package, an
        adventure, a hotel or a villa.
      </p>
    )
  }
  return (
    <p className="text-sm text-ink-muted">
      Shown on the pages of{' '}
      {pages.map(({ kind, count }, at) => (
        <span key={kind}>
          {at > 0 && ', '}
          <TextLink size="line" to={screenPath(kind)}>
            {counted(count, kindOf(kind).noun, kindOf(kind).plural)}
          </TextLink>
        </span>
      ))}
      . Whether a page names {place} is set under “Destinations” in its form.
    </p>
  )
}
