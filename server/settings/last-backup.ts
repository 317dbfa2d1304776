import type { Database } from '../db/database.ts'

/** Kept among the settings, as nobody's setting. */
const name = 'lastBackup'

/** Notes that everything was backed up at that moment. */
export async function noteBackup({ db }: Pick<Database, 'db'>, at: Date) {
  const row = { value: JSON.stringify(at.toISOString()), updatedAt: at.toISOString() }
  await db
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** When everything was last backed up by the command, ISO 8601; undefined when it never was. */
export async function lastBackup({ db }: Pick<Database, 'db'>): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row && JSON.parse(row.value)
}
