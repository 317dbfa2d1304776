import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { leaving } from '#catalogue/quotes/words.ts'
import type { Review } from '#catalogue/reviews/review.ts'
import { lockRow } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import type { StoredImage } from '../images/image-file.ts'
import { acceptedPlan } from './due.ts'
import {
  addPicture,
  picturesOf,
  type ReviewPicture,
  removePictures,
  withPictures,
} from './pictures.ts'
import type { Reviewing } from './reviewing.ts'
import type { ReviewRow } from './stored-reviews.ts'

/** The review behind a guest's link. */
export interface GuestReview {
  state: ReviewRow['state']
  /** The name in the plan. */
  guestName: string
  /** The days of the trip. */
  from: string
  to: string
  stars: number | null
  words: string
  name: string
  homeTown: string
  answer: string
  pictures: ReviewPicture[]
}

/** Whether the guest may still write it. */
const isOpen = ({ state }: Pick<ReviewRow, 'state'>) => state === 'asked' || state === 'withdrawn'

/** A guest's actions by the link of a review; undefined for an unknown link. */
export function guestsOf(reviewing: Reviewing) {
  const { database, images } = reviewing
  const change = changing(reviewing)
  return {
    read: (token: string) => read(reviewing, token),

    /** Submits the review to staff; false if another was submitted. Idempotent. */
    async send(token: string, written: Review) {
      const done = await change(token, (tx, row) => send(tx, row, written))
      if (done) await database.announce(['reviews'])
      return done
    },

    /** Withdraws the review: it is no longer shown, and its text and pictures are deleted. */
    async withdraw(token: string) {
      const files = await change(token, withdraw)
      if (!files) return files
      await database.announce(['reviews'])
      await images.discard(files)
      return true
    },

    /** Adds a stored picture while the review can be edited; false if it cannot be added. */
    async addPicture(token: string, image: StoredImage) {
      const done = await change(token, async (tx, row) =>
        isOpen(row) ? addPicture(tx, row.id, image) : false,
      )
      // Also for a picture that was added before.
      await images.discard([image])
      return done
    },

    /** Removes pictures while the review can be edited. */
    async removePictures(token: string, ids: number[]) {
      const files = await change(token, async (tx, row) =>
        isOpen(row) ? removePictures(tx, row.id, ids) : [],
      )
      await images.discard(files ?? [])
    },
  }
}

const rowOf = async ({ database, links }: Reviewing, token: string) =>
  links.isToken(token)
    ? database.db
        .selectFrom('reviews')
        .selectAll()
        .where('tokenHash', '=', links.hash(token))
        .executeTakeFirst()
    : undefined

async function read(reviewing: Reviewing, token: string): Promise<GuestReview | undefined> {
  const { db } = reviewing.database
  const row = await rowOf(reviewing, token)
  const plan = row?.quoteId ? await acceptedPlan(db, row.quoteId) : undefined
  if (!row || !plan || leaving(plan) >= todayInKolkata()) return undefined
  const { state, stars, words, name, homeTown, answer } = row
  const pictures = await picturesOf(db, [row.id])
  const review = {
    ...{ state, stars, words, name, homeTown, answer, pictures: pictures(row.id) },
    ...{ guestName: plan.guest.name, from: plan.arrival, to: leaving(plan) },
  }
  return withPictures(review, reviewing.images)
}

/** Changes a review with its row locked, unless its link has ended meanwhile. */
function changing(reviewing: Reviewing) {
  const { db } = reviewing.database
  return async <Done>(token: string, act: (tx: Tx, row: ReviewRow) => Promise<Done>) => {
    const found = await rowOf(reviewing, token)
    if (!found) return undefined
    return db.transaction().execute(async (tx) => {
      await lockRow(tx, 'reviews', found.id)
      const row = await tx
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', found.id)
        .where('tokenHash', '=', found.tokenHash)
        .executeTakeFirst()
      return row && act(tx, row)
    })
  }
}

async function send(tx: Tx, row: ReviewRow, { stars, words, name, homeTown }: Review) {
  if (!isOpen(row)) return row.words === words && row.stars === stars
  const at = new Date().toISOString()
  await tx
    .updateTable('reviews')
    .set({ stars, words, name, homeTown, answer: '', refusal: null })
    .set({ state: 'waiting', receivedAt: at, decidedAt: null, updatedAt: at })
    .where('id', '=', row.id)
    .execute()
  return true
}

async function withdraw(tx: Tx, row: ReviewRow): Promise<StoredImage[] | false> {
  if (row.state === 'asked') return false
  const at = new Date().toISOString()
  await tx
    .updateTable('reviews')
    .set({ state: 'withdrawn', stars: null, words: '', name: '', homeTown: '', answer: '' })
    .set({ refusal: null, updatedAt: at })
    .where('id', '=', row.id)
    .execute()
  return removePictures(tx, row.id)
}
