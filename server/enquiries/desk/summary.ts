import { sql } from 'kysely'
import { dayInKolkata, todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { weekMs } from '#catalogue/dates/time.ts'
import type { EnquiryStatus } from '#catalogue/enquiries/enquiry.ts'
import type { SummaryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/tables.ts'
import { latestReported } from '../arrivals.ts'
import { untouched } from '../taps.ts'
import { type Narrowing, narrow } from './find-enquiries.ts'

const maxListings = 10

interface EnquirySummary {
  byStatus: Partial<Record<EnquiryStatus, number>>
  /** Due for follow-up by today, and not closed. */
  due: number
  suspected: number
  /** Taps without follow-up; not counted anywhere else. */
  taps: number
  /** The id of the newest enquiry, without taps and spam; 0 if there is none. */
  latestId: number
  /** The most requested listings of these weeks, at most ten. */
  byListing: AskedFor[]
  /** Weeks of seven days, named by their first day in Srinagar; the last one ends today. */
  byWeek: { from: string; count: number }[]
  /** In as many weeks before. */
  before: number
}

interface AskedFor {
  listingId: number
  kind: string
  title: string
  count: number
  /** In as many weeks before. */
  before: number
}

const count = sql<number>`count(*)`.as('count')

const genuine = (db: Db) => db.selectFrom('enquiries').where('suspicion', '=', '')

/** Suspected spam and taps are not counted anywhere else. */
const wanted = (db: Db) => genuine(db).where((e) => e.not(untouched(e)))

export function createSummary({ db }: Database) {
  /** Bestsellers and waiting enquiries. */
  return async function summary({
    weeks = 12,
    ...narrowing
  }: Partial<SummaryQuery> = {}): Promise<EnquirySummary> {
    const starts = weekStarts(weeks)
    const first = starts[0] ?? 0
    const since = new Date(first).toISOString()
    const earlier = new Date(first - weeks * weekMs).toISOString()
    return {
      ...(await countByState(db, narrowing)),
      due: await due(db),
      latestId: await latestReported(db),
      byListing: await compared(db, await byListing(db, since), earlier, since),
      ...(await byWeek(db, starts, earlier)),
    }
  }
}

function weekStarts(weeks: number): number[] {
  const today = Date.parse(`${todayInKolkata()}T00:00:00+05:30`)
  const lastStart = today + weekMs / 7 - weekMs
  return Array.from({ length: weeks }, (_, n) => lastStart - (weeks - 1 - n) * weekMs)
}

/** The counts of all matching enquiries by state, in one query. */
async function countByState(db: Db, narrowing: Narrowing) {
  const rows = await narrow(db.selectFrom('enquiries'), narrowing)
    .select((e) => [
      'status',
      e.case().when('suspicion', '<>', '').then(1).else(0).end().as('isSuspected'),
      e.case().when(untouched(e)).then(1).else(0).end().as('isTap'),
      count,
    ])
    .groupBy(['status', 'isSuspected', 'isTap'])
    .execute()
  const sum = (some: typeof rows) => some.reduce((total, row) => total + row.count, 0)
  const genuine = rows.filter((row) => !row.isSuspected)
  return {
    byStatus: Object.fromEntries(
      genuine.filter((row) => !row.isTap).map((row) => [row.status, row.count]),
    ),
    suspected: sum(rows.filter((row) => row.isSuspected)),
    taps: sum(genuine.filter((row) => row.isTap)),
  }
}

async function due(db: Db): Promise<number> {
  const found = await wanted(db)
    .select(count)
    .where('followUpOn', '<=', todayInKolkata())
    .where('status', 'not in', ['won', 'lost'])
    .executeTakeFirstOrThrow()
  return found.count
}

const byListing = (db: Db, since: string) =>
  wanted(db)
    .innerJoin('listings', 'listings.id', 'enquiries.listingId')
    .select(['listings.id as listingId', 'listings.kind', 'listings.title', count])
    .where('enquiries.createdAt', '>=', since)
    .groupBy(['listings.id', 'listings.kind', 'listings.title'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('listings.id')
    .limit(maxListings)
    .execute()

const between = (db: Db, from: string, to: string) =>
  wanted(db).where('createdAt', '>=', from).where('createdAt', '<', to)

type Asked = Omit<AskedFor, 'before'>

/** How often each listing was requested between two instants. */
async function compared(db: Db, asked: Asked[], from: string, to: string): Promise<AskedFor[]> {
  if (asked.length === 0) return []
  const ids = asked.map(({ listingId }) => listingId)
  const rows = await between(db, from, to)
    .select(['listingId', count])
    .where('listingId', 'in', ids)
    .groupBy('listingId')
    .execute()
  const counts = new Map(rows.map((row) => [row.listingId, row.count]))
  return asked.map((each) => ({ ...each, before: counts.get(each.listingId) ?? 0 }))
}

/** The number per week, and in as many weeks before. */
async function byWeek(db: Db, starts: number[], earlier: string) {
  const ends = starts.map((start) => new Date(start).toISOString())
  const week = sql.join(
    ends.map((end, at) => sql`when created_at < ${end} then ${sql.lit(at)}`),
    sql` `,
  )
  const rows = await wanted(db)
    .select([sql<number>`case ${week} else ${sql.lit(ends.length)} end`.as('week'), count])
    .where('createdAt', '>=', earlier)
    .where('createdAt', '<', new Date((starts.at(-1) ?? 0) + weekMs).toISOString())
    .groupBy('week')
    .execute()
  const counts = new Map(rows.map((row) => [row.week, row.count]))
  return {
    byWeek: starts.map((start, at) => ({
      from: dayInKolkata(new Date(start)),
      count: counts.get(at + 1) ?? 0,
    })),
    before: counts.get(0) ?? 0,
  }
}
