import type { PricingSettings } from '#catalogue/quotes/pricing-settings.ts'
import { publicVersionOf } from '#catalogue/quotes/public-version.ts'
import type { Queries } from '../db/tables.ts'
import { findQuote, type QuoteVersion } from './stored-quotes.ts'

/** What quotes of these enquiries hold of the person, and what they were offered; the agency's costs are not theirs. */
export async function quotesOfPerson(
  db: Queries,
  enquiryIds: number[],
  { pricing }: { pricing: PricingSettings },
) {
  if (enquiryIds.length === 0) return []
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('enquiryId', 'in', enquiryIds)
    .orderBy('id')
    .execute()
  const quotes = await Promise.all(rows.map(({ id }) => findQuote(db, id)))
  return quotes.flatMap((quote) =>
    quote
      ? [
          {
            reference: quote.reference,
            createdAt: quote.createdAt,
            versions: quote.versions.map((version) => toldOf(version, pricing)),
          },
        ]
      : [],
  )
}

function toldOf(stored: QuoteVersion, pricing: PricingSettings) {
  const { number, state, document, decision, sentAt, viewedAt, decidedAt } = stored
  const { guest, notes } = document
  const offered = publicVersionOf(document, document.pricing ?? pricing)
  return { number, state, guest, notes, offered, decision, sentAt, viewedAt, decidedAt }
}
