import { sql } from 'kysely'
import { readBrandPicture } from '#catalogue/brand/picture.ts'
import { brandPictureNames } from '#catalogue/settings/brand-settings.ts'
import type { Queries } from '../db/tables.ts'
import { parseImagePath } from './image-file.ts'

/** The pictures that the agency's brand has, or had and could have again. */
export async function brandPictures(db: Queries) {
  const set = await db
    .selectFrom('settings')
    .where('name', 'in', [...brandPictureNames])
    .select('value')
    .execute()
  const earlier = await db
    .selectFrom('history')
    .where('kind', '=', 'Setting')
    .where(sql<boolean>`cast(before as text) like ${'%"agency/%'}`)
    .select('before')
    .execute()
  const values = [
    ...set.map(({ value }) => value && JSON.parse(value)),
    ...earlier.flatMap(({ before }) => before && Object.values(JSON.parse(before))),
  ]
  return values.flatMap((value) => {
    const picture = typeof value === 'string' ? readBrandPicture(value) : undefined
    return (picture && parseImagePath(picture.path)) ?? []
  })
}
