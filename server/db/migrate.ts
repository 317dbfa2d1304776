import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The `.sql` files of one dialect, oldest first. An applied file never changes. */
export function migrationsOf(dialect: 'sqlite' | 'postgres') {
  const folder = join(import.meta.dirname, 'migrations', dialect)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file, sql: readFileSync(join(folder, file), 'utf8') }))
}

export const migrationsTable =
  'create table if not exists migrations (name text primary key, applied_at text not null)'
