import { expect } from 'vitest'
import type { Review } from '#catalogue/reviews/review.ts'
import type { OpenedApp } from '../servers/each-app.ts'
import { addUser, inDays } from './enquiries.ts'

const line = {
  ...{ id: 'b', days: { from: 1, to: 1 }, text: 'Shikara' },
  source: { from: 'typed', unitCost: 800 },
}
const plan = {
  guest: { name: 'Asif Lone', phone: '9419012345', email: 'asif@example.in' },
  ...{ arrival: inDays(1), nights: 2, validUntil: inDays(1) },
  options: [{ id: 'a', lines: [line] }],
}

/** An accepted quote of a trip beginning on a day: two nights, over by default. */
export async function acceptedTrip(
  { domain: { database, quotes } }: Pick<OpenedApp, 'domain'>,
  { listingId, arrival = inDays(-5) }: { listingId?: number; arrival?: string } = {},
): Promise<number> {
  const by = {
    id: await addUser(database, `Meena ${Math.random()}`),
    name: 'Meena',
    role: 'owner' as const,
  }
  const begun = await quotes.create({ listingId }, by)
  if (!begun || 'errors' in begun) throw new Error('No quote was begun.')
  const { id } = begun
  await quotes.save(id, { document: plan }, by)
  await quotes.send(id, {}, by)
  const token = (await quotes.tokenOf(id, 1)) ?? ''
  const accepted = { optionId: 'a', extras: [], name: 'Asif', phone: '9419012345' }
  expect(await quotes.guests.accept(token, accepted)).toBe('accepted')
  // Sets the days instead of waiting for them.
  const document = JSON.stringify({ ...plan, arrival, pricing: { tax: null, rounding: 1 } })
  await database.db
    .updateTable('quoteVersions')
    .set({ arrival, document })
    .where('quoteId', '=', id)
    .execute()
  return id
}

/** The token of the link to review a trip. */
export async function reviewToken({ domain }: Pick<OpenedApp, 'domain'>, quoteId: number) {
  const asked = await domain.reviews.ask(quoteId, 'link')
  if (!asked || 'errors' in asked) throw new Error('The guest was not asked.')
  return asked.link.split('/').at(-1) ?? ''
}

/** A guest's review. */
export const guestWords: Review = {
  ...{ stars: 5, words: 'Snow to the knees.', name: 'Asif', homeTown: 'Pune' },
  consent: 'yes',
}

/** The page of a review of a finished trip, about a listing. */
export async function reviewPage(site: Pick<OpenedApp, 'domain'>, listingId: number) {
  const quoteId = await acceptedTrip(site, { listingId })
  return { quoteId, path: `/rv/${await reviewToken(site, quoteId)}` }
}

interface ReviewedSite extends Pick<OpenedApp, 'domain'> {
  send: (method: 'POST', url: string, payload: object) => Promise<unknown>
}

/** Publishes the review of a trip, as staff do. */
export async function publishReview(site: ReviewedSite, quoteId: number) {
  const { items } = await site.domain.reviews.page({ page: 1, pageSize: 100 })
  const id = items.find((item) => item.quoteId === quoteId)?.id
  await site.send('POST', `/api/reviews/${id}/publish`, {})
}
