import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { aboutReview } from '#catalogue/reviews/review.ts'
import { lockRow } from '../db/lock.ts'
import type { Author } from '../history/history.ts'
import { acceptedPlan, lastDayOf, listingsOf } from './due.ts'
import { askLetter } from './letters.ts'
import type { Reviewing } from './reviewing.ts'

/** How the guest gets the link. */
export const askMethods = ['link', 'whatsapp', 'mail'] as const
type Way = (typeof askMethods)[number]

interface Refused {
  errors: Record<string, string[]>
}

const refused = (field: string, message: string): Refused => ({ errors: { [field]: [message] } })

/** Asks guests for reviews after their trips. */
export function askingOf({ database, settings, links, jobs, publicUrl }: Reviewing) {
  const { db } = database

  /** The link of a requested review. */
  async function linkOf(quoteId: number): Promise<string | undefined> {
    const row = await db
      .selectFrom('reviews')
      .select(['nonce', 'tokenHash'])
      .where('quoteId', '=', quoteId)
      .executeTakeFirst()
    const token = row && (await links.read(row))
    return token && `${publicUrl}/rv/${token}`
  }

  return {
    linkOf,

    /**
     * The link, created on first request; by mail, it is also sent, at most once a day, since whoever
     * gets no answer asks again. Undefined if no quote was accepted.
     */
    async ask(
      quoteId: number,
      way: Way,
      _by: Author,
    ): Promise<{ link: string } | Refused | undefined> {
      const agency = await settings.read()
      const made = await links.make()
      const outcome = await db.transaction().execute(async (tx) => {
        await lockRow(tx, 'quotes', quoteId)
        const plan = await acceptedPlan(tx, quoteId)
        if (!plan) return undefined
        const today = todayInKolkata()
        if (lastDayOf(plan) >= today) {
          return refused('quoteId', 'The trip is not over yet.')
        }
        if (way === 'mail' && !plan.guest.email) {
          return refused('way', 'The guest has no email address.')
        }
        const now = new Date().toISOString()
        const { nonce, tokenHash } = made
        const listingIds = JSON.stringify(await listingsOf(tx, quoteId, plan))
        await tx
          .insertInto('reviews')
          .values({
            ...{ quoteId, state: 'asked', nonce, tokenHash, listingIds },
            ...{ createdAt: now, updatedAt: now },
          })
          .onConflict((conflict) => conflict.column('quoteId').doNothing())
          .execute()
        await tx
          .updateTable('reviews')
          .set({ toldAt: now, updatedAt: now })
          .where('quoteId', '=', quoteId)
          .execute()
        const stored = await tx
          .selectFrom('reviews')
          .select(['nonce', 'tokenHash'])
          .where('quoteId', '=', quoteId)
          .executeTakeFirstOrThrow()
        const token = await links.read(stored)
        if (!token)
          return refused('quoteId', 'The link cannot be read, or the guest’s data were erased.')
        const link = `${publicUrl}/rv/${token}`
        if (way === 'mail') {
          const { name, email } = plan.guest
          const letter = askLetter({ name, address: email }, link, agency)
          await jobs.enqueue(tx, 'mail', letter, { key: `${aboutReview(quoteId)}:${today}` })
        }
        return { link }
      })
      jobs.wake()
      return outcome
    },
  }
}
