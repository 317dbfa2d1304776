import { join } from 'node:path'
import { z } from 'zod'
import type { Domain } from '../../domain.ts'
import type { StoredImage } from '../../images/image-file.ts'
import { type ExportedReview, exportedReview, importReview } from '../../reviews/import-reviews.ts'

const exported = z.array(exportedReview, 'reviews.json must be a list.')

/** The reviews of an export. Throws an Error of a line for the first invalid one. */
export function readReviews(content: unknown): ExportedReview[] {
  const { data, error } = exported.safeParse(content)
  if (data) return data
  const [issue] = error.issues
  const [at, ...path] = issue?.path ?? []
  const place = typeof at === 'number' ? `, review ${at + 1}, ${path.join(', ')}` : ''
  throw new Error(`reviews.json${place}: ${issue?.message}`)
}

/** Stores them with their pictures; returns the missing or invalid pictures, one line each. */
export async function storeReviews(
  { database, images }: Domain,
  reviews: ExportedReview[],
  folder: string,
): Promise<string[]> {
  const titled = await database.db
    .selectFrom('listings')
    .select(['id', 'title'])
    .where('deletedAt', 'is', null)
    .execute()
  const lost: string[] = []
  for (const values of reviews) {
    const stored: StoredImage[] = []
    for (const path of values.pictures) {
      const image = await picture(images, join(folder, path), path)
      if ('error' in image) lost.push(`reviews.json, ${path}: ${image.error}`)
      else stored.push(image)
    }
    const listingIds = titled
      .filter(({ title }) => values.listings.includes(title))
      .map(({ id }) => id)
    await database.db
      .transaction()
      .execute((tx) => importReview(tx, { values, listingIds, images: stored }))
    // Pictures of an existing review are not needed.
    await images.discard(stored)
  }
  if (reviews.length > 0) await database.announce(['reviews'])
  return lost
}

async function picture(images: Domain['images'], path: string, fileName: string) {
  const missing = { error: 'The picture is not there.' }
  if (!/^reviews\/[a-z0-9]+\.webp$/.test(fileName)) return missing
  try {
    return await images.store({ path, fileName, folder: 'reviews' })
  } catch {
    return missing
  }
}
