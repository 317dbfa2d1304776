import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres/postgres.ts'
import { openSqlite } from '../db/sqlite/sqlite.ts'
import type { Tx } from '../db/tables.ts'
import { toListing } from '../listings/find/rows.ts'
import { indexEntry } from '../listings/search/search-terms.ts'
import { defineCommand, WrongUse } from './command.ts'
import { continueIds, copyTable } from './move/copy-table.ts'
import { tablesOf } from './move/tables.ts'
import { say, type Terminal } from './terminal.ts'
import { requireData } from './with-domain.ts'

export const move = defineCommand({
  name: 'move',
  summary: 'Copy the SQLite database to an empty PostgreSQL server; the server must be stopped',
  details: [
    'All rows go over with their ids, or none. The SQLite file and the files in DATA_DIR stay as they are.',
  ],
  options: {
    to: {
      type: 'string',
      value: 'postgres://…',
      required: true,
      help: 'The server and database, as DATABASE_URL will name it',
    },
  },
  async run({ values: { to }, terminal }) {
    if (!/^postgres(ql)?:\/\//.test(to)) {
      throw new WrongUse('--to must be an address such as postgres://user:secret@host/name.')
    }
    const { DATA_DIR } = terminal.env()
    requireData({ DATA_DIR })
    const source = openSqlite(DATA_DIR)
    try {
      const target = await open(to)
      const rows = await copyAll(source, target, terminal).finally(target.close)
      say(terminal, `Moved ${rows} rows. Set DATABASE_URL to that address and start the server.`)
    } finally {
      await source.close()
    }
  },
})

const open = (url: string) =>
  openPostgres(url).catch((error: Error) => {
    throw new Error(error.message.replace('DATABASE_URL', '--to'))
  })

async function copyAll(source: Database, target: Database, terminal: Terminal): Promise<number> {
  const tables = await tablesOf(source.db)
  return target.db.transaction().execute(async (tx) => {
    for (const table of tables) await demandEmpty(tx, table)
    let total = 0
    for (const table of tables) {
      const rows = await copyTable(source.db, tx, table)
      if (terminal.errors.isTTY) terminal.errors.write(`${table}: ${rows} rows\n`)
      total += rows
    }
    await continueIds(source.db, tx)
    await reindexListings(tx, target)
    return total
  })
}

async function demandEmpty(tx: Tx, table: string) {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)
  if (rows.length > 0) throw new Error(`The target is not empty: it has ${table}.`)
}

/** Rebuilds the search index of all listings not deleted. */
async function reindexListings(tx: Tx, { index }: Pick<Database, 'index'>) {
  const rows = await tx.selectFrom('listings').selectAll().where('deletedAt', 'is', null).execute()
  for (const row of rows) await index(tx, row.id, indexEntry(row.kind, toListing(row.kind, row)))
}
