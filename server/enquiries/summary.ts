import { sql } from 'kysely'
import type { EnquiryStatus } from '#catalogue/enquiries/enquiry.ts'
import type { SummaryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { dayInKolkata, todayInKolkata } from '#catalogue/kolkata.ts'
import { dayMs } from '#catalogue/time.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/tables.ts'
import { latestTold } from './arrivals.ts'
import { type Narrowing, narrow } from './find-enquiries.ts'
import { untouched } from './taps.ts'

const weekMs = 7 * dayMs
const maxListings = 10

export interface EnquirySummary {
  byStatus: Partial<Record<EnquiryStatus, number>>
  /** To be followed up today or before, and not closed. */
  due: number
  suspected: number
  /** Those that nobody has taken up; counted nowhere else. */
  taps: number
  /** The last that came, taps and spam aside; 0 when there is none. */
  latestId: number
  /** Of these weeks, most asked for first, ten at most. */
  byListing: AskedFor[]
  /** Seven days each, named by the day in Srinagar on which they begin; the last ends today. */
  byWeek: { from: string; count: number }[]
  /** In as many weeks before these. */
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

/** What looks sent by a program, and a mere tap, counts nowhere else. */
const wanted = (db: Db) => genuine(db).where((e) => e.not(untouched(e)))

export function createSummary({ db }: Database) {
  /** What sells and what waits. */
  return async function summary({
    weeks = 12,
    ...narrowing
  }: Partial<SummaryQuery> = {}): Promise<EnquirySummary> {
    const starts = weekStarts(weeks)
    const first = starts[0] ?? 0
    const since = new Date(first).toISOString()
    const earlier = new Date(first - weeks * weekMs).toISOString()
    return {
      byStatus: await byStatus(db, narrowing),
      ...(await waiting(db, narrowing)),
      byListing: await compared(db, await byListing(db, since), earlier, since),
      byWeek: await byWeek(db, starts, since),
      before: (await between(db, earlier, since).select(count).executeTakeFirstOrThrow()).count,
    }
  }
}

function weekStarts(weeks: number): number[] {
  const today = Date.parse(`${todayInKolkata()}T00:00:00+05:30`)
  const lastStart = today + weekMs / 7 - weekMs
  return Array.from({ length: weeks }, (_, n) => lastStart - (weeks - 1 - n) * weekMs)
}

async function byStatus(db: Db, narrowing: Narrowing) {
  const rows = await narrow(wanted(db), narrowing)
    .select(['status', count])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

async function waiting(db: Db, narrowing: Narrowing) {
  const due = await wanted(db)
    .select(count)
    .where('followUpOn', '<=', todayInKolkata())
    .where('status', 'not in', ['won', 'lost'])
    .executeTakeFirstOrThrow()
  const suspected = await narrow(db.selectFrom('enquiries'), narrowing)
    .select(count)
    .where('suspicion', '<>', '')
    .executeTakeFirstOrThrow()
  const taps = await narrow(genuine(db).where(untouched), narrowing)
    .select(count)
    .executeTakeFirstOrThrow()
  return {
    due: due.count,
    suspected: suspected.count,
    taps: taps.count,
    latestId: await latestTold(db),
  }
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

/** The listings with how often each was asked for between two instants before. */
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

async function byWeek(db: Db, starts: number[], since: string) {
  const rows = await wanted(db).select('createdAt').where('createdAt', '>=', since).execute()
  const times = rows.map(({ createdAt }) => Date.parse(createdAt))
  return starts.map((start) => ({
    from: dayInKolkata(new Date(start)),
    count: times.filter((time) => time >= start && time < start + weekMs).length,
  }))
}
