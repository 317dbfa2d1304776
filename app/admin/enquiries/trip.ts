import { isTap } from '#catalogue/enquiries/enquiry.ts'
import { dayOf, daysBetween, isDate } from '#catalogue/enquiries/forms/day.ts'
import { counted } from '#catalogue/noun.ts'
import { priceText } from '#catalogue/prices/money.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { daysText } from '../dates.ts'

/** The request in words; unknown data is absent. */
export interface Trip {
  /** 24–29 Dec */
  dates?: string
  /** 5 nights; for a contact request 5 days. */
  length?: string
  /** 2 adults, 1 child */
  party?: string
  /** Zabarwan View, Deluxe */
  listing?: string
  /** The listing's price at the time: ₹12,500, or Price on request. */
  price?: string
  message?: string
}

type Asked = Pick<
  WireEnquiry,
  'details' | 'form' | 'listingId' | 'listingTitle' | 'partTitle' | 'price'
>

export function tripOf({ details, listingTitle, partTitle, price, form }: Asked): Trip {
  const text = (name: string) => {
    const value = details[name]
    return typeof value === 'string' && value ? value : undefined
  }
  const number = (name: string) => {
    const value = details[name]
    return typeof value === 'number' && value > 0 ? value : 0
  }
  const adults = number('numberOfAdults') || number('adults')
  const children = number('numberOfChilds') || number('children')
  const party = [
    adults && counted(adults, 'adult'),
    children && counted(children, 'child', 'children'),
  ]
  return {
    ...when(day(text('startDate')) ?? day(text('date')), day(text('endDate')), number('days')),
    party: party.filter(Boolean).join(', ') || undefined,
    listing: [listingTitle, partTitle].filter(Boolean).join(', ') || undefined,
    price: price === null || isTap(form) ? undefined : priceText(price),
    message: text('message'),
  }
}

const day = (text?: string) => (text && isDate(text) ? dayOf(text) : undefined)

function when(from?: string, to?: string, days = 0): Pick<Trip, 'dates' | 'length'> {
  const length = days > 0 ? counted(days, 'day') : undefined
  if (!from) return { length }
  if (!to) return { dates: daysText(from), length }
  return { dates: daysText(from, to), length: counted(daysBetween(from, to), 'night') }
}
