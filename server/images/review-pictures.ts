import { minuteMs } from '#catalogue/dates/time.ts'
import type { Image, SignedFolder } from '#catalogue/pictures/image.ts'
import { tagAnswer } from '../db/cache-tags.ts'
import type { Database } from '../db/database.ts'
import { expiringSignatures } from '../db/expiring-signatures.ts'
import type { Queries } from '../db/tables.ts'
import { parseImagePath } from './image-file.ts'

export const reviewFolder = 'reviews'

/** The names of all stored guests' pictures. */
export async function reviewPictureNames(db: Queries) {
  const rows = await db.selectFrom('reviewPictures').select('name').execute()
  return rows.map(({ name }) => ({ folder: reviewFolder, name }))
}

const rowsOf = (db: Queries, name: string) =>
  db.selectFrom('reviewPictures').where('reviewPictures.name', '=', name)

/** Whether a review has the picture; a withdrawn review has none. */
export async function isOfReview(db: Queries, name: string): Promise<boolean> {
  tagAnswer('reviews')
  const row = await rowsOf(db, name).select('reviewPictures.id').executeTakeFirst()
  return row !== undefined
}

async function isPublished(db: Queries, name: string): Promise<boolean> {
  const row = await rowsOf(db, name)
    .innerJoin('reviews', 'reviews.id', 'reviewPictures.reviewId')
    .where('reviews.state', '=', 'published')
    .select('reviews.id')
    .executeTakeFirst()
  return row !== undefined
}

/** A signed URL stays the same for this time, and is valid for at least as long. */
const stepMs = 30 * minuteMs

const signed = /^reviews\/([^/]+)\/([^/]+)$/

/** Access to pictures of reviews: visitors see published ones; staff and the guest see all, by signed URLs. */
export function reviewPictures(database: Pick<Database, 'db'>, now = () => new Date()) {
  const { sign, isValid } = expiringSignatures(database, now)
  const subject = (name: string) => `${reviewFolder}/${name}`
  return {
    /** The pictures with signed URLs, for staff and their guest. */
    signed<P extends Pick<Image, 'name'>>(pictures: P[]) {
      const expiry = new Date((Math.floor(now().getTime() / stepMs) + 2) * stepMs)
      return Promise.all(
        pictures.map(async (picture) => {
          const folder: SignedFolder = `reviews/${await sign(subject(picture.name), expiry)}`
          return { ...picture, folder }
        }),
      )
    },

    /** The path of the file behind a URL; undefined if it may not be shown. */
    async verifiedPath(address: string): Promise<string | undefined> {
      if (!address.startsWith(`${reviewFolder}/`)) return address
      const [, token, file] = signed.exec(address) ?? []
      const path = token ? `${reviewFolder}/${file}` : address
      const image = parseImagePath(path)
      if (!image) return undefined
      const mayShow = token
        ? await isValid(token, subject(image.name))
        : await isPublished(database.db, image.name)
      return mayShow ? path : undefined
    },
  }
}
