import { Link } from 'react-router'
import { importOutcomes } from '#catalogue/imports/import.ts'
import type { WireImport } from '#server/api/imports/import-answer.ts'
import { outcomeTexts } from '../table-import/outcome-badge.tsx'

interface Props {
  counts: WireImport['counts']
  /** The selected outcome; '' for all. */
  outcome: string
}

/** Filters rows by outcome. */
export function OutcomeFilter({ counts, outcome }: Props) {
  const all = importOutcomes.reduce((sum, each) => sum + counts[each], 0)
  const choices = [
    { value: '', text: 'All', count: all },
    ...importOutcomes.map((value) => ({ value, text: outcomeTexts[value], count: counts[value] })),
  ]
  return (
    <nav aria-label="Which rows" className="mb-2 flex flex-wrap gap-2">
      {choices
        .filter(({ value, count }) => value === '' || count > 0)
        .map(({ value, text, count }) => (
          <Link
            key={value}
            to={{ search: value && `?outcome=${value}` }}
            preventScrollReset
            aria-current={value === outcome ? 'true' : undefined}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong px-3 text-sm font-medium aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft pointer-coarse:min-h-11"
          >
            {text} <span className="tabular-nums">{count.toLocaleString('en-IN')}</span>
          </Link>
        ))}
    </nav>
  )
}
