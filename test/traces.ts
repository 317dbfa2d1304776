import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type TableMetadata } from 'kysely'
import type { OpenedApp } from './servers/each-app.ts'

/** Tables that change without being a trace of a call: sessions, limits, and SQLite's search index. */
const asides = /^(sessions|known_addresses|limits|migrations|listing_search_.*)$/

/** Digests of all stored data, by table, and the names of stored files. */
export async function tracer({ domain, folder }: OpenedApp) {
  const { db, dialect } = domain.database
  const tables = (await db.introspection.getTables()).filter(({ name }) => !asides.test(name))
  const contents = sql.join(
    tables.map(dialect === 'sqlite' ? sqliteContent : postgresContent),
    union,
  )
  const digestOf = ({ name, rows }: Content) =>
    [name, createHash('sha256').update(`${rows}`).digest('hex')] as const

  return async (): Promise<Record<string, string>> => {
    const { rows } = await sql<Content>`${contents}`.execute(db)
    const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort()
    return { ...Object.fromEntries(rows.map(digestOf)), files: files.join(' ') }
  }
}

interface Content {
  name: string
  rows: string | null
}

const union = sql` union all `

/** All tables are read by one statement, since it is done after each of many calls. */
function sqliteContent({ name, columns }: TableMetadata) {
  const values = columns.map((column) => sql`quote(${sql.ref(column.name)})`)
  const row = sql.join(values, sql` || ',' || `)
  return sql`select ${name} as name, (select group_concat(${row}, ';') from ${sql.table(name)}) as rows`
}

const postgresContent = ({ name }: TableMetadata) =>
  sql`select ${name}::text as name,
    (select string_agg(one::text, ';' order by one::text) from ${sql.table(name)} as one) as rows`
