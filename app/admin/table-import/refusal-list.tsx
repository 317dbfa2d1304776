import type { WireImportRow } from '#server/api/imports/import-answer.ts'

type Refusal = WireImportRow['refusals'][number]

interface Props {
  refusals: Refusal[]
  /** A prefix for errors at unexpected positions. */
  whereOf?: (refusal: Refusal) => string
}

/** The errors of a row: the column, the value, and what is allowed. */
export const RefusalList = ({ refusals, whereOf }: Props) => (
  <ul className="mt-2 space-y-2 text-sm">
    {refusals.map((refusal) => {
      const { sheet, at, column, cell, message } = refusal
      const where = whereOf?.(refusal)
      return (
        <li
          key={`${sheet} ${at} ${column} ${message}`}
          className="rounded-lg bg-surface-2 px-3 py-2 wrap-anywhere"
        >
          <p className="text-ink-muted first-letter:uppercase">
            {where && `${where}: `}
            {column && <span className="font-medium text-ink">{column}</span>}
            {cell && <q className="ml-1">{cell}</q>}
          </p>
          <p>{message}</p>
        </li>
      )
    })}
  </ul>
)
