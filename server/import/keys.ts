import type { KindName } from '#catalogue/kinds.ts'
import { type Image, imagePath } from '#catalogue/pictures/image.ts'
import type { Queries, Tx } from '../db/tables.ts'
import type { PictureRef } from './check/picture-refs.ts'
import type { FoundPicture } from './pictures/find-picture.ts'

/** A listing by what the sender's own lists call it. */
export interface StoredKey {
  listingId: number
  /** The paths of its pictures by the hash of the file that they were made of. */
  sources: Record<string, string>
}

/** How an export names a listing that no import has named: by its number here. */
export const ownKey = (id: number) => `#${id}`

/** The number in such a name. */
export const idInKey = (key: string) => Number(/^#(\d{1,9})$/.exec(key)?.[1] ?? 0)

export async function findKey(
  db: Queries,
  kind: KindName,
  externalId: string,
): Promise<StoredKey | undefined> {
  const row = await db
    .selectFrom('importKeys')
    .where('kind', '=', kind)
    .where('externalId', '=', externalId)
    .select(['listingId', 'pictures'])
    .executeTakeFirst()
  return row && { listingId: row.listingId, sources: JSON.parse(row.pictures) }
}

/** The names of a kind's listings, by their ids. */
export async function keysOf(db: Queries, kind: KindName): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('importKeys')
    .where('kind', '=', kind)
    .select(['listingId', 'externalId'])
    .orderBy('externalId', 'desc')
    .execute()
  return new Map(rows.map(({ listingId, externalId }) => [listingId, externalId]))
}

interface NewKey extends StoredKey {
  kind: KindName
  externalId: string
}

/** Remembers what a listing is called; no name, or our own for it, is none. */
export async function writeKey(tx: Tx, { kind, externalId, listingId, sources }: NewKey) {
  if (externalId === '' || idInKey(externalId) > 0) return
  const pictures = JSON.stringify(sources)
  await tx
    .insertInto('importKeys')
    .values({ kind, externalId, listingId, pictures })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'externalId']).doUpdateSet({ listingId, pictures }),
    )
    .execute()
}

type Stored = Pick<Image, 'folder' | 'name' | 'width'>

/** By hash, what became of the files that pictures were made of; those of before are still known. */
export function sourcesOf(
  refs: PictureRef[],
  found: Map<PictureRef, FoundPicture>,
  stored: Map<PictureRef, Stored>,
): StoredKey['sources'] {
  const entries = refs.flatMap((ref) => {
    const [picture, image] = [found.get(ref), stored.get(ref)]
    return picture && image && 'hash' in picture && picture.hash !== undefined
      ? [[picture.hash, imagePath(image)] as const]
      : []
  })
  return Object.fromEntries(entries)
}
