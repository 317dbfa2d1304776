import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Dialect = 'sqlite' | 'postgres'

interface Migration {
  /** As in the table of applied migrations. */
  name: string
  sql: string
}

const folder = join(import.meta.dirname, 'migrations')

/** All migrations in one dialect, oldest first. An applied file never changes. */
export const migrationsOf = (dialect: Dialect): Migration[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((step) => ({ name: `${step}.sql`, sql: sqlOf(step, dialect) }))

/** The statements of one step, such as `0001-first`. */
export const sqlOf = (step: string, dialect: Dialect): string =>
  readFileSync(join(folder, step, `${dialect}.sql`), 'utf8')

export const migrationsTable =
  'create table if not exists migrations (name text primary key, applied_at text not null)'
