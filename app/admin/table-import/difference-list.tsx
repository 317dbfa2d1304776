import type { FieldDifference } from '#catalogue/imports/import.ts'

/** The changes of a row, old and new. */
export const DifferenceList = ({ differences }: { differences: FieldDifference[] }) => (
  <dl className="@container mt-2 space-y-2 text-sm">
    {differences.map(({ field, before, after }) => (
      <div key={field} className="grid gap-x-4 @2xl:grid-cols-[12rem_minmax(0,1fr)]">
        <dt className="font-medium wrap-anywhere text-ink-muted">{field}</dt>
        <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
          {before && <del className="text-ink-muted">{before}</del>}
          {before && <span aria-hidden> → </span>}
          {after ? <ins className="no-underline">{after}</ins> : <span>(empty)</span>}
        </dd>
      </div>
    ))}
  </dl>
)
