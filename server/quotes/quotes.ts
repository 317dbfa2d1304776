import type { QuoteQuery } from '#catalogue/quotes/quote-query.ts'
import type { Database } from '../db/database.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { answersOf } from './answers.ts'
import { draftsOf } from './drafts.ts'
import { quoteLinks } from './links.ts'
import { pageOfQuotes } from './list-quotes.ts'
import { sendingOf } from './sending.ts'
import { findQuote } from './stored-quotes.ts'

export type Quotes = ReturnType<typeof createQuotes>

interface Parts {
  settings: Pick<SettingsStore, 'read'>
  readKey: () => Promise<Uint8Array>
}

/** Written plans with their price: staff write and send them, guests accept them. */
export function createQuotes(database: Database, { settings, readKey }: Parts) {
  const { db } = database
  const quoting = { database, settings, links: quoteLinks(readKey) }
  return {
    find: (id: number) => findQuote(db, id),
    page: (query: QuoteQuery) => pageOfQuotes(db, query),
    ...draftsOf(quoting),
    ...sendingOf(quoting),
    /** What guests do by their links. */
    guests: answersOf(quoting),
  }
}
