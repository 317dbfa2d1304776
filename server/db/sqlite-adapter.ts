import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { sqliteErrors } from './sqlite-errors.ts'

/** Node's SQLite as Kysely wants it. */
export function sqliteAdapter(file: DatabaseSync, failed: (error: unknown) => void) {
  function attempt<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      failed(error)
      throw sqliteErrors.translated(error)
    }
  }

  function prepare(text: string) {
    // Some failures, as a full disk, have ended the transaction already.
    if (text === 'rollback' && !file.isTransaction) return nothing
    // A transaction that reads before it writes would fail at once beside an operator's command.
    return attempt(() => statementOf(file.prepare(text === 'begin' ? 'begin immediate' : text)))
  }

  const statementOf = (statement: StatementSync) => ({
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) =>
      attempt(() => statement.all(...parameters.map(checked))),
    run: (parameters: readonly unknown[]) =>
      attempt(() => statement.run(...parameters.map(checked))),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(checked)),
  })

  return { prepare, close: () => file.close() } satisfies SqliteDatabase
}

const nothing = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** `node:sqlite` takes an object given first as named parameters and stores NULL without a word. */
function checked(parameter: unknown): SQLInputValue {
  if (parameter === null) return null
  if (typeof parameter === 'string' || typeof parameter === 'number') return parameter
  throw new TypeError(`Not a database value: ${typeof parameter}`)
}
