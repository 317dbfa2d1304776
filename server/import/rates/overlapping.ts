import { type Rate, type RateValues, rateName } from '#catalogue/rates/rate.ts'
import { refusalOf } from '../sheets/refusal.ts'
import type { HeldRate } from './planned-rate.ts'

interface Span {
  values: RateValues
  /** Absent where it is stored and no row is about it. */
  row?: HeldRate
}

/** Refuses rows of one item and plan that share a day with another, and names that one. */
export function refuseOverlaps(stored: Rate[], rows: HeldRate[]) {
  const spans: Span[] = [...stored.map((values) => ({ values })), ...rows.map(spanOf)]
  spans.sort((a, b) => (a.values.from < b.values.from ? -1 : 1))
  // Of those that began before, the one that lasts longest overlaps if any does.
  let longest: Span | undefined
  for (const span of spans) {
    if (longest && span.values.from <= longest.values.to) refuse(longest, span)
    if (!longest || span.values.to > longest.values.to) longest = span
  }
}

const spanOf = (row: HeldRate): Span => ({ row, values: row.values })

const rowOf = ({ row }: Span) => row?.record.row ?? 0

/** Of two rows the one further down is refused, of a row and a stored rate the row. */
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
