import { z } from 'zod'
import { whole } from '../number.ts'
import type { LocalCostValues } from './local-cost.ts'

export interface Party {
  adults: number
  children: number
  days: number
}

export interface Range {
  low: number
  high: number
}

/** Maximum guests in a vehicle hired locally, such as a union taxi. */
export const seatsOfVehicle = 6

export const partyLimits = { adults: 60, children: 60, days: 60 }
export const defaultParty: Party = { adults: 2, children: 0, days: 3 }

const partyQuery = z.object({
  adults: whole('adults', partyLimits.adults),
  children: whole('children', partyLimits.children, 0).default(0),
  days: whole('days', partyLimits.days).default(1),
})

/** The party in a URL; undefined if there is none or it is invalid. */
export function readParty(search: URLSearchParams): Party | undefined {
  const named = [...search].filter(([name, value]) => name in partyLimits && value !== '')
  return partyQuery.safeParse(Object.fromEntries(named)).data
}

type Counted = Pick<LocalCostValues, 'unit' | 'low' | 'high'>

/** How many units a party pays. */
export function timesFor(unit: Counted['unit'], { adults, children, days }: Party): number {
  if (unit === 'person') return adults + children
  if (unit === 'vehicle') return Math.ceil((adults + children) / seatsOfVehicle)
  return unit === 'day' ? days : 1
}

const inPaise = (rupees: number) => Math.round(rupees * 100)

/** The lowest and highest sum for a party that uses each cost once. */
export function sumForParty(costs: readonly Counted[], party: Party): Range {
  let [low, high] = [0, 0]
  for (const cost of costs) {
    const times = timesFor(cost.unit, party)
    low += times * Math.min(inPaise(cost.low), inPaise(cost.high))
    high += times * Math.max(inPaise(cost.low), inPaise(cost.high))
  }
  return { low: low / 100, high: high / 100 }
}
