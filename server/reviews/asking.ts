import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { leaving } from '#catalogue/quotes/words.ts'
import { aboutReview } from '#catalogue/reviews/review.ts'
import { lockRow } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import { acceptedPlan, listingsOf } from './due.ts'
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
export function askingOf(reviewing: Reviewing) {
  const { database, settings, links, jobs, publicUrl } = reviewing
  const { db } = database

  return {
    /**
     * The link, created on first request; by mail, it is also sent, at most once a day, since whoever
     * gets no answer asks again. Undefined if no quote was accepted.
     */
    async ask(quoteId: number, way: Way): Promise<{ link: string } | Refused | undefined> {
      const agency = await settings.read()
      const made = await links.make()
      const outcome = await db.transaction().execute(async (tx) => {
        await lockRow(tx, 'quotes', quoteId)
        const plan = await acceptedPlan(tx, quoteId)
        if (!plan) return undefined
        const today = todayInKolkata()
        const refusal = refusalOf(plan, way, today)
        if (refusal) return refusal
        const now = new Date().toISOString()
        const listingIds = JSON.stringify(await listingsOf(tx, quoteId, plan))
        const stored = await storeAsked(tx, { quoteId, listingIds, at: now, ...made })
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

function refusalOf(plan: Version, way: Way, today: string): Refused | undefined {
  if (leaving(plan) >= today) return refused('quoteId', 'The trip is not over yet.')
  if (way === 'mail' && !plan.guest.email) return refused('way', 'The guest has no email address.')
  return undefined
}

interface Asked {
  quoteId: number
  listingIds: string
  at: string
  nonce: string
  tokenHash: string
}

/** The link of the first request stays. */
async function storeAsked(tx: Tx, { quoteId, listingIds, at, nonce, tokenHash }: Asked) {
  await tx
    .insertInto('reviews')
    .values({
      ...{ quoteId, state: 'asked', nonce, tokenHash, listingIds },
      ...{ createdAt: at, updatedAt: at },
    })
    .onConflict((conflict) => conflict.column('quoteId').doNothing())
    .execute()
  await tx
    .updateTable('reviews')
    .set({ toldAt: at, updatedAt: at })
    .where('quoteId', '=', quoteId)
    .execute()
  return tx
    .selectFrom('reviews')
    .select(['nonce', 'tokenHash'])
    .where('quoteId', '=', quoteId)
    .executeTakeFirstOrThrow()
}
