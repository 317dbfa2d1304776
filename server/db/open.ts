import type { Env } from '../env.ts'
import type { Database, Opening } from './database.ts'

/** Opens and migrates the configured database. Throws an Error of one line if it cannot. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  opening?: Opening,
): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./postgres/postgres.ts')
    return openPostgres(env.DATABASE_URL)
  }
  const { openSqlite } = await import('./sqlite/sqlite.ts')
  return openSqlite(env.DATA_DIR, opening)
}
