import { itemKey } from '../rates/rate.ts'
import type { CopiedCost, Line, MealPlan, Occupancy, RateSource, Unit } from './line.ts'
import { timesOf } from './line.ts'
import { dayOfNumber } from './stay-days.ts'
import type { Version } from './version.ts'

/** What a supplier asks for an item on the days of a season, both included. */
export interface Rate {
  id: number
  supplierId: number
  item: string
  from: string
  to: string
  /** Of rooms. */
  plan: MealPlan | null
  /** Of rooms, a night; what is missing is not sold. */
  prices: Partial<Record<Occupancy, number | null>>
  /** Of everything else, by its unit; null for rooms. */
  price: number | null
  unit: Exclude<Unit, 'night'> | null
}

/** What is looked for in the rate book. */
export type RateChoice = RateSource['rate'] & { occupancy: Occupancy | null }

/** Rates by supplier, item and plan, each list in the order of its days, which do not overlap. */
export type RateBook = ReadonlyMap<string, readonly Rate[]>

/** What a rate costs on each night or day; one cost in all for what is not paid by the day. */
export interface RateCost {
  unit: Unit
  copied: CopiedCost[]
  /** Days without a rate, or whose rate has no such price. */
  missing: string[]
}

/** One item, however it was typed for each season. */
const keyOf = ({ supplierId, plan, item }: RateSource['rate']) =>
  `${supplierId} ${plan ?? '-'} ${itemKey(item)}`

export function rateBook(rates: Iterable<Rate>): RateBook {
  const book = new Map<string, Rate[]>()
  for (const rate of rates) {
    const list = book.get(keyOf(rate))
    if (list) list.push(rate)
    else book.set(keyOf(rate), [rate])
  }
  for (const list of book.values()) list.sort((a, b) => (a.from < b.from ? -1 : 1))
  return book
}

/** Each night takes the rate of its own day; what is paid once, that of the first. */
export function costOfRate(book: RateBook, choice: RateChoice, days: readonly string[]): RateCost {
  const rates = book.get(keyOf(choice)) ?? []
  const first = (days[0] === undefined ? undefined : rateOn(rates, days[0])) ?? rates[0]
  const unit = choice.occupancy ? 'night' : (first?.unit ?? 'group')
  const paid = isDaily(unit) ? days : days.slice(0, 1)
  const copied = paid.map((day) => costOn(rates, choice.occupancy, day))
  return { unit, copied, missing: paid.filter((_, index) => copied[index]?.cost === null) }
}

/** The calendar days on which a line's nights begin or its days are. */
export const daysOfLine = (arrival: string, { days: { from, to } }: Pick<Line, 'days'>) =>
  Array.from({ length: to - from + 1 }, (_, index) => dayOfNumber(arrival, from + index))

const isDaily = (unit: Unit) => unit === 'night' || unit === 'day'

function costOn(rates: readonly Rate[], occupancy: Occupancy | null, day: string): CopiedCost {
  const rate = rateOn(rates, day)
  const cost = occupancy ? rate?.prices[occupancy] : rate?.price
  return rate && typeof cost === 'number' ? { rateId: rate.id, cost } : { rateId: null, cost: null }
}

/** Halves the list until the last rate is found that has begun. */
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

/** By how much today's rates differ from what a line copied. */
export interface RateChange {
  /** Of one, in all nights or days: above 0 when today's rates are higher. */
  each: number
  /** Of the line's whole quantity. */
  total: number
  /** Days whose cost differs. */
  days: { day: string; copied: number | null; today: number }[]
  /** Days that have no rate today: the copied cost stays. */
  missing: string[]
}

/** Undefined when the cost was typed, the day of arrival is open, or nothing differs. */
export function rateChanged(line: Line, arrival: string, book: RateBook): RateChange | undefined {
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

/** A line with today's rates of its own days; where there is none today, what was copied stays. */
export function withTodaysRates(line: Line, arrival: string, book: RateBook): Line {
  const { source } = line
  if (source.from !== 'rate' || arrival === '') return line
  const today = costOfRate(book, choiceOf(source, line), daysOfLine(arrival, line))
  const copied = Array.from({ length: timesOf(line) }, (_, index) => {
    const found = today.copied[index]
    const kept = source.copied[index]
    return found?.cost != null ? found : (kept ?? { rateId: null, cost: null })
  })
  return { ...line, source: { ...source, copied } }
}

/** A version with today's rates in every line that has its cost from the rate book. */
export const versionWithTodaysRates = (version: Version, book: RateBook): Version => ({
  ...version,
  options: version.options.map((option) => ({
    ...option,
    lines: option.lines.map((line) => withTodaysRates(line, version.arrival, book)),
  })),
})
