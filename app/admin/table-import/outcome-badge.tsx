import type { ImportOutcome } from '#catalogue/imports/import.ts'

export const outcomeTexts: Record<ImportOutcome, string> = {
  refused: 'To correct',
  changed: 'Changes',
  new: 'New',
  same: 'Unchanged',
}

const looks: Record<ImportOutcome, string> = {
  refused: 'bg-danger-soft text-on-danger-soft',
  changed: 'bg-primary-soft text-on-primary-soft',
  new: 'bg-success-soft text-on-success-soft',
  same: 'bg-surface-3 text-ink',
}

/** The outcome of a row. */
export const OutcomeBadge = ({ outcome }: { outcome: ImportOutcome }) => (
  <span className={`shrink-0 rounded-full px-3 py-1 text-sm font-medium ${looks[outcome]}`}>
    {outcomeTexts[outcome]}
  </span>
)
