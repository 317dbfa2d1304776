import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import { publicVersionOf } from '#catalogue/quotes/public-version.ts'
import type { Queries } from '../../db/tables.ts'
import { findQuote, type QuoteVersion } from '../stored-quotes.ts'
import { idsOfPerson, type QuotedPerson } from './quoted-person.ts'

/** A person's data in quotes: the offers and their reviews, without the agency's costs. */
export async function quotesOfPerson(
  db: Queries,
  person: QuotedPerson,
  { pricing }: { pricing: PricingSettings },
) {
  const ids = await idsOfPerson(db, person)
  const reviews = await reviewsOf(db, ids)
  const quotes = await Promise.all(ids.map((id) => findQuote(db, id)))
  return quotes.flatMap((quote) =>
    quote
      ? [
          {
            reference: quote.reference,
            createdAt: quote.createdAt,
            versions: quote.versions.map((version) => toldOf(version, pricing)),
            review: reviews.get(quote.id) ?? null,
          },
        ]
      : [],
  )
}

/** Their reviews of the trips, by the quote's id. */
async function reviewsOf(db: Queries, quoteIds: number[]) {
  if (quoteIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('reviews')
    .select(['quoteId', 'state', 'stars', 'words', 'name', 'homeTown', 'answer', 'receivedAt'])
    .where('quoteId', 'in', quoteIds)
    .execute()
  return new Map(rows.map(({ quoteId, ...review }) => [quoteId, review]))
}

function toldOf(stored: QuoteVersion, pricing: PricingSettings) {
  const { number, state, document, decision, sentAt, viewedAt, decidedAt } = stored
  const { guest, notes } = document
  const offered = publicVersionOf(document, document.pricing ?? pricing)
  return { number, state, guest, notes, offered, decision, sentAt, viewedAt, decidedAt }
}
