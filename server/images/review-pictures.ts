import { tagAnswer } from '../db/cache-tags.ts'
import type { Queries } from '../db/tables.ts'

export const reviewFolder = 'reviews'

/** The pictures of guests that are there. */
export async function reviewPictureNames(db: Queries) {
  const rows = await db.selectFrom('reviewPictures').select('name').execute()
  return rows.map(({ name }) => ({ folder: reviewFolder, name }))
}

/** Whether a review shows it: one that its guest took back does not. */
export async function isOfReview(db: Queries, name: string): Promise<boolean> {
  tagAnswer('reviews')
  const row = await db
    .selectFrom('reviewPictures')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}
