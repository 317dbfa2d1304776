import { Link } from 'react-router'
import type { WireImportRow } from '#server/api/imports/import-answer.ts'
import { DifferenceList } from '../table-import/difference-list.tsx'
import { OutcomeBadge } from '../table-import/outcome-badge.tsx'
import { RefusalList } from '../table-import/refusal-list.tsx'
import { editedAt, nounOf, placeText } from './words.ts'

const doneTexts: Partial<Record<WireImportRow['state'], string>> = {
  applied: 'imported',
  undone: 'undone',
  kept: 'kept: changed here since',
}

/** A row of a sheet: its name, its effect, and its errors. */
export function RowItem({ row }: { row: WireImportRow }) {
  const { title, kind, outcome, state, refusals, differences } = row
  const to = editedAt(row)
  const what = [nounOf(kind), placeText(row), doneTexts[state]].filter(Boolean).join(', ')
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {title && (
            <p className="font-semibold wrap-anywhere">
              {to ? (
                <Link to={to} className="text-link underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
          )}
          <p className="text-sm text-ink-muted first-letter:uppercase">{what}</p>
        </div>
        <OutcomeBadge outcome={outcome} />
      </div>
      {refusals.length > 0 && <RefusalList refusals={refusals} whereOf={elsewhere(row)} />}
      {differences.length > 0 && <DifferenceList differences={differences} />}
    </li>
  )
}

/** The position of an error outside of the row. */
const elsewhere =
  (row: WireImportRow) =>
  ({ sheet, at }: WireImportRow['refusals'][number]) =>
    sheet !== row.sheet || at !== row.place ? placeText({ sheet, place: at }) : ''
