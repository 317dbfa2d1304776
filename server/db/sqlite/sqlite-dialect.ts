import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { CommitFlushes } from './commit-flushes.ts'

/** Kysely's SQLite, where each query and transaction ends once the disk has it and all before it. */
export function sqliteDialect(database: SqliteDatabase, flushes: CommitFlushes): Dialect {
  const dialect = new SqliteDialect({ database })
  return {
    createAdapter: () => new AdapterWithOwnLock(),
    createDriver: () => new FlushingDriver(database, flushes),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/** Kysely's own lock would keep other queries waiting during a flush. */
class AdapterWithOwnLock extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class FlushingDriver extends SqliteDriver {
  #flushes: CommitFlushes
  #lastRelease = Promise.resolve()
  #release = () => {}

  constructor(database: SqliteDatabase, flushes: CommitFlushes) {
    super({ database })
    this.#flushes = flushes
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#lastRelease
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastRelease = promise
    await previous
    this.#release = resolve
    return super.acquireConnection()
  }

  override async releaseConnection() {
    const done = this.#flushes.done()
    this.#release()
    await done
  }
}
