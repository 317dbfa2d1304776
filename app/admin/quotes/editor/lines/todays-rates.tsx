import { useMemo } from 'react'
import { counted } from '#catalogue/noun.ts'
import { rateChanged, versionWithTodaysRates } from '#catalogue/quotes/nights.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditing, useLaterVersion, useRateBook } from '../../editing/editing.ts'

/** How many lines the rate book would price otherwise today, and all of it at one tap. */
export function TodaysRates() {
  const { draft } = useEditing()
  const book = useRateBook()
  const options = useLaterVersion((version) => version.options)
  const arrival = useLaterVersion((version) => version.arrival)
  const count = useMemo(
    () =>
      options.flatMap(({ lines }) => lines.filter((line) => rateChanged(line, arrival, book)))
        .length,
    [options, arrival, book],
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
