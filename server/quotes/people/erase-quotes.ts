import { randomBytes } from 'node:crypto'
import { monthsBefore } from '#catalogue/dates/time.ts'
import { aboutReview } from '#catalogue/reviews/review.ts'
import { lockRows } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Quoting } from '../quoting.ts'
import { idsOfPerson, type QuotedPerson } from './quoted-person.ts'

export type EraseQuotes = (tx: Tx, person: QuotedPerson) => Promise<void>

type Mails = Pick<Jobs, 'discardAbout'>

/** Erases quotes with their links and mails; accepted ones stay, as accounting requires. */
export const quotesEraser =
  (mails: Mails): EraseQuotes =>
  async (tx, person) => {
    await lockRows(tx, 'quotes', await idsOfPerson(tx, person))
    // Some may have been erased before they were locked.
    const ids = await idsOfPerson(tx, person)
    // Also their reviews of the trips.
    for (const id of ids) await eraseReview(tx, id)
    await mails.discardAbout(tx, ids.map(aboutReview))
    await erase(tx, { ids, among: unaccepted }, mails)
  }

/** Only the fact remains that this guest must not be asked again. */
async function eraseReview(tx: Tx, quoteId: number) {
  const updatedAt = new Date().toISOString()
  const blank = {
    ...{ state: 'withdrawn' as const, stars: null, words: '', name: '', homeTown: '' },
    ...{ refusal: null, answer: '', nonce: '', listingIds: '[]', updatedAt },
    tokenHash: randomBytes(32).toString('hex'),
  }
  const { id } = await tx
    .insertInto('reviews')
    .values({ quoteId, ...blank, createdAt: updatedAt })
    .onConflict((conflict) => conflict.column('quoteId').doUpdateSet(blank))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('reviewPictures').where('reviewId', '=', id).execute()
}

const chunkSize = 500

/** Quotes without an enquiry are erased after the same time as enquiries. */
export const oldQuotesEraser =
  ({ database: { db }, settings, jobs }: Quoting) =>
  async (now: Date) => {
    const { enquiryRetentionMonths } = await settings.read()
    if (enquiryRetentionMonths === 0) return
    const before = monthsBefore(now, enquiryRetentionMonths).toISOString()
    const old = (tx: Tx) =>
      unaccepted(tx).where('enquiryId', 'is', null).where('updatedAt', '<', before)
    const some = () =>
      db.transaction().execute(async (tx) => {
        const found = await old(tx).limit(chunkSize).execute()
        await erase(tx, { ids: found.map(({ id }) => id), among: old }, jobs)
        return found.length
      })
    while ((await some()) === chunkSize);
  }

const unaccepted = (tx: Tx) =>
  tx
    .selectFrom('quotes')
    .select('quotes.id')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('quoteVersions as accepted')
            .select('accepted.id')
            .whereRef('accepted.quoteId', '=', 'quotes.id')
            .where('accepted.state', '=', 'accepted'),
        ),
      ),
    )

interface Erasable {
  ids: number[]
  /** What may be erased once they are locked. */
  among: typeof unaccepted
}

/** Locks the quotes, so that accepting or changing one comes either before or too late. */
async function erase(tx: Tx, { ids, among }: Erasable, mails: Mails) {
  if (ids.length === 0) return
  await lockRows(tx, 'quotes', ids)
  const open = await among(tx).where('quotes.id', 'in', ids).execute()
  if (open.length === 0) return
  const erased = await tx
    .deleteFrom('quotes')
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .returning('reference')
    .execute()
  await mails.discardAbout(
    tx,
    erased.map(({ reference }) => reference),
  )
}
