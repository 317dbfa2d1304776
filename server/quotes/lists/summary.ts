import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs } from '#catalogue/dates/time.ts'
import { statesBefore } from '#catalogue/quotes/states.ts'
import { movedDay } from '#catalogue/quotes/stay-days.ts'
import type { Queries } from '../../db/tables.ts'
import { type ListedQuote, listed, newestVersions } from './list-quotes.ts'

const maxItems = 10
const silentDays = 2
const expiringDays = 2

interface Group {
  count: number
  /** The first of them, longest waiting first. */
  items: ListedQuote[]
}

interface QuoteSummary {
  /** Sent, and not answered yet. */
  waiting: Group
  /** Viewed at least two days ago, without an answer or a message of the guest since then. */
  silent: Group
  /** Not answered, and expiring within two days. */
  expiring: Group
  /** In this month, in Srinagar. */
  accepted: { count: number; value: number }
  /** Quotes with a sent version, and the accepted ones among them. */
  sent: number
  acceptedOfSent: number
}

export async function summaryOfQuotes(db: Queries): Promise<QuoteSummary> {
  const now = new Date()
  const today = todayInKolkata()
  const open = newestVersions(db, { sent: true })
    .where('state', 'in', statesBefore('expired'))
    .where('validUntil', '>=', today)
    .where('withdrawnAt', 'is', null)
  const silentSince = new Date(now.getTime() - silentDays * dayMs).toISOString()
  const [waiting, silent, expiring, accepted, sent] = await Promise.all([
    groupOf(open, now),
    groupOf(silentAmong(open, silentSince), now),
    groupOf(open.where('validUntil', '<=', movedDay(today, expiringDays)), now),
    acceptedSince(db, monthStart(today)),
    countsOfSent(db),
  ])
  return { waiting, silent, expiring, accepted, ...sent }
}

const silentAmong = (found: ReturnType<typeof newestVersions>, since: string) =>
  found
    .where('state', '=', 'viewed')
    .where('viewedAt', '<=', since)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('quoteSteps')
            .select('quoteSteps.id')
            .whereRef('quoteSteps.quoteId', '=', 'quotes.id')
            .where('step', '=', 'asked')
            .where('at', '>', since),
        ),
      ),
    )

async function groupOf(found: ReturnType<typeof newestVersions>, now: Date): Promise<Group> {
  const [items, { count }] = await Promise.all([
    listed(found.orderBy('sentAt').orderBy('quotes.id').limit(maxItems), now),
    found.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { count: Number(count), items }
}

async function acceptedSince(db: Queries, since: string) {
  const { count, value } = await db
    .selectFrom('quoteVersions')
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.sum<number>('total').as('value')])
    .where('state', '=', 'accepted')
    .where('decidedAt', '>=', since)
    .executeTakeFirstOrThrow()
  return { count: Number(count), value: Number(value ?? 0) }
}

async function countsOfSent(db: Queries) {
  const sent = await db
    .selectFrom('quoteVersions')
    .select((e) => e.fn.count<number>('quoteId').distinct().as('count'))
    .where('sentAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const accepted = await db
    .selectFrom('quoteVersions')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return { sent: Number(sent.count), acceptedOfSent: Number(accepted.count) }
}

/** The first instant of a day's month in Srinagar. */
const monthStart = (day: string) => new Date(`${day.slice(0, 7)}-01T00:00:00+05:30`).toISOString()
