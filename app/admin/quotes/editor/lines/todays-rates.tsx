import { useMemo } from 'react'
import { counted } from '#catalogue/noun.ts'
import type { Line } from '#catalogue/quotes/line.ts'
import {
  type RateBook,
  rateChanged,
  versionWithTodaysRates,
} from '#catalogue/quotes/pricing/nights.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditing, useLaterVersion, useRateBook } from '../../editing/editing.ts'

/** The number of lines with different rates today, and a button to apply all. */
export function TodaysRates() {
  const { draft } = useEditing()
  const book = useRateBook()
  const options = useLaterVersion((version) => version.options)
  const arrival = useLaterVersion((version) => version.arrival)
  const isChanged = useMemo(() => changedFrom(arrival, book), [arrival, book])
  const count = useMemo(
    () => options.flatMap(({ lines }) => lines.filter(isChanged)).length,
    [options, isChanged],
  )
  if (count < 2) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-warning-soft px-3 py-2 text-sm text-on-warning-soft">
      <p>{counted(count, 'line')} cost something else today.</p>
      <Button
        size="small"
        onClick={() => draft.change((version) => versionWithTodaysRates(version, book))}
      >
        Take today’s rates
      </Button>
    </div>
  )
}

/** Whether a line's rates differ today; computed again only for changed lines. */
function changedFrom(arrival: string, book: RateBook): (line: Line) => boolean {
  const known = new WeakMap<Line, boolean>()
  return (line) => {
    const isChanged = known.get(line) ?? rateChanged(line, arrival, book) !== undefined
    known.set(line, isChanged)
    return isChanged
  }
}
