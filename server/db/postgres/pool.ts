import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable, isNetworkError } from '../unavailable.ts'

/** How long a server may take that hangs, or whose network swallows everything. */
export const connectMs = 3000
const statementMs = 8000
const idleInTransactionMs = 60_000

export const connectionOf = (url: string) =>
  ({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    // The server ends a statement first; what it cannot end any more is given up here.
    statement_timeout: statementMs,
    query_timeout: statementMs + 500,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }) satisfies pg.ClientConfig

/** Connections whose losses are a DatabaseUnavailable, wherever they show. */
export function openPool(url: string, types: pg.CustomTypesConfig): PostgresPool {
  const pool = new pg.Pool({ ...connectionOf(url), max: 10, types })
  // Without listeners a lost connection would end this process: one that rests, and one that
  // a transaction holds between two statements.
  pool.on('error', (error) => console.error('PostgreSQL connection lost:', error.message))
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    async connect() {
      return watched(await pool.connect().catch(rethrow))
    },
    // Kysely leaves a pool alone that it was never asked a query of, so that it may end twice.
    end: async () => void (pool.ended || (await pool.end())),
  }
}

/** A connection that broke, or may still be busy with what was given up, is not used again. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let broken = false
  const query = (text: string, values: readonly unknown[]) =>
    client.query(text, [...values]).catch((error) => {
      broken ||= isAway(error)
      return rethrow(error)
    })
  return {
    // Cursors, the other way to call it, are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken),
  }
}

function rethrow(error: unknown): never {
  if (isAway(error)) throw new DatabaseUnavailable('away', error)
  if (codeOf(error) === diskFull) throw new DatabaseUnavailable('full', error)
  throw error
}

const diskFull = '53100'
/** Connection exceptions, operator intervention, too many connections, given up for idleness. */
const sqlStates = /^(08...|57...|53300|25P03)$/
/** What the driver says itself comes without a code. */
const ownWords =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered|Client was closed)/

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (code) return sqlStates.test(code) || isNetworkError(code)
  return error instanceof Error && ownWords.test(error.message)
}
