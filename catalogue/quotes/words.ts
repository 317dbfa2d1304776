import { rupees } from '../prices/money.ts'
import type { Shares } from './pricing/with-extras.ts'
import type { PublicOption, PublicVersion } from './public-version.ts'
import { dayOfNumber } from './stay-days.ts'

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

export const nightsText = (nights: number) => plural(nights, 'night')

/** `2 adults, 2 children (8 and 5 years)`. */
export function partyText({ adults, children }: PublicVersion['party']): string {
  const grown = plural(adults, 'adult')
  if (children.length === 0) return grown
  const ages = `${listed(children)} ${children.length === 1 && children[0] === 1 ? 'year' : 'years'}`
  return `${grown}, ${plural(children.length, 'child', 'children')} (${ages})`
}

const listed = (ages: number[]) =>
  [...(ages.length > 1 ? [ages.slice(0, -1).join(', ')] : []), ages.at(-1)].join(' and ')

/** `₹33,267 per adult` and, where children have rates of their own, `₹2,777 for the child`. */
export function sharesTexts(
  { perAdult, childrenShare }: Shares,
  { children }: Pick<PublicVersion['party'], 'children'>,
): string[] {
  const adults = `${rupees(perAdult)} per ${children.length > 0 ? 'adult' : 'person'}`
  if (childrenShare <= 0) return [adults]
  return [
    adults,
    `${rupees(childrenShare)} for the ${children.length === 1 ? 'child' : 'children'}`,
  ]
}

/** `2 double rooms, 1 single room`; blank without rooms. */
export const roomsText = (rooms: PublicVersion['rooms']) =>
  rooms.map(({ count, occupancy }) => plural(count, `${occupancy} room`)).join(', ')

type PublicLine = PublicOption['lines'][number]

/** Dates and quantity: `Nights 1 to 3 · 2 rooms`. */
export function lineFacts({ days, unit, quantity, occupancy }: PublicLine): string {
  const first = unit === 'night' ? 'Night' : 'Day'
  const when =
    days.from === days.to ? `${first} ${days.from}` : `${first}s ${days.from} to ${days.to}`
  if (quantity === 1) return when
  if (occupancy === 'double' || occupancy === 'single')
    return `${when} · ${plural(quantity, 'room')}`
  // Two cars are not “for 2”.
  const isForPersons = unit === 'person' || occupancy !== null
  return `${when} · ${isForPersons ? 'for' : 'quantity'} ${quantity}`
}

/** The days of the quote with their dates. */
export const datedDays = ({ arrival, days }: Pick<PublicVersion, 'arrival' | 'days'>) =>
  days.map((day) => ({ ...day, date: dayOfNumber(arrival, day.day) }))

export const leaving = ({ arrival, nights }: Pick<PublicVersion, 'arrival' | 'nights'>) =>
  dayOfNumber(arrival, nights + 1)
