import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** Everything that a backup would contain. */
export async function contentOf({ db }: Pick<Database, 'db'>): Promise<string> {
  const tables = await db.introspection.getTables()
  const contents = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    return JSON.stringify(rows)
  })
  return (await Promise.all(contents)).join('\n')
}
