import { counted } from '../noun.ts'
import { rupees } from '../prices/money.ts'
import { type Clock, checkedText } from './checked.ts'
import type { CostUnit, LocalCost } from './local-cost.ts'
import { seasonText } from './season.ts'
import type { Party, Range } from './sum-for-party.ts'

export interface CostPlace {
  title: string
  costs: LocalCost[]
}

export const costsTitle = 'What you will also pay'
export const costsLead =
  'Paid on the spot to whoever is named, and only for what you use. None of it is part of our price.'

const units: Record<CostUnit, string> = {
  person: 'per person',
  group: 'per group',
  vehicle: 'per vehicle',
  day: 'per day',
}

/** `₹740 to ₹950`. */
export function rangeText({ low, high }: Range): string {
  if (high === 0) return 'Free'
  return low === high ? rupees(low) : `${rupees(low)} to ${rupees(high)}`
}

/** `per person`; blank if it is free. */
export const unitText = ({ unit, high }: LocalCost) => (high > 0 ? units[unit] : '')

/** Who is paid, when, and how recent the amount is. */
export function aboutText(cost: LocalCost, clock: Clock): string {
  const paidTo = cost.paidTo && `paid to ${cost.paidTo}`
  const text = [paidTo, seasonText(cost), checkedText(cost, clock)].filter(Boolean).join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A cost in one line. */
export function costLine(cost: LocalCost, clock: Clock): string {
  const amount = `${cost.what}: ${rangeText(cost)} ${unitText(cost)}`.trim()
  return [`${amount}. ${aboutText(cost, clock)}`, cost.note].filter(Boolean).join('. ')
}

/** `2 adults and 1 child, 3 days`. */
export function partyText({ adults, children, days }: Party): string {
  const kids = children > 0 && counted(children, 'child', 'children')
  const people = [counted(adults, 'adult'), kids].filter(Boolean).join(' and ')
  return `${people}, ${counted(days, 'day')}`
}
