import type { Queries } from '../db/tables.ts'
import type { RetainedPictures } from '../history/retained-pictures.ts'
import { brandPictures } from './brand-pictures.ts'
import { parseImagePath } from './image-file.ts'
import { quotePictureNames } from './quote-pictures.ts'
import { reviewPictureNames } from './review-pictures.ts'
import type { Storage } from './storage/storage.ts'

const folders = ['uploads/', 'hotelrooms/', 'images/', 'agency/', 'reviews/']

interface Source {
  storage: Storage
  db: Queries
  retained: Pick<RetainedPictures, 'all'>
}

/**
 * Removes unreferenced picture files and unfinished ones written before the time. Returns how many
 * pictures were removed.
 */
export async function sweep({ storage, db, retained }: Source, before: Date): Promise<number> {
  await storage.removeUnfinished(before)
  const rows = await db.selectFrom('images').select(['folder', 'name']).distinct().execute()
  const named = new Set(
    [
      ...rows,
      ...(await retained.all()),
      ...(await brandPictures(db)),
      ...(await reviewPictureNames(db)),
      ...(await quotePictureNames(db)),
    ].map(({ folder, name }) => `${folder}/${name}`),
  )
  let removed = 0
  for (const folder of folders) {
    for await (const { path, modifiedAt } of storage.list(folder)) {
      const image = parseImagePath(path)
      if (!image || modifiedAt >= before || named.has(`${image.folder}/${image.name}`)) continue
      await storage.remove(path)
      removed += 1
    }
  }
  return removed
}
