import { type SqlBool, sql } from 'kysely'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import type { QuoteQuery } from '#catalogue/quotes/quote-query.ts'
import { readQuoteReference } from '#catalogue/quotes/reference.ts'
import { type QuoteState, stateAt, statesBefore } from '#catalogue/quotes/states.ts'
import type { Queries } from '../db/tables.ts'

/** A quote in a list: with what its newest version says. */
export interface ListedQuote {
  id: number
  reference: string
  enquiryId: number | null
  author: string
  number: number
  state: QuoteState
  guestName: string
  arrival: string
  validUntil: string
  total: number
  cost: number
  sentAt: string | null
  viewedAt: string | null
  decidedAt: string | null
  updatedAt: string
}

/** The one that was worked on last first. */
export async function pageOfQuotes(db: Queries, query: QuoteQuery) {
  const { page, pageSize } = query
  const found = narrowed(db, query)
  const [rows, { total }] = await Promise.all([
    found
      .select(['quotes.id', 'reference', 'enquiryId', 'author', 'quotes.updatedAt'])
      .select(['number', 'state', 'guestName', 'arrival', 'validUntil', 'total', 'cost'])
      .select(['sentAt', 'viewedAt', 'decidedAt'])
      .orderBy('quotes.updatedAt', 'desc')
      .orderBy('quotes.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const now = new Date()
  const items: ListedQuote[] = rows.map((row) => ({ ...row, state: stateAt(row, now) }))
  return { items, total: Number(total), page, pageSize }
}

function narrowed(db: Queries, { q = '', state, enquiryId }: QuoteQuery) {
  let found = db
    .selectFrom('quotes')
    .innerJoin('quoteVersions', 'quoteVersions.quoteId', 'quotes.id')
    .where((e) =>
      e(
        'number',
        '=',
        e
          .selectFrom('quoteVersions as newest')
          .whereRef('newest.quoteId', '=', 'quotes.id')
          .select((newest) => newest.fn.max('newest.number').as('number')),
      ),
    )
  if (enquiryId) found = found.where('enquiryId', '=', enquiryId)
  const today = todayInKolkata()
  const mayExpire = statesBefore('expired')
  if (state === 'expired') {
    found = found.where('state', 'in', mayExpire).where('validUntil', '<', today)
  } else if (state) {
    found = found.where('state', '=', state)
    if (mayExpire.includes(state)) found = found.where('validUntil', '>=', today)
  }
  const reference = readQuoteReference(q)
  const digits = q.replace(/\D/g, '')
  if (reference) return found.where('reference', '=', reference)
  if (digits.length >= 6) return found.where('phoneKey', 'like', `%${digits.slice(-10)}%`)
  const pattern = `%${q.toLowerCase().replaceAll(/[%_!]/g, '!$&')}%`
  return q ? found.where(sql<SqlBool>`lower(guest_name) like ${pattern} escape '!'`) : found
}
