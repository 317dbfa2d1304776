import { isListingTag, tagAnswer } from '../db/cache-tags.ts'
import type { Database } from '../db/database.ts'
import { cacheUntilChange } from '../db/until-change.ts'
import type { ImageFile } from './image-file.ts'
import { isOfQuote } from './quote-pictures.ts'
import { isOfReview, reviewFolder } from './review-pictures.ts'

type Name = Pick<ImageFile, 'folder' | 'name'>

const maxCached = 20_000

/** Which pictures are in use. Answers are cached until a change. */
export function liveNames({ db, onChange }: Pick<Database, 'db' | 'onChange'>) {
  const cached = cacheUntilChange<number | undefined>(
    { onChange },
    { max: maxCached, of: isListingTag },
  )

  const rows = ({ folder, name }: Name) =>
    db.selectFrom('images').where('images.name', '=', name).where('images.folder', '=', folder)

  async function findLive(file: Name): Promise<number | undefined> {
    const row = await rows(file)
      .innerJoin('listings', 'listings.id', 'images.listingId')
      .where('listings.deletedAt', 'is', null)
      .select('listings.id')
      .limit(1)
      .executeTakeFirst()
    return row?.id
  }

  return {
    /** Whether a listing not deleted, a review or a sent quote uses the picture. */
    async isLive(file: Name): Promise<boolean> {
      if (file.folder === reviewFolder) return isOfReview(db, file.name)
      const listingId = await cached(`${file.folder}/${file.name}`, () => findLive(file))
      if (listingId === undefined) return isOfQuote(db, file)
      tagAnswer(`listing ${listingId}`)
      return true
    },
    /** Whether any row refers to the picture, also of a deleted listing or an earlier quote. */
    async inUse(image: Name): Promise<boolean> {
      if (image.folder === reviewFolder) return isOfReview(db, image.name)
      const row = await rows(image).select('images.id').limit(1).executeTakeFirst()
      return row !== undefined || isOfQuote(db, image)
    },
  }
}
