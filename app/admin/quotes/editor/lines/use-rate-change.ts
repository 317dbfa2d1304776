import { useMemo } from 'react'
import type { Line } from '#catalogue/quotes/line.ts'
import { rateChanged } from '#catalogue/quotes/pricing/nights.ts'
import { useRateBook, useVersion } from '../../editing/editing.ts'
import { changeText } from './line-words.ts'

/** How much today's rates differ from a line's copied costs, also in words. */
export function useRateChange(line: Line) {
  const book = useRateBook()
  const arrival = useVersion((version) => version.arrival)
  return useMemo(() => {
    const change = rateChanged(line, arrival, book)
    return change && { isHigher: change.total > 0, text: changeText(change) }
  }, [line, arrival, book])
}
