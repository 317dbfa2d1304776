import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, inject } from 'vitest'
import { type Database, openDatabase } from '#server/db/open.ts'

interface Opened {
  database: Database
  remove: () => void | Promise<void>
}

/**
 * Runs the block once for each database. Every `open()` gives a fresh, migrated one,
 * which is closed and removed when the test ends.
 */
export function eachDatabase(block: (open: () => Promise<Database>) => void) {
  describe.for([
    { name: 'sqlite', create: sqlite },
    { name: 'postgres', create: postgres },
  ])('$name', ({ create }) => {
    const opened: Opened[] = []
    afterEach(async () => {
      for (const { database, remove } of opened.splice(0)) {
        await database.close()
        await remove()
      }
    })
    block(async () => {
      const made = await create()
      made.database = closingOnce(made.database)
      opened.push(made)
      return made.database
    })
  })
}

async function sqlite(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-sqlite-'))
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
  return { database, remove: () => rmSync(folder, { recursive: true }) }
}

async function postgres(): Promise<Opened> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(`create database ${name}`)
  const database = await openDatabase({
    DATA_DIR: '',
    DATABASE_URL: `${inject('postgres')}/${name}`,
  })
  return { database, remove: () => asAdministrator(`drop database ${name}`) }
}

async function asAdministrator(statement: string) {
  const server = inject('postgres')
  if (!server) throw new Error('No PostgreSQL server: run the tests with `npm run unit -- <path>`.')
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A test may close its database itself, to open it again. */
function closingOnce(database: Database): Database {
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= database.close()
    return closing
  }
  return { ...database, close }
}
