import { sql } from 'kysely'
import { dayMs } from '#catalogue/dates/time.ts'
import { pictureDays } from '#catalogue/history.ts'
import type { Database } from '../db/database.ts'

interface PictureName {
  folder: string
  name: string
}

/** A day longer than the period for restoring, as a margin. */
const retainedMs = (pictureDays + 1) * dayMs
const oldest = () => new Date(Date.now() - retainedMs).toISOString()

/** The pictures in entries of the last month, whose files must stay so that they can be restored. */
export function createRetainedPictures({ db }: Pick<Database, 'db'>) {
  const recent = () => db.selectFrom('history').where('at', '>', oldest())
  return {
    async has({ name }: PictureName): Promise<boolean> {
      const names = sql<boolean>`cast(before as text) like ${`%"${name}"%`}`
      return (await recent().where(names).select('id').limit(1).executeTakeFirst()) !== undefined
    },
    async all(): Promise<PictureName[]> {
      const rows = await recent().where('listingId', 'is not', null).select('before').execute()
      return rows.flatMap(({ before }) => (before ? (JSON.parse(before).images ?? []) : []))
    },
  }
}

export type RetainedPictures = ReturnType<typeof createRetainedPictures>
