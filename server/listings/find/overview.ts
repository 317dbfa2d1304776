import { type KindName, kindNames } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/tables.ts'
import { withoutImages } from '../without-images.ts'

/** The number of listings of a kind, and of unfinished ones among them. */
interface KindOverview {
  kind: KindName
  published: number
  drafts: number
  withoutImages: number
}

export async function countListings({ db }: Database): Promise<KindOverview[]> {
  const published = await countByKind(there(db).where('status', '=', 'published'))
  const drafts = await countByKind(there(db).where('status', '=', 'draft'))
  const bare = await countByKind(there(db).where(withoutImages))
  return kindNames.map((kind) => ({
    kind,
    published: published.get(kind) ?? 0,
    drafts: drafts.get(kind) ?? 0,
    withoutImages: bare.get(kind) ?? 0,
  }))
}

const there = (db: Db) => db.selectFrom('listings').where('deletedAt', 'is', null)

type Found = ReturnType<typeof there>

async function countByKind(found: Found): Promise<Map<KindName, number>> {
  const rows = await found
    .groupBy('kind')
    .select((e) => ['kind', e.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}
