import { isListingTag } from '../db/cache-tags.ts'
import type { Database } from '../db/database.ts'
import { untilChange } from '../db/until-change.ts'
import type { ImageFile } from './image-file.ts'

type Name = Pick<ImageFile, 'folder' | 'name'>

const maxCached = 20_000

/** Which pictures have a row. Answers about live ones are cached until something changes. */
export function liveNames({ db, onChange }: Pick<Database, 'db' | 'onChange'>) {
  const cached = untilChange<boolean>({ onChange }, { max: maxCached, of: isListingTag })

  const rows = ({ folder, name }: Name) =>
    db.selectFrom('images').where('images.name', '=', name).where('images.folder', '=', folder)

  async function hasLiveListing(file: Name) {
    const row = await rows(file)
      .innerJoin('listings', 'listings.id', 'images.listingId')
      .where('listings.deletedAt', 'is', null)
      .select('images.id')
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }

  return {
    /** Whether the picture is that of a listing not deleted. */
    isLive: (file: Name) => cached(`${file.folder}/${file.name}`, () => hasLiveListing(file)),
    /** Whether any row names the picture, a deleted listing's included. */
    async inUse(image: Name): Promise<boolean> {
      return (await rows(image).select('images.id').limit(1).executeTakeFirst()) !== undefined
    },
  }
}
