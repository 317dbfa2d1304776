import { shortDay } from '../../dates/day-words.ts'
import { type Place, placesIn } from '../../places.ts'
import type { PublicVersion } from '../public-version.ts'
import { dayOfNumber } from '../stay-days.ts'
import { nightsText } from '../words.ts'

export interface Stay {
  /** The text of its line. */
  id: string
  text: string
  /** `Thu, 24 Dec 2026 to Sat, 26 Dec 2026, 2 nights`. */
  when: string
}

interface Chosen {
  optionId: string
  extras: string[]
}

type PublicLine = PublicVersion['options'][number]['lines'][number]

/** An extra bed is in the same house as its room. */
const isRoom = ({ unit, occupancy }: PublicLine) =>
  unit === 'night' && (occupancy === null || occupancy === 'double' || occupancy === 'single')

/** The lines of an accepted plan for accommodation, in order. */
export function staysOf({ options, arrival }: PublicVersion, { optionId, extras }: Chosen): Stay[] {
  const option = options.find(({ id }) => id === optionId)
  if (!option) return []
  return [...option.lines, ...option.extras.filter(({ id }) => extras.includes(id))]
    .filter(isRoom)
    .sort((a, b) => a.days.from - b.days.from)
    .map(({ id, text, days: { from, to } }) => {
      const [first, last] = [dayOfNumber(arrival, from), dayOfNumber(arrival, to + 1)]
      const when = `${shortDay(first)} to ${shortDay(last)}, ${nightsText(to - from + 1)}`
      return { id, text, when }
    })
}

export interface TripPlace<P> {
  place: P
  /** The numbers of its days. */
  days: number[]
}

/** The places of a plan, in the order of the trip: found in the place and title of its days, else in their text. */
export function tripPlaces<P extends Place>(
  days: PublicVersion['days'],
  places: P[],
): TripPlace<P>[] {
  const found = new Map<number, number[]>()
  for (const { day, place, title, text } of days) {
    const named = placesIn([place, title], places)
    for (const id of named.length > 0 ? named : placesIn([text], places)) {
      found.set(id, [...(found.get(id) ?? []), day])
    }
  }
  return [...found].flatMap(([id, days]) => {
    const place = places.find((each) => each.id === id)
    return place ? [{ place, days }] : []
  })
}

/** India's number for all of them. */
export const emergencyNumber = '112'
export const emergencyServices = 'Police, ambulance, fire'

/** `Days 1, 2 and 6`. */
export function daysText(days: number[]): string {
  if (days.length === 1) return `Day ${days[0]}`
  return `Days ${days.slice(0, -1).join(', ')} and ${days.at(-1)}`
}
