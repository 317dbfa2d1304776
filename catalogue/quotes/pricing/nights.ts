import { itemKey } from '../../rates/rate.ts'
import type { CopiedCost, Line, MealPlan, Occupancy, RateSource, Unit } from '../line.ts'
import { timesOf } from '../line.ts'
import { datesOfNumbers } from '../stay-days.ts'
import type { Version } from '../version.ts'

/** A supplier's price for an item in a period, both days included. */
export interface Rate {
  id: number
  supplierId: number
  item: string
  from: string
  to: string
  /** For rooms only. */
  plan: MealPlan | null
  /** For rooms: prices per night by occupancy; a missing one is not for sale. */
  prices: Partial<Record<Occupancy, number | null>>
  /** For everything but rooms, per unit; null for rooms. */
  price: number | null
  unit: Exclude<Unit, 'night'> | null
}

/** The key of an item in the rate book. */
export type RateChoice = RateSource['rate'] & { occupancy: Occupancy | null }

/** Rates by supplier, item and plan; each list is sorted by day, without overlaps. */
export type RateBook = ReadonlyMap<string, readonly Rate[]>

/** The costs on each night or day; a single one for what is not paid by the day. */
interface RateCost {
  unit: Unit
  copied: CopiedCost[]
  /** Days without a rate, or whose rate lacks this price. */
  missing: string[]
}

/** Identifies an item regardless of its spelling in each season. */
const keyOf = ({ supplierId, plan, item }: RateSource['rate'], toKey = itemKey) =>
  `${supplierId} ${plan ?? '-'} ${toKey(item)}`

export function rateBook(rates: Iterable<Rate>): RateBook {
  const book = new Map<string, Rate[]>()
  const toKey = remembered(itemKey)
  for (const rate of rates) {
    const key = keyOf(rate, toKey)
    const list = book.get(key)
    if (list) list.push(rate)
    else book.set(key, [rate])
  }
  for (const list of book.values()) list.sort((a, b) => (a.from < b.from ? -1 : 1))
  return book
}

/** The same function, computed once for each text: an item has the same name in all its seasons. */
function remembered(compute: (text: string) => string) {
  const results = new Map<string, string>()
  return (text: string) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    results.set(text, result)
    return result
  }
}

/** Uses each night's own rate; for a single payment, the first day's. */
export function costOfRate(book: RateBook, choice: RateChoice, days: readonly string[]): RateCost {
  const rates = book.get(keyOf(choice)) ?? []
  const first = (days[0] === undefined ? undefined : rateOn(rates, days[0])) ?? rates[0]
  const unit = choice.occupancy ? 'night' : (first?.unit ?? 'group')
  const paid = isDaily(unit) ? days : days.slice(0, 1)
  const copied = paid.map((day) => costOn(rates, choice.occupancy, day))
  return { unit, copied, missing: paid.filter((_, index) => copied[index]?.cost === null) }
}

/** The calendar days of a line's nights or days. */
export const daysOfLine = (arrival: string, { days: { from, to } }: Pick<Line, 'days'>) =>
  datesOfNumbers(arrival, from, to)

const isDaily = (unit: Unit) => unit === 'night' || unit === 'day'

function costOn(rates: readonly Rate[], occupancy: Occupancy | null, day: string): CopiedCost {
  const rate = rateOn(rates, day)
  const cost = occupancy ? rate?.prices[occupancy] : rate?.price
  return rate && typeof cost === 'number' ? { rateId: rate.id, cost } : { rateId: null, cost: null }
}

/** Binary search for the last rate that has begun. */
function rateOn(rates: readonly Rate[], day: string): Rate | undefined {
  let low = 0
  let high = rates.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rates[middle]?.from ?? '') <= day) low = middle + 1
    else high = middle
  }
  const rate = rates[low - 1]
  return rate && day <= rate.to ? rate : undefined
}

const choiceOf = (source: RateSource, { occupancy }: Line): RateChoice => ({
  ...source.rate,
  occupancy,
})

/** How much today's rates differ from a line's copied costs. */
export interface RateDifference {
  /** Per unit, over all nights or days: above 0 when today's rates are higher. */
  each: number
  /** For the line's whole quantity. */
  total: number
  /** Days with a different cost. */
  days: { day: string; copied: number | null; today: number }[]
  /** Days without a rate today; they keep the copied cost. */
  missing: string[]
}

/** Undefined for manual costs, without an arrival date, or when nothing differs. */
export function rateChanged(
  line: Line,
  arrival: string,
  book: RateBook,
): RateDifference | undefined {
  if (line.source.from !== 'rate' || arrival === '') return undefined
  const all = daysOfLine(arrival, line)
  const today = costOfRate(book, choiceOf(line.source, line), all)
  const { copied } = line.source
  const days = today.copied.flatMap(({ cost }, index) => {
    const before = copied[index]?.cost ?? null
    const day = all[index]
    return day === undefined || cost === null || cost === before
      ? []
      : [{ day, copied: before, today: cost }]
  })
  if (days.length === 0) return undefined
  const each = days.reduce((sum, day) => sum + day.today - (day.copied ?? 0), 0)
  return { each, total: each * line.quantity, days, missing: today.missing }
}

/** The line with today's rates; days without a rate keep the copied cost. */
export function withTodaysRates(line: Line, arrival: string, book: RateBook): Line {
  const { source } = line
  if (source.from !== 'rate' || arrival === '') return line
  const today = costOfRate(book, choiceOf(source, line), daysOfLine(arrival, line))
  const copied = Array.from({ length: timesOf(line) }, (_, index) => {
    const found = today.copied[index]
    const copiedCost = source.copied[index]
    return found?.cost != null ? found : (copiedCost ?? { rateId: null, cost: null })
  })
  return { ...line, source: { ...source, copied } }
}

/** The version with today's rates in every line priced from the rate book. */
export const versionWithTodaysRates = (version: Version, book: RateBook): Version => ({
  ...version,
  options: version.options.map((option) => ({
    ...option,
    lines: option.lines.map((line) => withTodaysRates(line, version.arrival, book)),
  })),
})
