import { sql } from 'kysely'
import type { KindName } from '#catalogue/kinds.ts'
import { type Image, imagePath, namesIn } from '#catalogue/pictures/image.ts'
import type { LibraryQuery } from '#catalogue/pictures/library.ts'
import type { Queries } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import { quotePictures } from './quote-pictures.ts'

/** A picture and the last listing that uses it; `alt` is its own text or that listing's title. */
interface LibraryPicture extends Image {
  listing: { id: number; kind: KindName; title: string }
}

interface FoundPictures {
  items: LibraryPicture[]
  total: number
  page: number
  pageSize: number
}

/** Pictures of listings not deleted, without duplicates, newest first. */
export async function findPictures(db: Queries, query: LibraryQuery): Promise<FoundPictures> {
  const { page, pageSize } = query
  const found = db
    .with('found', () => matching(db, query))
    .selectFrom('found')
    .select(['found.id'])
  const { total } = await db
    .with('found', () => matching(db, query))
    .selectFrom('found')
    .select((e) => e.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const ids = await found
    .orderBy('found.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const items = await read(
    db,
    ids.map(({ id }) => id),
  )
  return { items, total: Number(total), page, pageSize }
}

/** The pictures with these ids in the folder, of listings not deleted. */
export async function pickPictures(db: Queries, ids: number[], folder: Image['folder']) {
  return (await read(db, ids)).filter((picture) => picture.folder === folder)
}

/** The pictures at these paths (`uploads/x.webp`) that a listing or a sent quote uses, by path. */
export async function picturesByPath(db: Queries, paths: string[]): Promise<[string, Image][]> {
  const names = namesIn(paths)
  if (names.length === 0) return []
  const rows = await live(db)
    .where('images.name', 'in', names)
    .groupBy('images.name')
    .select((e) => e.fn.max('images.id').as('id'))
    .execute()
  const found = await read(
    db,
    rows.map(({ id }) => id),
  )
  const pictures: Image[] = [
    ...(await quotePictures(db, names)),
    ...found.map(({ listing: _, ...picture }) => picture),
  ]
  return pictures.map((picture) => [imagePath(picture), picture])
}

/** The last row of each picture whose text or listing title contains all the words. */
function matching(db: Queries, { q = '', folder }: LibraryQuery) {
  let rows = live(db).where('images.folder', '=', folder)
  const words = titleKey(q).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // Symbols alone, such as %, match no text.
  if (q && words.length === 0) rows = rows.where(sql<boolean>`1 = 0`)
  for (const word of words) {
    rows = rows.where((e) =>
      e.or([
        e('listings.titleKey', 'like', `%${word}%`),
        e(e.fn<string>('lower', ['images.alt']), 'like', `%${word}%`),
      ]),
    )
  }
  return rows.groupBy('images.name').select((e) => e.fn.max('images.id').as('id'))
}

const live = (db: Queries) =>
  db
    .selectFrom('images')
    .innerJoin('listings', 'listings.id', 'images.listingId')
    .where('listings.deletedAt', 'is', null)

async function read(db: Queries, ids: number[]): Promise<LibraryPicture[]> {
  if (ids.length === 0) return []
  const rows = await live(db)
    .where('images.id', 'in', ids)
    .select(['images.id', 'images.folder', 'images.name', 'images.width', 'images.height'])
    .select(['images.blur', 'images.alt', 'images.listingId', 'listings.kind', 'listings.title'])
    .orderBy('images.id', 'desc')
    .execute()
  return rows.map(({ listingId, kind, title, ...image }) => ({
    ...image,
    alt: image.alt || title,
    listing: { id: listingId, kind, title },
  }))
}
