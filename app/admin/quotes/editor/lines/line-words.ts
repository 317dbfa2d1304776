import { rupees } from '#catalogue/prices/money.ts'
import { type Line, type Occupancy, type Unit, unitCosts } from '#catalogue/quotes/line.ts'
import type { RateDifference } from '#catalogue/quotes/pricing/nights.ts'
import { dayOfNumber } from '#catalogue/quotes/stay-days.ts'
import { occupancyLabels } from '#catalogue/rates/rate.ts'
import { daysText } from '../../../dates.ts'

/** The unit of a quantity. */
export const unitTexts: Record<Unit, string> = {
  night: 'Per night',
  day: 'Per day',
  trip: 'Per trip',
  person: 'Per person',
  group: 'Per group',
}

export const unitOptions = Object.entries(unitTexts).map(([value, text]) => ({ value, text }))

export const occupancyOptions = Object.entries(occupancyLabels).map(([value, text]) => ({
  value: value as Occupancy,
  text,
}))

export const isByDay = (unit: Unit) => unit === 'night' || unit === 'day'

/** Nights 1–3, Day 2 */
export function spanText({ unit, days: { from, to } }: Pick<Line, 'unit' | 'days'>): string {
  const noun = unit === 'night' ? 'Night' : 'Day'
  return from === to || !isByDay(unit) ? `${noun} ${from}` : `${noun}s ${from}–${to}`
}

/** Each day or night with its date: 2, 25 Dec */
export const dayOptions = (last: number, arrival: string) =>
  Array.from({ length: last }, (_, index) => ({
    value: String(index + 1),
    text: numberedDay('', index + 1, arrival).trim(),
  }))

export const numberedDay = (noun: string, number: number, arrival: string) =>
  arrival ? `${noun} ${number}, ${daysText(dayOfNumber(arrival, number))}` : `${noun} ${number}`

/** 2 × ₹5,000, or 2 × ₹5,000 to ₹6,500 if nights differ */
export function costText(line: Line): string {
  const costs = unitCosts(line)
  const [low, high] = [Math.min(...costs), Math.max(...costs)]
  const cost = low === high ? rupees(low) : `${rupees(low)} to ${rupees(high)}`
  return `${line.quantity} × ${cost}`
}

/** Whether a cost is missing. */
export const lacksCost = ({ source }: Line) =>
  source.from === 'typed'
    ? source.unitCost === null
    : source.copied.some(({ cost }) => cost === null)

/** “the Innova”, or a generic name for a line without text. */
export const nameOfLine = ({ text }: Pick<Line, 'text'>, at: number) => text || `Line ${at + 1}`

/** The rate is ₹500 higher today: ₹1,000 in all. */
export function changeText({ days, total }: Pick<RateDifference, 'days' | 'total'>): string {
  if (total === 0) return 'The rates of some days are others today.'
  const [first, ...others] = new Set(days.map(({ copied, today }) => today - (copied ?? 0)))
  const rate = (amount: number, start = 'The rate is') =>
    `${start} ${rupees(Math.abs(amount))} ${amount > 0 ? 'higher' : 'lower'} today`
  if (first === undefined || others.length > 0) return `${rate(total, 'The rates are')} in all.`
  return first === total ? `${rate(total)}.` : `${rate(first)}: ${rupees(Math.abs(total))} in all.`
}
