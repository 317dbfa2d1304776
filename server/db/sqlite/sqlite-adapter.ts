import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { sqliteErrors } from './sqlite-errors.ts'

/**
 * Maximum number of cached statements and of their characters in total, since lists of ids make
 * long ones.
 */
const cacheLimits = { max: 400, maxSize: 400_000 }

/** Adapts Node's SQLite to Kysely. */
export function sqliteAdapter(file: DatabaseSync, failed: (error: unknown) => void) {
  const statements = new LRUCache<string, SqliteStatement>({
    ...cacheLimits,
    sizeCalculation: (_statement, text) => text.length,
  })

  function attempt<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      failed(error)
      throw sqliteErrors.translated(error)
    }
  }

  function prepare(text: string): SqliteStatement {
    // Some failures, such as a full disk, have already ended the transaction.
    if (text === 'rollback' && !file.isTransaction) return nothing
    const known = statements.get(text)
    if (known) return known
    // A transaction that reads before writing would fail at once if an operator's command writes.
    const written = text === 'begin' ? 'begin immediate' : text
    const prepared = attempt(() => statementOf(file.prepare(written), written))
    statements.set(text, prepared)
    return prepared
  }

  const statementOf = (statement: StatementSync, text: string): SqliteStatement => ({
    reader: statement.columns().length > 0,
    all: (parameters) => attempt(() => statement.all(...parameters.map(checked))),
    run: (parameters) => attempt(() => statement.run(...parameters.map(checked))),
    // A cached statement may run again before all rows of a stream are read.
    iterate: (parameters) => file.prepare(text).iterate(...parameters.map(checked)),
  })

  return { prepare, close: () => file.close() } satisfies SqliteDatabase
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** `node:sqlite` would take a first object as named parameters and silently store NULL. */
function checked(parameter: unknown): SQLInputValue {
  if (parameter === null) return null
  if (typeof parameter === 'string' || typeof parameter === 'number') return parameter
  throw new TypeError(`Not a database value: ${typeof parameter}`)
}
