import { isNetworkError } from '../../db/unavailable.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

const answerMs = 5000
/** The slowest network speed that is tolerated for a large file. */
const bytesPerMs = 250

/** Timeouts for connecting, for an answer, and for a stalled body. */
export const timeouts = {
  connectionTimeout: 2000,
  requestTimeout: 60_000,
  throwOnRequestTimeout: true,
  socketTimeout: 10_000,
}

/** Aborts a call whose answer does not begin within seconds; reading the body may take longer. */
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

/** Converts the error if the store is unavailable. */
function translated(error: unknown): unknown {
  return isUnavailable(error) ? new StorageUnavailable('away', error) : error
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as Error & {
    code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  if (error.name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500) return true
  return typeof code === 'string' && isNetworkError(code)
}
