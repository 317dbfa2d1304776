import { dayMs } from '#catalogue/dates/time.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import type { Database } from '../db/database.ts'
import type { Queries } from '../db/tables.ts'

/** How long a deleted listing can be restored. */
export const restorableDays = 30

interface DeletedListing {
  id: number
  title: string
  /** ISO 8601, UTC. */
  deletedAt: string
}

const oldest = (now: Date) => new Date(now.getTime() - restorableDays * dayMs).toISOString()

/** Deleted listings that can still be restored, latest first. */
export async function findDeleted(db: Queries, kind: KindName): Promise<DeletedListing[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'title', 'deletedAt'])
    .where('kind', '=', kind)
    .where('deletedAt', '>', oldest(new Date()))
    .orderBy('deletedAt', 'desc')
    .execute()
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [{ ...row, deletedAt }] : []))
}

/** Undoes the deletion; false if there is none to undo. */
export async function undelete(db: Queries, kind: KindName, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deletedAt', '>', oldest(new Date()))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Permanently removes listings deleted too long ago; returns their pictures, whose files are to be
 * removed too.
 */
export async function purgeDeleted(
  { db }: Database,
  now: Date,
): Promise<Omit<Image, 'id' | 'alt'>[]> {
  return db.transaction().execute(async (tx) => {
    const gone = tx.selectFrom('listings').select('id').where('deletedAt', '<=', oldest(now))
    const images = await tx
      .selectFrom('images')
      .select(['folder', 'name', 'width', 'height', 'blur'])
      .where('listingId', 'in', gone)
      .execute()
    await tx.deleteFrom('listings').where('deletedAt', '<=', oldest(now)).execute()
    return images
  })
}
