import { Link } from 'react-router'
import type { WireImportRow } from '#server/api/imports/import-answer.ts'
import { editedAt, nounOf, outcomeTexts, placeText } from './words.ts'

const looks: Record<WireImportRow['outcome'], string> = {
  refused: 'bg-danger-soft text-on-danger-soft',
  changed: 'bg-primary-soft text-on-primary-soft',
  new: 'bg-success-soft text-on-success-soft',
  same: 'bg-surface-3 text-ink',
}

const doneTexts: Partial<Record<WireImportRow['state'], string>> = {
  applied: 'imported',
  undone: 'undone',
  kept: 'kept: changed here since',
}

/** A row of a sheet: what it is, what it does, and what is wrong with it. */
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
        <span className={`shrink-0 rounded-full px-3 py-1 text-sm font-medium ${looks[outcome]}`}>
          {outcomeTexts[outcome]}
        </span>
      </div>
      {refusals.length > 0 && <Refusals refusals={refusals} row={row} />}
      {differences.length > 0 && <Differences differences={differences} />}
    </li>
  )
}

interface RefusalsProps {
  refusals: WireImportRow['refusals']
  row: WireImportRow
}

const Refusals = ({ refusals, row }: RefusalsProps) => (
  <ul className="mt-2 space-y-2 text-sm">
    {refusals.map((refusal) => {
      const { sheet, at, column, cell, message } = refusal
      const isElsewhere = sheet !== row.sheet || at !== row.place
      return (
        <li
          key={`${sheet} ${at} ${column} ${message}`}
          className="rounded-lg bg-surface-2 px-3 py-2 wrap-anywhere"
        >
          <p className="text-ink-muted first-letter:uppercase">
            {isElsewhere && `${placeText({ sheet, place: at })}: `}
            {column && <span className="font-medium text-ink">{column}</span>}
            {cell && <q className="ml-1">{cell}</q>}
          </p>
          <p>{message}</p>
        </li>
      )
    })}
  </ul>
)

const Differences = ({ differences }: { differences: WireImportRow['differences'] }) => (
  <dl className="@container mt-2 space-y-2 text-sm">
    {differences.map(({ field, before, after }) => (
      <div key={field} className="grid gap-x-4 @2xl:grid-cols-[12rem_minmax(0,1fr)]">
        <dt className="font-medium wrap-anywhere text-ink-muted">{field}</dt>
        <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
          {before && <del className="text-ink-muted">{before}</del>}
          {before && after && <span aria-hidden> → </span>}
          {after ? <ins className="no-underline">{after}</ins> : <span>(empty)</span>}
        </dd>
      </div>
    ))}
  </dl>
)
