import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'

type Row = Record<string, unknown>

/** Well below PostgreSQL's maximum of 65,535 values per statement. */
const batch = 500

/** Copies all rows of a table with their ids, and returns their number. */
export async function copyTable(
  from: Kysely<Tables>,
  to: Transaction<Tables>,
  table: string,
): Promise<number> {
  // By column name: the plugin would rename the columns.
  const [source, target] = [from.withoutPlugins(), to.withoutPlugins()]
  let copied = 0
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { rowNumber: number }>`
      select rowid as "rowNumber", * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${batch}`.execute(source)
    if (rows.length === 0) return copied
    await insert(
      target,
      table,
      rows.map(({ rowNumber, ...row }) => row),
    )
    last = rows.at(-1)?.rowNumber ?? last
    copied += rows.length
  }
}

async function insert(to: Transaction<Tables>, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {})
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const statement = sql`insert into ${sql.table(table)} (${names}) values ${sql.join(tuples)}`
  await statement.execute(to).catch((error: Error) => {
    throw new Error(`${table}: ${error.message}`, { cause: error })
  })
}

/** Continues the sequence, so that even ids of deleted rows are not reused. */
export async function continueIds(from: Kysely<Tables>, to: Transaction<Tables>) {
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence where seq > 0`.execute(from)
  for (const { name, seq } of rows) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(to)
  }
}
