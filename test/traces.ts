import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OpenedApp } from './servers/each-app.ts'

/** Tables that change without being a trace of a call: sessions, limits, and SQLite's search index. */
const asides = /^(sessions|known_addresses|limits|migrations|listing_search_.*)$/

/** Digests of all stored data, by table, and the names of stored files. */
export async function tracer({ domain, folder }: OpenedApp) {
  const { db } = domain.database
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !asides.test(name))

  async function digestOf(table: string) {
    const { rows } = await sql`select * from ${sql.table(table)} order by 1`.execute(db)
    const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
    return [table, `${rows.length} rows ${digest}`]
  }

  return async (): Promise<Record<string, string>> => {
    const digests = await Promise.all(tables.map(digestOf))
    const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort()
    return { ...Object.fromEntries(digests), files: files.join(' ') }
  }
}
