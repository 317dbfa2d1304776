import type { Image } from '#catalogue/pictures/image.ts'
import { tagAnswer } from '../db/cache-tags.ts'
import type { Queries } from '../db/tables.ts'

const rowsOf = (db: Queries, names: string[]) =>
  db.selectFrom('quotePictures').where('name', 'in', names)

/** Whether a sent quote shows the picture, whatever became of its listing. */
export async function isOfQuote(
  db: Queries,
  { folder, name }: Pick<Image, 'folder' | 'name'>,
): Promise<boolean> {
  // With the person's enquiries the quote may be erased.
  tagAnswer('enquiries')
  const found = rowsOf(db, [name]).where('folder', '=', folder).select('id').limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

/** The pictures of sent quotes with these names. */
export const quotePictures = (db: Queries, names: string[]): Promise<Image[]> =>
  rowsOf(db, names).select(['id', 'folder', 'name', 'width', 'height', 'blur', 'alt']).execute()

export const quotePictureNames = (db: Queries) =>
  db.selectFrom('quotePictures').select(['folder', 'name']).distinct().execute()
