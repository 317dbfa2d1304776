import { isNetworkError } from '../../db/unavailable.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const answerMs = 5000
/** The slowest network that a large file is still waited for on. */
const bytesPerMs = 250

/** How the client waits: for a connection, for an answer, and while a body has stopped coming. */
export const patience = {
  connectionTimeout: 2000,
  requestTimeout: 60_000,
  throwOnRequestTimeout: true,
  socketTimeout: 10_000,
}

/** Gives up a call whose answer does not begin in seconds; what it answers may take longer to read. */
export async function withinSeconds<T>(
  call: (abortSignal: AbortSignal) => Promise<T>,
  bytesSent = 0,
): Promise<T> {
  const ms = answerMs + bytesSent / bytesPerMs
  const giving = new AbortController()
  const timer = setTimeout(() => giving.abort(), ms)
  try {
    return await call(giving.signal)
  } catch (error) {
    if (giving.signal.aborted) {
      throw new StorageUnavailable('away', new Error(`No answer within ${ms} ms`))
    }
    throw translated(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The error itself, unless the store is away. */
export function translated(error: unknown): unknown {
  return isAway(error) ? new StorageUnavailable('away', error) : error
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as Error & {
    code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  if (error.name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500) return true
  return typeof code === 'string' && isNetworkError(code)
}
