import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs } from '#catalogue/dates/time.ts'
import { maxNights } from '#catalogue/quotes/line.ts'
import { movedDay } from '#catalogue/quotes/stay-days.ts'
import { draftVersion, maxChildren, maxGuests, type Version } from '#catalogue/quotes/version.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Tx } from '../../db/tables.ts'
import { type Refused, refused } from '../quoting.ts'
import { versionsOf } from '../stored-quotes.ts'
import { planOf } from './plan-of-listing.ts'

/** The basis of a new quote: nothing, an enquiry, a listing, or another quote. */
export interface Beginning {
  enquiryId?: number
  listingId?: number
  copyOf?: number
}

interface Begun {
  document: Version
  enquiryId: number | null
  listingId: number | null
}

/** The first draft, with all known data. */
export async function beginDocument(
  tx: Tx,
  { enquiryId, listingId, copyOf }: Beginning,
  settings: Settings,
): Promise<Begun | Refused> {
  const today = todayInKolkata()
  const empty = draftVersion.parse(defaultsOf(settings, today))
  if (copyOf) return copied(tx, copyOf, empty)
  if (!enquiryId) return ofListing(tx, listingId, empty)
  const enquiry = await tx
    .selectFrom('enquiries')
    .select(['id', 'name', 'phone', 'email', 'details', 'listingId'])
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  if (!enquiry) return refused('enquiryId', 'There is no such enquiry.')
  const asked = askedFor(JSON.parse(enquiry.details), today, empty)
  const plan = enquiry.listingId ? await planOf(tx, enquiry.listingId, asked.nights) : {}
  const { name, phone, email } = enquiry
  return {
    document: draftVersion.parse({ ...empty, ...plan, ...asked, guest: { name, phone, email } }),
    enquiryId: enquiry.id,
    listingId: enquiry.listingId,
  }
}

async function ofListing(
  tx: Tx,
  listingId: number | undefined,
  empty: Version,
): Promise<Begun | Refused> {
  if (!listingId) return { document: empty, enquiryId: null, listingId: null }
  const plan = await planOf(tx, listingId)
  if (!plan) return refused('listingId', 'There is no such listing.')
  return { document: draftVersion.parse({ ...empty, ...plan }), enquiryId: null, listingId }
}

async function copied(tx: Tx, id: number, empty: Version): Promise<Begun | Refused> {
  const quote = await tx.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
  const [latest] = quote ? await versionsOf(tx, id) : []
  if (!quote || !latest) return refused('copyOf', 'There is no such quote.')
  const validUntil = validityOf(empty, latest.arrival)
  const document = { ...JSON.parse(latest.document), validUntil, pricing: null }
  const { enquiryId, listingId } = quote
  return { document: draftVersion.parse(document), enquiryId, listingId }
}

const defaultsOf = (settings: Settings, today: string) => ({
  options: [{ id: 'option-1', markup: { by: 'percent', percent: settings.quoteMarkupPercent } }],
  validUntil: movedDay(today, settings.quoteValidDays),
  word: settings.quoteWord,
  paymentTerms: settings.quotePaymentTerms,
  cancellationTerms: settings.quoteCancellationTerms,
})

/** An offer expires at the arrival, unless that has passed. */
const validityOf = ({ validUntil }: Pick<Version, 'validUntil'>, arrival: string) =>
  arrival >= todayInKolkata() && arrival < validUntil ? arrival : validUntil

/** Dates and party as far as the guest gave them. */
function askedFor(
  details: Record<string, unknown>,
  today: string,
  { validUntil }: Pick<Version, 'validUntil'>,
) {
  const day = (name: string) => /^\d{4}-\d{2}-\d{2}/.exec(String(details[name] ?? ''))?.[0] ?? ''
  const count = (...names: string[]) =>
    Number(names.map((name) => details[name]).find(Boolean) ?? 0)
  const arrival = day('startDate') || day('date')
  const end = day('endDate')
  const between = Math.round((Date.parse(end) - Date.parse(arrival)) / dayMs)
  const nights = between || count('days') - 1
  const adults = Math.min(Math.max(count('numberOfAdults', 'adults'), 1), maxGuests)
  const children = Math.min(Math.max(count('numberOfChilds', 'children'), 0), maxChildren)
  return {
    ...(arrival >= today && { arrival, validUntil: validityOf({ validUntil }, arrival) }),
    ...(nights > 0 && { nights: Math.min(nights, maxNights) }),
    party: { adults, children: Array(children).fill(likelyAge) },
    rooms: likelyRooms(adults, children),
  }
}

/** Double rooms, with the children's beds distributed evenly. */
function likelyRooms(adults: number, children: number) {
  const count = Math.min(Math.ceil(adults / 2), 200)
  const [each, over] = [Math.floor(children / count), children % count]
  const some = [
    { count: over, childrenWithBed: each + 1 },
    { count: count - over, childrenWithBed: each },
  ]
  return some
    .filter((rooms) => rooms.count > 0)
    .map(({ count, childrenWithBed }) => ({
      ...{ occupancy: 'double', count, childrenWithBed: Math.min(childrenWithBed, 10) },
    }))
}

/** The age of a child until the guest gives it. */
const likelyAge = 8
