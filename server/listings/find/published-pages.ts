import { type KindName, kindNames } from '#catalogue/kinds.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Queries } from '../../db/tables.ts'

export interface PublishedPage {
  kind: KindName
  id: number
  /** When the listing or one of its parts was last changed: ISO 8601, UTC. */
  changedAt: string
  images: Pick<Image, 'folder' | 'name' | 'width'>[]
}

/** Every listing that has a public page, kind by kind. */
export async function findPublishedPages(db: Queries): Promise<PublishedPage[]> {
  tagAnswer(...kindNames)
  const published = db
    .selectFrom('listings')
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .orderBy('kind')
    .orderBy('id')
  const ids = published.select('id')
  const [listings, parts, images] = await Promise.all([
    published.select(['id', 'kind', 'updatedAt']).execute(),
    db
      .selectFrom('parts')
      .where('listingId', 'in', ids)
      .select(({ fn }) => ['listingId', fn.max('updatedAt').as('updatedAt')])
      .groupBy('listingId')
      .execute(),
    db
      .selectFrom('images')
      .where('listingId', 'in', ids)
      .select(['listingId', 'folder', 'name', 'width'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  const partChange = new Map(parts.map(({ listingId, updatedAt }) => [listingId, updatedAt]))
  const imagesOf = Map.groupBy(images, (image) => image.listingId)
  return listings.map(({ id, kind, updatedAt }) => {
    const changes = [updatedAt, partChange.get(id) ?? updatedAt]
    return {
      id,
      kind,
      changedAt: changes.sort().at(-1) ?? updatedAt,
      images: imagesOf.get(id) ?? [],
    }
  })
}
