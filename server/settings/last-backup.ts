import type { Database } from '../db/database.ts'

/** Stored with the settings, but not a setting. */
const name = 'lastBackup'

/** Records the time of a complete backup. */
export async function recordBackup({ db }: Pick<Database, 'db'>, at: Date) {
  const row = { value: JSON.stringify(at.toISOString()), updatedAt: at.toISOString() }
  await db
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** When the command last made a backup, ISO 8601; undefined if never. */
export async function lastBackup({ db }: Pick<Database, 'db'>): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row && JSON.parse(row.value)
}
