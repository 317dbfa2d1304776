import { type DestinationStream, pino } from 'pino'
import type { Answered } from './answered.ts'

const flushMs = 500
const bufferBytes = 4096

/**
 * Writes a line of JSON for each request: time, reference, method, path without query, route,
 * status and milliseconds. Lines are written in batches, twice a second.
 */
export function createRequestLog(
  destination: DestinationStream = pino.destination({ sync: false, minLength: bufferBytes }),
) {
  const log = pino(
    {
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  )
  const timer = setInterval(() => log.flush(), flushMs).unref()
  return {
    write({ ms, ...answered }: Answered) {
      log.info({ event: 'request', ...answered, ms: Math.round(ms * 10) / 10 })
    },
    /** Writes the remaining lines. */
    async end() {
      clearInterval(timer)
      await new Promise<void>((resolve) => log.flush(() => resolve()))
    },
  }
}
