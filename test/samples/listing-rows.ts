import type { ImageFolder } from '#catalogue/pictures/image.ts'
import type { Database } from '#server/db/database.ts'

const now = new Date().toISOString()

interface StoredImage {
  folder: ImageFolder
  name: string
  width: number
  height: number
  blur: string
}

/** Inserts a draft with one picture directly, and returns its id. */
export async function listingWith({ db }: Database, image: StoredImage): Promise<number> {
  const listing = {
    kind: 'Villa' as const,
    categoryId: null,
    title: 'Nishat Villa',
    price: 9000,
    oldPrice: null,
    status: 'draft' as const,
    position: 1,
    details: '{}',
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  const { id } = await db
    .insertInto('listings')
    .values(listing)
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { ...image, listingId: id, partId: null, position: 1, alt: '', createdAt: now }
  await db.insertInto('images').values(row).execute()
  return id
}

export async function deleteListing({ db }: Database, id: number) {
  await db.updateTable('listings').set({ deletedAt: now }).where('id', '=', id).execute()
}
