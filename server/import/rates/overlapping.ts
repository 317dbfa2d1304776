import { type Rate, type RateValues, rateName } from '#catalogue/rates/rate.ts'
import { refusalOf } from '../sheets/refusal.ts'
import type { CompleteRate } from './planned-rate.ts'

interface Span {
  values: RateValues
  /** Absent for a stored rate that no row changes. */
  row?: CompleteRate
}

/** Refuses rows that overlap another rate of the same item and plan, and names it. */
export function refuseOverlaps(stored: Rate[], rows: CompleteRate[]) {
  const spans: Span[] = [...stored.map((values) => ({ values })), ...rows.map(spanOf)]
  spans.sort((a, b) => (a.values.from < b.values.from ? -1 : 1))
  // Among those that began before, the one that ends last overlaps if any does.
  let latest: Span | undefined
  for (const span of spans) {
    if (latest && span.values.from <= latest.values.to) refuse(latest, span)
    if (!latest || span.values.to > latest.values.to) latest = span
  }
}

const spanOf = (row: CompleteRate): Span => ({ row, values: row.values })

const rowOf = ({ row }: Span) => row?.record.row ?? 0

/** Of two rows the lower one is refused; of a row and a stored rate, the row. */
function refuse(one: Span, other: Span) {
  const [kept, refused] = rowOf(one) > rowOf(other) ? [other, one] : [one, other]
  if (!refused.row) return
  const { record, refusals } = refused.row
  refusals.push(refusalOf(record, 'from', `From and To overlap with ${nameOf(kept)}.`))
}

function nameOf({ row, values }: Span) {
  if (!row) return `${rateName(values)}, of the rate book`
  const { record } = row
  return `${record.at}${record.sheet ? ` of ${record.sheet}` : ''}: ${rateName(values)}`
}
