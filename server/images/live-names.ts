import { LRUCache } from 'lru-cache'
import type { Database } from '../db/open.ts'
import type { ImageFile } from './image-file.ts'

type Name = Pick<ImageFile, 'folder' | 'name'>

const remembered = 20_000

/** Which pictures have a row. Answers about live ones are kept until something changes. */
export function liveNames({ db, onChange }: Pick<Database, 'db' | 'onChange'>) {
  const cache = new LRUCache<string, boolean>({ max: remembered })
  let changes = 0
  onChange(() => {
    changes += 1
    cache.clear()
  })

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
    async isLive(file: Name): Promise<boolean> {
      const key = `${file.folder}/${file.name}`
      const known = cache.get(key)
      if (known !== undefined) return known
      const asked = changes
      const live = await hasLiveListing(file)
      if (asked === changes) cache.set(key, live)
      return live
    },
    /** Whether any row names the picture, a deleted listing's included. */
    async inUse(image: Name): Promise<boolean> {
      return (await rows(image).select('images.id').limit(1).executeTakeFirst()) !== undefined
    },
  }
}
