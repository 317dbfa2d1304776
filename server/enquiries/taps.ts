import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { dayMs } from '#catalogue/dates/time.ts'
import { channels } from '#catalogue/enquiries/enquiry.ts'
import type { Tap } from '#catalogue/enquiries/tap.ts'
import type { Database } from '../db/database.ts'
import type { Queries, Tables } from '../db/tables.ts'
import { type Subject, subjectOf } from './reception/subject.ts'

/** Longer than the dashboard looks back. */
const retentionDays = 90

type Enquiries = ExpressionBuilder<Tables, 'enquiries'>

/** A tap without follow-up: the visitor may be about to write or call, or never did. */
export const untouched = (e: Enquiries) =>
  e.and([e('enquiries.form', 'in', channels), e('enquiries.takenUpAt', 'is', null)])

/** Finds such a tap by the reference that a visitor quotes, whole or in part: `KE-7F3QX`, `ke 7f3qx`, `7F3Q`. */
export function quoted(q: string): Expression<SqlBool> {
  const letters = q.replace(/^\s*[a-z]{2,4}(?=[\s-])/i, '').replace(/[^a-z0-9]/gi, '')
  if (letters.length < 4) return sql<SqlBool>`1 = 0`
  return sql<SqlBool>`replace(reference, '-', '') like ${`%${letters.toUpperCase()}%`}`
}

/** Stores taps on links that open a chat or dial. */
export function createTaps({ db }: Database, take: (address: string) => Promise<number>) {
  /** Stores a tap, once for each reference; returns the seconds until the sender may tap again. */
  async function receiveTap(tap: Tap, address: string): Promise<number> {
    if (await isKnown(db, tap.reference)) return 0
    const limited = await take(address)
    if (limited) return limited
    await db.transaction().execute(async (tx) => {
      const about = await subjectOf(tx, tap)
      const subject = about.subject && about.isPublic ? about.subject : nothingKnown
      await tx
        .insertInto('enquiries')
        .values({ ...rowOf(tap), ...subject })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    return 0
  }

  /** Deletes taps without follow-up. */
  async function sweepTaps(now: Date) {
    const before = new Date(now.getTime() - retentionDays * dayMs).toISOString()
    await db.deleteFrom('enquiries').where(untouched).where('createdAt', '<', before).execute()
  }

  return { receiveTap, sweepTaps }
}

const nothingKnown: Subject = {
  ...{ kind: null, listingId: null, partId: null },
  ...{ listingTitle: '', partTitle: '', price: null },
}

const isKnown = (queries: Queries, reference: string) =>
  queries.selectFrom('enquiries').select('id').where('reference', '=', reference).executeTakeFirst()

/** The sender is unknown, so it gets a new thread. */
function rowOf({ reference, channel, page }: Tap) {
  const now = new Date().toISOString()
  return {
    reference,
    form: channel,
    idempotencyKey: null,
    name: '',
    email: '',
    phone: '',
    emailKey: '',
    phoneKey: '',
    thread: reference,
    details: '{}',
    status: 'new' as const,
    suspicion: '' as const,
    assigneeId: null,
    followUpOn: null,
    source: page,
    consentVersion: null,
    createdAt: now,
    updatedAt: now,
  }
}
