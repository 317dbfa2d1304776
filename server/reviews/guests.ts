import { todayInKolkata } from '#catalogue/kolkata.ts'
import type { Review } from '#catalogue/reviews/review.ts'
import { lockRow } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import { acceptedPlan, lastDayOf } from './due.ts'
import type { Reviewing } from './reviewing.ts'
import type { ReviewRow } from './stored-reviews.ts'

/** What a guest's link leads to. */
export interface GuestReview {
  state: ReviewRow['state']
  /** As the plan names them. */
  guestName: string
  /** The days of the trip. */
  from: string
  to: string
  stars: number | null
  words: string
  name: string
  homeTown: string
  answer: string
}

/** What a guest may do by the link of a review; undefined for a link that is none. */
export function guestsOf({ database, links }: Reviewing) {
  const { db } = database
  const rowOf = async (token: string) =>
    /^[\w-]{22}$/.test(token)
      ? db
          .selectFrom('reviews')
          .selectAll()
          .where('tokenHash', '=', links.hash(token))
          .executeTakeFirst()
      : undefined

  /** Changes the review when nobody else does, and says so to the pages that show it. */
  async function change(token: string, act: (tx: Tx, row: ReviewRow) => Promise<boolean>) {
    const found = await rowOf(token)
    if (!found) return undefined
    const done = await db.transaction().execute(async (tx) => {
      await lockRow(tx, 'reviews', found.id)
      const row = await tx
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', found.id)
        .executeTakeFirst()
      return row && act(tx, row)
    })
    if (done) await database.announce(['reviews'])
    return done
  }

  return {
    async read(token: string): Promise<GuestReview | undefined> {
      const row = await rowOf(token)
      const plan = row && (await acceptedPlan(db, row.quoteId))
      if (!row || !plan || lastDayOf(plan) >= todayInKolkata()) return undefined
      const { state, stars, words, name, homeTown, answer } = row
      return {
        ...{ state, stars, words, name, homeTown, answer },
        ...{ guestName: plan.guest.name, from: plan.arrival, to: lastDayOf(plan) },
      }
    },

    /** Waits for staff from now on; false where one is there already. Twice is once. */
    send: (token: string, { stars, words, name, homeTown }: Review) =>
      change(token, async (tx, row) => {
        if (row.state !== 'asked' && row.state !== 'withdrawn') {
          return row.words === words && row.stars === stars
        }
        const at = new Date().toISOString()
        await tx
          .updateTable('reviews')
          .set({ stars, words, name, homeTown, answer: '', refusal: null })
          .set({ state: 'waiting', receivedAt: at, decidedAt: null, updatedAt: at })
          .where('id', '=', row.id)
          .execute()
        return true
      }),

    /** Takes it back: nobody reads it any more, and what was written is gone. */
    withdraw: (token: string) =>
      change(token, async (tx, row) => {
        if (row.state === 'asked') return false
        const at = new Date().toISOString()
        await tx
          .updateTable('reviews')
          .set({ state: 'withdrawn', stars: null, words: '', name: '', homeTown: '', answer: '' })
          .set({ refusal: null, updatedAt: at })
          .where('id', '=', row.id)
          .execute()
        return true
      }),
  }
}
