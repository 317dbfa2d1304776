import { sql } from 'kysely'
import { readBrandPicture } from '#catalogue/brand/picture.ts'
import type { Queries } from '../db/tables.ts'
import { parseImagePath } from './image-file.ts'

/** The pictures of settings and texts, including those that can be restored from the history. */
export async function brandPictures(db: Queries) {
  const settings = await db.selectFrom('settings').select('value').execute()
  const texts = await db.selectFrom('texts').select('value').execute()
  const earlier = await db
    .selectFrom('history')
    .where('kind', 'in', ['Setting', 'Text'])
    .where(sql<boolean>`cast(before as text) like ${'%"agency/%'}`)
    .select('before as value')
    .execute()
  return [...settings, ...texts, ...earlier].flatMap(({ value }) => picturesIn(value ?? ''))
}

const picturesIn = (json: string) =>
  brandTextsIn(json).flatMap((text) => {
    const picture = readBrandPicture(text)
    return (picture && parseImagePath(picture.path)) ?? []
  })

/** The stored texts of an agency's pictures. */
export const brandTextsIn = (json: string) =>
  [...json.matchAll(/"(agency\/[^"]*)"/g)].map(([, text = '']) => text)
