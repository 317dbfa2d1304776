import type { KindName } from '#catalogue/kinds.ts'
import { type Image, imagePath } from '#catalogue/pictures/image.ts'
import type { Queries, Tx } from '../db/tables.ts'
import type { PictureRef } from './check/picture-refs.ts'
import type { FoundPicture } from './pictures/find-picture.ts'

/** A listing by the sender's ID. */
interface StoredKey {
  listingId: number
  /** The paths of its pictures by the hash of the original file. */
  sources: Record<string, string>
}

/** The ID in an export of a listing that no import has named: derived from its id. */
export const ownKey = (id: number) => `#${id}`

/** The id in such an ID. */
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

/** The sender's IDs of a kind's listings, by their ids. */
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

/** Stores the sender's ID of a listing, unless it is empty or derived from the id. */
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

/** The stored paths by the hash of the original files, including pictures stored earlier. */
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
