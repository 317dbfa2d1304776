import { type Expression, type SqlBool, sql } from 'kysely'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dialled } from '#catalogue/phone.ts'
import type { QuoteQuery } from '#catalogue/quotes/quote-query.ts'
import { readQuoteReference } from '#catalogue/quotes/reference.ts'
import { type QuoteState, stateAt, statesBefore } from '#catalogue/quotes/states.ts'
import { containing, lowerCase } from '../../db/lower-case.ts'
import type { Queries } from '../../db/tables.ts'

/** A quote in a list, with data of its accepted version, else of its newest. */
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
  margin: number
  /** In percent of the total without tax, with one decimal. */
  marginPercent: number
  sentAt: string | null
  viewedAt: string | null
  /** Since then nobody can open it. */
  withdrawnAt: string | null
  decidedAt: string | null
  /** The guest's last message since this version was sent. */
  askedAt: string | null
  updatedAt: string
}

/** Sorted by last change, newest first. */
const inOrder = (found: ReturnType<typeof newestVersions>) =>
  found.orderBy('quotes.updatedAt', 'desc').orderBy('quotes.id', 'desc')

export async function pageOfQuotes(db: Queries, query: QuoteQuery) {
  const { page, pageSize } = query
  const found = narrowed(db, query)
  const shown = inOrder(found).limit(pageSize)
  const [items, { total }] = await Promise.all([
    listed(shown.offset((page - 1) * pageSize), new Date()),
    found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total: Number(total), page, pageSize }
}

const batchSize = 500

/** All matches in their order, in batches; each once, although a change moves a quote to the top. */
export async function everyQuote(db: Queries, query: QuoteQuery): Promise<ListedQuote[]> {
  const found = await inOrder(narrowed(db, query)).select('quotes.id').execute()
  const all: ListedQuote[] = []
  for (let from = 0; from < found.length; from += batchSize) {
    const ids = found.slice(from, from + batchSize).map(({ id }) => id)
    const batch = newestVersions(db, { sent: false }).where('quotes.id', 'in', ids)
    const items = new Map((await listed(batch, new Date())).map((item) => [item.id, item]))
    all.push(...ids.flatMap((id) => items.get(id) ?? []))
  }
  return all
}

/**
 * Quotes with their newest version, or their newest sent version. After an acceptance that is the
 * accepted one: a draft begun before can no longer be sent.
 */
export const newestVersions = (db: Queries, { sent }: { sent: boolean }) =>
  db
    .selectFrom('quotes')
    .innerJoin('quoteVersions', 'quoteVersions.quoteId', 'quotes.id')
    .where((e) => {
      const newest = e
        .selectFrom('quoteVersions as newest')
        .whereRef('newest.quoteId', '=', 'quotes.id')
        .$if(sent, (versions) => versions.where('newest.sentAt', 'is not', null))
      return e(
        'number',
        '=',
        newest.select((n) =>
          n.fn
            .coalesce(
              n.fn.max(
                n.case().when('newest.state', '=', 'accepted').then(n.ref('newest.number')).end(),
              ),
              n.fn.max('newest.number'),
            )
            .as('number'),
        ),
      )
    })

export async function listed(
  found: ReturnType<typeof newestVersions>,
  now: Date,
): Promise<ListedQuote[]> {
  const rows = await found
    .select(['quotes.id', 'reference', 'enquiryId', 'author', 'quotes.updatedAt'])
    .select(['number', 'state', 'guestName', 'arrival', 'validUntil', 'total', 'cost', 'margin'])
    .select(['sentAt', 'viewedAt', 'withdrawnAt', 'decidedAt'])
    .select((e) =>
      e
        .selectFrom('quoteSteps')
        .select(({ fn }) => fn.max('quoteSteps.at').as('at'))
        .whereRef('quoteSteps.quoteId', '=', 'quotes.id')
        .where('step', '=', 'asked')
        .whereRef('quoteSteps.at', '>=', 'sentAt')
        .as('askedAt'),
    )
    .execute()
  return rows.map((row) => ({
    ...row,
    marginPercent: marginPercent(row),
    state: stateAt(row, now),
  }))
}

function marginPercent({ cost, margin }: { cost: number; margin: number }): number {
  const revenue = cost + margin
  return revenue > 0 ? Math.round((margin / revenue) * 1000) / 10 : 0
}

function narrowed(db: Queries, { q = '', state, enquiryId }: QuoteQuery) {
  let found = newestVersions(db, { sent: false })
  if (enquiryId) found = found.where('enquiryId', '=', enquiryId)
  const today = todayInKolkata()
  const mayExpire = statesBefore('expired')
  if (state === 'expired') {
    found = found.where('state', 'in', mayExpire).where('validUntil', '<', today)
  } else if (state) {
    found = found.where('state', '=', state)
    if (mayExpire.includes(state)) found = found.where('validUntil', '>=', today)
  }
  return q ? found.where((e) => e.or(namedBy(q))) : found
}

/** Six letters may be a reference or a name, six digits a reference or a number. */
function namedBy(q: string): Expression<SqlBool>[] {
  const reference = readQuoteReference(q)
  const digits = dialled(q).replace(/\D/g, '')
  return [
    sql<SqlBool>`lower(guest_name) like ${containing(lowerCase(q))} escape '!'`,
    ...(reference ? [sql<SqlBool>`reference = ${reference}`] : []),
    ...(digits.length >= 6 ? [sql<SqlBool>`phone_key like ${`%${digits.slice(-10)}%`}`] : []),
  ]
}
