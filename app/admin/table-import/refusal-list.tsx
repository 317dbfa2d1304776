interface ShownRefusal {
  sheet: string
  at: string
  column: string
  cell: string
  message: string
}

interface Props<R extends ShownRefusal> {
  refusals: R[]
  /** A prefix for errors at unexpected positions. */
  whereOf?: (refusal: R) => string
}

/** The errors of a row: the column, the value, and what is allowed. */
export const RefusalList = <R extends ShownRefusal>({ refusals, whereOf }: Props<R>) => (
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
