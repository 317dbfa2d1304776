import { sql } from 'kysely'
import { pictureDays } from '#catalogue/history.ts'
import { dayMs } from '#catalogue/time.ts'
import type { Database } from '../db/database.ts'

export interface PictureName {
  folder: string
  name: string
}

/** A day longer than they can be brought back, for what is brought back at the last moment. */
const retainedMs = (pictureDays + 1) * dayMs
const oldest = () => new Date(Date.now() - retainedMs).toISOString()

/** The pictures that an entry of the last month can bring back, so that their files stay. */
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
