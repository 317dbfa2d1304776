import { setImmediate as others } from 'node:timers/promises'
import { sql } from 'kysely'
import { type KindName, kindNames } from '#catalogue/kinds.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Queries } from '../../db/tables.ts'

export interface PublishedKind {
  kind: KindName
  count: number
  /** When one of its listings last changed: ISO 8601, UTC; undefined for an empty kind. */
  changedAt?: string
}

export interface PublishedPage {
  kind: KindName
  id: number
  title: string
  /** When the listing or one of its parts last changed: ISO 8601, UTC. */
  changedAt: string
  images: Pick<Image, 'folder' | 'name' | 'width'>[]
}

/** The published listings per kind, in the order of `findPublishedPages`. */
export async function countPublishedPages(db: Queries): Promise<PublishedKind[]> {
  tagAnswer(...kindNames)
  const counts: PublishedKind[] = []
  for (const kind of kindNames) {
    const { count, changedAt } = await published(db, kind)
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('updatedAt').as('changedAt')])
      .executeTakeFirstOrThrow()
    counts.push({ kind, count: Number(count), changedAt: changedAt ?? undefined })
    await others()
  }
  return counts
}

/** Listings read at once: a few milliseconds, during which SQLite blocks everything else. */
const slice = 100

/** A range of the published listings, kind by kind and in slices. */
export async function* findPublishedPages(
  db: Queries,
  counts: PublishedKind[],
  { skip, take }: { skip: number; take: number },
): AsyncGenerator<PublishedPage[]> {
  let [unskipped, wanted] = [skip, take]
  for (const { kind, count } of counts) {
    const here = Math.min(wanted, count - unskipped)
    if (here > 0) yield* pagesOf(db, kind, { skip: unskipped, take: here })
    wanted -= Math.max(0, here)
    unskipped = Math.max(0, unskipped - count)
  }
}

async function* pagesOf(
  db: Queries,
  kind: KindName,
  { skip, take }: { skip: number; take: number },
) {
  const first = await published(db, kind).select('id').orderBy('id').offset(skip).limit(1).execute()
  let from = first[0]?.id
  for (let left = take; left > 0 && from !== undefined; left -= slice) {
    await others()
    const rows = await readSlice(db, kind, from, Math.min(left, slice))
    yield rows.map(toPage)
    const last = rows.at(-1)?.id
    from = last === undefined ? undefined : last + 1
  }
}

const published = (db: Queries, kind: KindName) =>
  db
    .selectFrom('listings')
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)

/** Pictures as one text per listing, since a row for each would dominate the cost. */
const readSlice = (db: Queries, kind: KindName, from: number, most: number) =>
  published(db, kind)
    .where('listings.id', '>=', from)
    .select(({ selectFrom }) => [
      'id',
      'kind',
      'title',
      'updatedAt',
      selectFrom('parts')
        .whereRef('listingId', '=', 'listings.id')
        .select(({ fn }) => fn.max('parts.updatedAt').as('at'))
        .as('partChangedAt'),
      selectFrom('images')
        .whereRef('listingId', '=', 'listings.id')
        .select(
          sql<string>`string_agg(folder || '/' || name || '/' || width, ' ' order by images.position, images.id)`.as(
            'all',
          ),
        )
        .as('images'),
    ])
    .orderBy('listings.id')
    .limit(most)
    .execute()

type Row = Awaited<ReturnType<typeof readSlice>>[number]

function toPage({ id, kind, title, updatedAt, partChangedAt, images }: Row): PublishedPage {
  const changedAt = partChangedAt && partChangedAt > updatedAt ? partChangedAt : updatedAt
  return {
    id,
    kind,
    title,
    changedAt,
    images: (images ?? '').split(' ').filter(Boolean).map(toImage),
  }
}

function toImage(text: string): PublishedPage['images'][number] {
  const [folder, name = '', width] = text.split('/')
  return { folder: folder as Image['folder'], name, width: Number(width) }
}
