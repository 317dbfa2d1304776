import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import { openFile, sqlitePath } from '#server/db/sqlite/sqlite-file.ts'
import { takePostgres } from './postgres-databases.ts'

interface Opened {
  database: Database
  remove: () => void | Promise<void>
}

/** The kinds of database; `create` makes a new, migrated one, to be closed and then removed. */
export const databases = [
  { name: 'sqlite', create: sqlite },
  { name: 'postgres', create: takePostgres },
]

/**
 * Runs the block for each database. Every `open()` returns a new, migrated one, closed and removed
 * when the test ends. `once` is `test` for SQLite alone: for what no query decides, such as most
 * refusals, beside tests that run the same queries on both.
 */
export const eachDatabase = (block: Block) => over(databases, block)

/** The same for SQLite alone: for tests of headers, files and pages, whose result no query decides. */
export const oneDatabase = (block: Block) => over(databases.slice(0, 1), block)

type Block = (open: () => Promise<Database>, once: typeof test) => void

function over(chosen: typeof databases, block: Block) {
  describe.for(chosen)('$name', ({ name, create }) => {
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
    }, onceOf(name))
  })
}

const without = () => {}

/** `test` on SQLite; elsewhere it registers nothing, in the few forms in which it is called. */
export const onceOf = (database: string): typeof test =>
  database === 'sqlite'
    ? test
    : (Object.assign(without, {
        each: () => without,
        for: () => without,
      }) as unknown as typeof test)

let migrated: Buffer | undefined

/** Migrating takes longer than most tests, so it is done once and the file copied. */
function emptyFile(): Buffer {
  if (migrated) return migrated
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-sqlite-'))
  openFile(folder).close()
  migrated = readFileSync(sqlitePath(folder))
  rmSync(folder, { recursive: true })
  return migrated
}

/** Not in the worker's temporary folder, of which some tests expect that it becomes empty. */
async function sqlite(): Promise<Opened> {
  const { TEST_DATABASES_DIR = tmpdir() } = process.env
  const folder = mkdtempSync(join(TEST_DATABASES_DIR, 'kashmir-sqlite-'))
  writeFileSync(sqlitePath(folder), emptyFile())
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
  return { database, remove: () => rmSync(folder, { recursive: true }) }
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
