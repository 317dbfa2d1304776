import { longDay } from '#catalogue/dates/day-words.ts'
import { origins } from '#catalogue/enquiries/enquiry.ts'
import { dayOf, isDate } from '#catalogue/enquiries/forms/day.ts'
import type { Enquiry } from '../enquiry.ts'

export type Fact = [label: string, value: string]

const shown = (value: unknown) =>
  isDate(value) ? longDay(dayOf(String(value))) : String(value ?? '')

/** The visitor's answers, line by line, with current titles of listings and parts. */
export function factsOf({ form, details, listingTitle, partTitle }: Enquiry): Fact[] {
  const names: Record<string, string> = {
    hotelName: listingTitle,
    listingName: listingTitle,
    hotel: listingTitle,
    roomName: partTitle,
    departureId: partTitle,
  }
  return Object.entries(origins[form].labels)
    .map(([field, label]): Fact => [label, names[field] ?? shown(details[field])])
    .filter(([, value]) => value !== '')
}

export const linesOf = (facts: Fact[]) =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n')
