import { type QuoteState, stateAt } from '#catalogue/quotes/states.ts'
import type { Queries } from '../../db/tables.ts'

/** The state of an enquiry's newest quote. */
export interface EnquirysQuote {
  id: number
  reference: string
  /** Of the newest sent version, or of the draft if none was sent. */
  number: number
  state: QuoteState
  validUntil: string
  total: number
  sentAt: string | null
  viewedAt: string | null
  withdrawnAt: string | null
  decidedAt: string | null
  updatedAt: string
}

/** By the enquiry's id; enquiries without a quote are left out. */
export async function quotesOfEnquiries(
  db: Queries,
  enquiryIds: number[],
): Promise<Map<number, EnquirysQuote>> {
  const newest = new Map<number, EnquirysQuote>()
  if (enquiryIds.length === 0) return newest
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('quoteVersions as version', 'version.quoteId', 'quotes.id')
    .select(['quotes.id', 'reference', 'enquiryId', 'version.updatedAt', 'number', 'state'])
    .select(['validUntil', 'total', 'sentAt', 'viewedAt', 'withdrawnAt', 'decidedAt'])
    .where('enquiryId', 'in', enquiryIds)
    .orderBy('quotes.id')
    .orderBy((e) => e.case().when('sentAt', 'is', null).then(0).else(1).end())
    .orderBy('number')
    .execute()
  const now = new Date()
  for (const { enquiryId, ...quote } of rows) {
    if (enquiryId !== null) newest.set(enquiryId, { ...quote, state: stateAt(quote, now) })
  }
  return newest
}
