import type { QuoteQuery } from '#catalogue/quotes/quote-query.ts'
import type { Database } from '../db/database.ts'
import { answersOf } from './answers.ts'
import { shownListing } from './begin/shown-listing.ts'
import { draftsOf } from './drafts.ts'
import { quoteLinks } from './links.ts'
import { everyQuote, pageOfQuotes } from './lists/list-quotes.ts'
import { quotesOfEnquiries } from './lists/of-enquiries.ts'
import { summaryOfQuotes } from './lists/summary.ts'
import { oldQuotesEraser } from './people/erase-quotes.ts'
import { quotesOfPerson } from './people/of-person.ts'
import type { QuotedPerson } from './people/quoted-person.ts'
import { pricingOf, type Quoting } from './quoting.ts'
import { sendingOf } from './sending.ts'
import { findQuote } from './stored-quotes.ts'

export type Quotes = ReturnType<typeof createQuotes>

interface Parts extends Pick<Quoting, 'settings' | 'jobs' | 'publicUrl'> {
  readKey: () => Promise<Uint8Array>
}

/** Quotes: staff write and send them, guests answer them. */
export function createQuotes(database: Database, { readKey, ...parts }: Parts) {
  const { db } = database
  const quoting = { ...parts, database, links: quoteLinks(readKey) }
  return {
    find: (id: number) => findQuote(db, id),
    page: (query: QuoteQuery) => pageOfQuotes(db, query),
    every: (query: QuoteQuery) => everyQuote(db, query),
    /** What a supplier's listing adds to its days; undefined if there is none. */
    listing: (id: number) => shownListing(db, id),
    summary: () => summaryOfQuotes(db),
    /** The newest of each enquiry, by the enquiry's id. */
    ofEnquiries: (ids: number[]) => quotesOfEnquiries(db, ids),
    ofPerson: async (person: QuotedPerson) =>
      quotesOfPerson(db, person, { pricing: pricingOf(await parts.settings.read()) }),
    /** For a version stored without sending it, as samples are. */
    makeLink: quoting.links.make,
    sweep: oldQuotesEraser(quoting),
    ...draftsOf(quoting),
    ...sendingOf(quoting),
    /** The actions of guests, by their links. */
    guests: answersOf(quoting),
  }
}
