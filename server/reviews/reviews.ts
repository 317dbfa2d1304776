import type { ReviewState } from '#catalogue/reviews/review.ts'
import { tagAnswer } from '../db/cache-tags.ts'
import { askingOf } from './asking.ts'
import { dueReviews } from './due.ts'
import { guestsOf } from './guests.ts'
import { moderationOf } from './moderation.ts'
import { withPictures } from './pictures.ts'
import type { Reviewing } from './reviewing.ts'
import { publishedReviews, selectReviews, toReviews } from './stored-reviews.ts'

export type Reviews = ReturnType<typeof createReviews>

/** Guests' reviews of their trips: requested by staff, written by link, shown once published. */
export function createReviews(reviewing: Reviewing) {
  const { db } = reviewing.database
  return {
    due: () => dueReviews(db),

    /** Those waiting for a decision first, then the newest. */
    async page({ state, page, pageSize }: { state?: ReviewState; page: number; pageSize: number }) {
      const counted = db
        .selectFrom('reviews')
        .$if(state !== undefined, (rows) => rows.where('state', '=', state as ReviewState))
        .select((e) => e.fn.countAll<number>().as('total'))
      const rows = await selectReviews(db)
        .$if(state !== undefined, (found) =>
          found.where('reviews.state', '=', state as ReviewState),
        )
        .orderBy((e) => e.case().when('reviews.state', '=', 'waiting').then(0).else(1).end())
        .orderBy('reviews.updatedAt', 'desc')
        .orderBy('reviews.id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute()
      const { total } = await counted.executeTakeFirstOrThrow()
      const reviews = await toReviews(db, rows)
      const items = await Promise.all(reviews.map((each) => withPictures(each, reviewing.images)))
      return { items, total: Number(total), page, pageSize }
    },

    /** Published ones, newest first. */
    published() {
      tagAnswer('reviews')
      return publishedReviews(db)
    },

    ...askingOf(reviewing),
    ...moderationOf(reviewing),
    /** The actions of guests by their links. */
    guests: guestsOf(reviewing),
  }
}
