import type { ExpressionBuilder, Selectable } from 'kysely'
import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { monthsBefore } from '#catalogue/dates/time.ts'
import type { CacheTag } from '../db/cache-tags.ts'
import { lockRows } from '../db/lock.ts'
import type { Tables, Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import { enquiriesChanged } from './arrivals.ts'
import { type Enquiry, selectEnquiries, toEnquiry } from './enquiry.ts'
import type { EnquiryParts } from './enquiry-parts.ts'
import { mailKeys } from './letters/mail-keys.ts'

const chunkSize = 500

/** Reviews of erased guests must no longer be shown. */
const erasedTags: CacheTag[] = [...enquiriesChanged, 'reviews']

/** The stored data of a person, to be exported or erased. */
export function createErasure(parts: EnquiryParts) {
  return {
    /**
     * All enquiries of the same sender, oldest first, with their notes; empty if there is no such
     * enquiry.
     */
    personsEnquiries: (id: number) => personsEnquiries(parts, id),

    /**
     * Erases all enquiries of the same sender, with notes and mails. Returns how many: 0 if there
     * is no such enquiry.
     */
    async erasePerson(id: number, by: Author): Promise<number> {
      const erased = await erasePerson(parts, id, by)
      if (erased > 0) await parts.database.announce(erasedTags)
      return erased
    },

    /**
     * Erases enquiries that are unchanged, quotes included, for the configured number of months,
     * except won ones (accounts must be retained longer) and those with a future follow-up.
     */
    sweepEnquiries: (now = new Date()): Promise<void> => sweepEnquiries(parts, now),
  }
}

type PersonsEnquiry = Enquiry & { notes: Selectable<Tables['enquiryNotes']>[] }

async function personsEnquiries(
  { database: { db } }: EnquiryParts,
  id: number,
): Promise<PersonsEnquiry[]> {
  const rows = await selectEnquiries(db).where('thread', '=', threadOf(id)).orderBy('id').execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const notes = await db
    .selectFrom('enquiryNotes')
    .selectAll()
    .where('enquiryId', 'in', ids)
    .orderBy('id')
    .execute()
  const notesOf = Map.groupBy(notes, ({ enquiryId }) => enquiryId)
  return rows.map((row) => ({ ...toEnquiry(row), notes: notesOf.get(row.id) ?? [] }))
}

/** The thread shared by all enquiries of one person. */
const threadOf = (id: number) => (e: ExpressionBuilder<Tables, 'enquiries'>) =>
  e.selectFrom('enquiries as asked').select('asked.thread').where('asked.id', '=', id)

function erasePerson(
  { database, jobs, history, eraseQuotes }: EnquiryParts,
  id: number,
  by: Author,
): Promise<number> {
  return database.db.transaction().execute(async (tx) => {
    const asked = await tx
      .selectFrom('enquiries')
      .select(['id', 'phoneKey'])
      .where('thread', '=', threadOf(id))
      .execute()
    // A quote that is being begun for one of them is waited for, and erased too.
    await lockWithQuotes(tx, idsOf(asked))
    await eraseQuotes(tx, {
      enquiryIds: idsOf(asked),
      phoneKeys: asked.map(({ phoneKey }) => phoneKey),
    })
    const erased = await tx
      .deleteFrom('enquiries')
      .where('thread', '=', threadOf(id))
      .returning('reference')
      .execute()
    if (erased.length === 0) return 0
    await eraseMails(jobs, tx, erased)
    const title = erased.length === 1 ? '1 enquiry' : `${erased.length} enquiries`
    await history.record(tx, { by, action: 'delete', kind: 'Enquiry', title })
    return erased.length
  })
}

async function sweepEnquiries(parts: EnquiryParts, now: Date) {
  const { enquiryRetentionMonths } = await parts.settings.read()
  if (enquiryRetentionMonths === 0) return
  const before = monthsBefore(now, enquiryRetentionMonths).toISOString()
  for (;;) {
    const found = await eraseSome(parts, { before, today: dayInKolkata(now) })
    if (found > 0) await parts.database.announce(erasedTags)
    if (found < chunkSize) return
  }
}

/** In batches, so that visitors' enquiries can be stored in between. Returns how many were old. */
const eraseSome = ({ database, jobs, eraseQuotes }: EnquiryParts, aged: Aged) =>
  database.db.transaction().execute(async (tx) => {
    const found = idsOf(await selectAged(tx, aged).limit(chunkSize).execute())
    if (found.length === 0) return 0
    await lockWithQuotes(tx, found)
    // Some may have been changed before they were locked.
    const old = idsOf(await selectAged(tx, aged).where('id', 'in', found).execute())
    if (old.length === 0) return found.length
    await eraseQuotes(tx, { enquiryIds: old, phoneKeys: [] })
    const erased = await tx
      .deleteFrom('enquiries')
      .where('id', 'in', old)
      .returning('reference')
      .execute()
    await eraseMails(jobs, tx, erased)
    return found.length
  })

interface Aged {
  /** Neither they nor their quotes were changed since. */
  before: string
  today: string
}

const selectAged = (tx: Tx, { before, today }: Aged) =>
  tx
    .selectFrom('enquiries')
    .select('id')
    .where('updatedAt', '<', before)
    .where('status', '<>', 'won')
    .where((e) => e.or([e('followUpOn', 'is', null), e('followUpOn', '<', today)]))
    .where('id', 'not in', (e) =>
      e
        .selectFrom('quotes')
        .select('quotes.enquiryId')
        .where('quotes.enquiryId', 'is not', null)
        .where('quotes.updatedAt', '>=', before)
        .$narrowType<{ enquiryId: number }>(),
    )

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** Quotes first, as a guest's answer locks them. */
async function lockWithQuotes(tx: Tx, enquiryIds: number[]) {
  if (enquiryIds.length === 0) return
  const quotes = tx.selectFrom('quotes').select('id').where('enquiryId', 'in', enquiryIds)
  await lockRows(tx, 'quotes', idsOf(await quotes.execute()))
  await lockRows(tx, 'enquiries', enquiryIds)
}

const eraseMails = (jobs: EnquiryParts['jobs'], tx: Tx, erased: { reference: string }[]) =>
  jobs.discard(
    tx,
    erased.flatMap(({ reference }) => mailKeys(reference)),
  )
