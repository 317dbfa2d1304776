import type { Image, ImageFolder, SignedFolder } from '#catalogue/pictures/image.ts'
import type { ReviewState } from '#catalogue/reviews/review.ts'
import { maxReviewPictures } from '#catalogue/reviews/review-page.ts'
import type { Queries, Tx } from '../db/tables.ts'
import type { StoredImage } from '../images/image-file.ts'
import type { Images } from '../images/images.ts'

export type StoredPicture = Omit<Image, 'alt'>

/** A picture of a review as pages show it. */
export type ReviewPicture = Omit<Image<ImageFolder | SignedFolder>, 'alt'>

export type Shown<R> = Omit<R, 'pictures'> & { pictures: ReviewPicture[] }

/** A review with its pictures, also unpublished ones. */
export async function withPictures<R extends { state: ReviewState; pictures: StoredPicture[] }>(
  review: R,
  { signed }: Pick<Images, 'signed'>,
): Promise<Shown<R>> {
  if (review.state === 'published') return review
  return { ...review, pictures: await signed(review.pictures) }
}

/** The pictures of these reviews, by review, in the order of sending. */
export async function picturesOf(
  db: Queries,
  reviewIds: number[],
): Promise<(reviewId: number) => StoredPicture[]> {
  if (reviewIds.length === 0) return () => []
  const rows = await db
    .selectFrom('reviewPictures')
    .select(['id', 'reviewId', 'name', 'width', 'height', 'blur'])
    .where('reviewId', 'in', reviewIds)
    .orderBy('id')
    .execute()
  const byReview = Map.groupBy(rows, ({ reviewId }) => reviewId)
  return (reviewId) =>
    (byReview.get(reviewId) ?? []).map(({ reviewId: _, ...row }) => ({
      ...{ ...row, folder: 'reviews' as const },
    }))
}

/** Adds one; false if the maximum is reached. Idempotent. */
export async function addPicture(
  tx: Tx,
  reviewId: number,
  { name, width, height, blur, hash = '' }: StoredImage,
): Promise<boolean> {
  const there = await tx
    .selectFrom('reviewPictures')
    .select('hash')
    .where('reviewId', '=', reviewId)
    .execute()
  if (there.some((each) => each.hash === hash)) return true
  if (there.length >= maxReviewPictures) return false
  await tx
    .insertInto('reviewPictures')
    .values({ reviewId, name, width, height, blur, hash })
    .execute()
  return true
}

/** Removes some pictures, or all; returns their files. */
export async function removePictures(
  tx: Tx,
  reviewId: number,
  ids?: number[],
): Promise<StoredImage[]> {
  if (ids?.length === 0) return []
  const removed = await tx
    .deleteFrom('reviewPictures')
    .where('reviewId', '=', reviewId)
    .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
    .returning(['name', 'width', 'height', 'blur'])
    .execute()
  return removed.map((row) => ({ ...row, folder: 'reviews' as const }))
}
