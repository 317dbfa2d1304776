import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable, isNetworkError } from '../unavailable.ts'
import { createHangWatch, type HangWatch } from './hang-watch.ts'

/** How long to wait for a hanging server or network. */
export const connectMs = 3000
const statementMs = 8000
const idleInTransactionMs = 60_000

export const connectionOf = (url: string) =>
  ({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    // Normally the server ends a statement first; this is for a server that no longer can.
    statement_timeout: statementMs,
    query_timeout: statementMs + 500,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }) satisfies pg.ClientConfig

/** A pool whose connection losses become DatabaseUnavailable everywhere. */
export function openPool(url: string, types: pg.CustomTypesConfig): PostgresPool {
  const pool = new pg.Pool({ ...connectionOf(url), max: 10, types })
  const hang = createHangWatch(connectionOf(url))
  // Without error listeners a lost connection would end the process: an idle one, and one
  // between two statements of a transaction.
  pool.on('error', (error) => console.error('PostgreSQL connection lost:', error.message))
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    connect: () => connect(pool, hang).catch(rethrow),
    // Kysely never ends a pool that it did not query, so it may be ended twice.
    async end() {
      hang.end()
      if (!pool.ended) await pool.end()
    },
  }
}

async function connect(pool: pg.Pool, hang: HangWatch): Promise<PostgresPoolClient> {
  let isLate = false
  const begin = async () => {
    const client = await pool.connect()
    if (isLate) client.release(true)
    return client
  }
  try {
    return watched(await hang.orHanging(begin), hang)
  } catch (error) {
    isLate = true
    throw error
  }
}

/** Discards a connection that broke or may still be busy with an abandoned statement. */
function watched(client: pg.PoolClient, hang: HangWatch): PostgresPoolClient {
  let broken: unknown
  const query = (text: string, values: readonly unknown[]) => {
    // Ends a transaction without waiting again.
    if (broken) return Promise.reject(broken).catch(rethrow)
    return hang
      .orHanging(() => client.query(text, [...values]))
      .catch((error) => {
        if (isUnavailable(error)) broken = error
        return rethrow(error)
      })
  }
  return {
    // Called only this way; cursors are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken !== undefined),
  }
}

function rethrow(error: unknown): never {
  if (error instanceof DatabaseUnavailable) throw error
  if (isUnavailable(error)) throw new DatabaseUnavailable('away', error)
  if (codeOf(error) === diskFull) throw new DatabaseUnavailable('full', error)
  throw error
}

const diskFull = '53100'
/** Connection exceptions, operator intervention, too many connections, idle timeout. */
const sqlStates = /^(08...|57...|53300|25P03)$/
/** Errors of the driver itself have no code. */
const ownWords =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered|Client was closed)/

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const code = codeOf(error)
  if (code) return sqlStates.test(code) || isNetworkError(code)
  return error instanceof Error && ownWords.test(error.message)
}
