import { useMemo } from 'react'
import { rupees } from '#catalogue/money.ts'
import type { Line } from '#catalogue/quotes/line.ts'
import { rateChanged } from '#catalogue/quotes/nights.ts'
import { useRateBook, useVersion } from '../../editing/editing.ts'

/** By how much today's rates differ from what a line copied, in words too. */
export function useRateChange(line: Line) {
  const book = useRateBook()
  const arrival = useVersion((version) => version.arrival)
  return useMemo(() => {
    const change = rateChanged(line, arrival, book)
    return change && { isHigher: change.total > 0, text: changeText(change.total) }
  }, [line, arrival, book])
}

function changeText(total: number): string {
  if (total === 0) return 'The rates of some days are others today.'
  return `The rate is ${rupees(Math.abs(total))} ${total > 0 ? 'higher' : 'lower'} today.`
}
