import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs } from '#catalogue/dates/time.ts'
import { phoneParts } from '#catalogue/enquiries/enquiry-lookup.ts'
import type { EnquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import type { Database } from '../../db/database.ts'
import { lowerCase } from '../../db/lower-case.ts'
import type { Tables } from '../../db/tables.ts'
import { type Enquiry, selectEnquiries, toEnquiry } from '../enquiry.ts'
import { quoted, untouched } from '../taps.ts'

interface EnquiryPage {
  items: Enquiry[]
  /** How many match in all. */
  total: number
  page: number
  pageSize: number
}

type Found<Row> = SelectQueryBuilder<Tables, 'enquiries', Row>

export async function findEnquiries({ db }: Database, query: EnquiryQuery): Promise<EnquiryPage> {
  const { page, pageSize } = query
  const ids = inOrder(narrow(db.selectFrom('enquiries').select('id'), query), query.sort)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  // Sorts only ids, since sorting whole rows is far slower.
  const rows = await inOrder(selectEnquiries(db).where('id', 'in', ids), query.sort).execute()
  const { total } = await narrow(db.selectFrom('enquiries'), query)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(toEnquiry), total, page, pageSize }
}

export type Narrowing = Partial<Omit<EnquiryQuery, 'sort' | 'page' | 'pageSize'>>

/** Adds the query's filters; absent ones filter nothing. */
export function narrow<Row>(all: Found<Row>, query: Narrowing): Found<Row> {
  const { q = '', status, form, kind, listingId, assigneeId, suspected, taps, due, after } = query
  let found = all
  if (q) found = found.where(mentions(q))
  if (status === 'open') found = found.where('status', 'in', ['new', 'contacted', 'quoted'])
  else if (status) found = found.where('status', '=', status)
  if (form) found = found.where('form', '=', form)
  if (kind) found = found.where('kind', '=', kind)
  if (listingId) found = found.where('listingId', '=', listingId)
  if (assigneeId) found = found.where('assigneeId', '=', assigneeId)
  if (query.assignee === 'none') found = found.where('assigneeId', 'is', null)
  if (suspected === 'no') found = found.where('suspicion', '=', '')
  if (suspected === 'yes') found = found.where('suspicion', '<>', '')
  if (taps === 'yes') found = found.where(untouched)
  if (taps === 'no') found = found.where((e) => e.or([e.not(untouched(e)), quoted(q)]))
  if (after) found = found.where('id', '>', after)
  if (query.from) found = found.where('createdAt', '>=', midnight(query.from, 0))
  if (query.to) found = found.where('createdAt', '<', midnight(query.to, 1))
  if (due) found = found.where('followUpOn', '<=', due)
  if (query.dueFrom) found = found.where('followUpOn', '>=', query.dueFrom)
  if (query.followUp === 'none') found = found.where('followUpOn', 'is', null)
  return found
}

/** Matches all words of a search, or its phone number in any notation. */
function mentions(q: string): Expression<SqlBool> {
  const words = q.split(/\s+/).filter(Boolean).map(matchesWord)
  const numbers = phoneParts(q).map((part) => sql<SqlBool>`phone_key like ${`%${part}%`}`)
  const all = sql<SqlBool>`(${sql.join(words, sql` and `)})`
  return sql<SqlBool>`(${sql.join([all, ...numbers], sql` or `)})`
}

function matchesWord(word: string): Expression<SqlBool> {
  const pattern = `%${lowerCase(word).replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`lower(name || ' ' || email || ' ' || phone || ' ' || reference || ' '
    || replace(reference, '-', '') || ' ' || listing_title || ' ' || part_title) like ${pattern} escape '\\'`
}

/** The instant at which a day begins in Srinagar; of days long past, one before every enquiry. */
function midnight(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00:00+05:30`)
  return new Date(Math.max(0, start.getTime() + daysLater * dayMs)).toISOString()
}

function inOrder<Row>(found: Found<Row>, sort: EnquiryQuery['sort']): Found<Row> {
  if (sort === 'oldest') return found.orderBy('createdAt').orderBy('id')
  if (sort === 'due') {
    return found.orderBy(overdueFirst()).orderBy('createdAt', 'desc').orderBy('id', 'desc')
  }
  if (sort === 'newest') return found.orderBy('createdAt', 'desc').orderBy('id', 'desc')
  return found
    .orderBy((e) => e.case().when('followUpOn', 'is', null).then(1).else(0).end())
    .orderBy('followUpOn')
    .orderBy('id')
}

/** Those due for follow-up by today, longest due first. */
const overdueFirst = () =>
  sql`case when follow_up_on <= ${todayInKolkata()} and status not in ('won', 'lost')
    then follow_up_on else '9999' end`
