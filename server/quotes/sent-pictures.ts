import { type SqlBool, sql } from 'kysely'
import { namesIn } from '#catalogue/pictures/image.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import type { Tx } from '../db/tables.ts'

const columns = ['folder', 'name', 'width', 'height', 'blur', 'alt'] as const

const isLive = sql<SqlBool>`listing_id in (select id from listings where deleted_at is null)`

/** A copied quote may show a picture that only an earlier version still has. */
const sources = [
  { table: 'images', isThere: isLive },
  { table: 'quotePictures', isThere: sql<SqlBool>`version_id is not null` },
] as const

/** Keeps what a sent version shows of listings, which may lose or replace their pictures. */
export async function storePictures(tx: Tx, versionId: number, days: Version['days']) {
  const paths = days.flatMap(({ picture }) => (picture ? [picture.path] : []))
  const names = namesIn(paths)
  if (names.length === 0) return
  const isShown = sql<SqlBool>`folder || '/' || name || '.webp' in (${sql.join(paths)})`
  for (const { table, isThere } of sources) {
    await tx
      .insertInto('quotePictures')
      .columns(['versionId', ...columns])
      .expression((e) => {
        const newest = e
          .selectFrom(table)
          .select(({ fn }) => fn.max('id').as('id'))
          .where('name', 'in', names)
          .where(isShown)
          .where(isThere)
          .groupBy(['folder', 'name'])
        return e
          .selectFrom(table)
          .select(({ cast, val }) => [
            cast<number>(val(versionId), 'integer').as('versionId'),
            ...columns,
          ])
          .where('id', 'in', newest)
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
