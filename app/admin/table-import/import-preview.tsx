export interface ImportedRow {
  /** As a spreadsheet counts. */
  row: number
  outcome: 'new' | 'changed' | 'same' | 'refused'
  problem?: string
}

export interface Imported<R extends ImportedRow> {
  new: number
  changed: number
  same: number
  refused: number
  /** The first rows, refused ones first. */
  $values: R[]
}

const outcomeTexts = { new: 'New', changed: 'Changed', same: 'Unchanged', refused: 'Refused' }

interface Props<R extends ImportedRow> {
  preview: Imported<R>
  /** The row's content. */
  children: (row: R) => React.ReactNode
}

/** The effect of each row of a table. */
export function ImportPreview<R extends ImportedRow>({ preview, children }: Props<R>) {
  const { $values: rows, ...counts } = preview
  const all = counts.new + counts.changed + counts.same + counts.refused
  return (
    <div className="space-y-2">
      <p role="status" className="font-semibold">
        {counts.new} new, {counts.changed} changed, {counts.same} unchanged, {counts.refused}{' '}
        refused.
      </p>
      {counts.refused > 0 && (
        <p className="text-sm text-ink-muted">Refused rows are left out of the import.</p>
      )}
      <ul className="max-h-96 overflow-y-auto text-sm">
        {rows.map((row) => (
          <li key={row.row} className="border-b border-line py-2 wrap-anywhere last:border-b-0">
            <span className="font-semibold">
              Row {row.row}: {outcomeTexts[row.outcome]}
            </span>
            <span className="block">{children(row)}</span>
            {row.problem && <span className="block text-danger">{row.problem}</span>}
          </li>
        ))}
      </ul>
      {rows.length < all && <p className="text-sm text-ink-muted">And {all - rows.length} more.</p>}
    </div>
  )
}
