import type { Queries } from '../db/tables.ts'
import { parseImagePath } from './image-file.ts'
import type { Storage } from './storage.ts'

const folders = ['uploads/', 'hotelrooms/', 'images/']

/** Removes the files of pictures that no row names, of those written before the time. Returns how many. */
export async function sweep(storage: Storage, db: Queries, before: Date): Promise<number> {
  const rows = await db.selectFrom('images').select(['folder', 'name']).distinct().execute()
  const named = new Set(rows.map(({ folder, name }) => `${folder}/${name}`))
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
