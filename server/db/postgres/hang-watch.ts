import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable } from '../unavailable.ts'

/** Silence is counted in ticks, which a busy process delays, so that it does not blame the server. */
const tickMs = 500
/** After so many a new connection tells whether the server hangs or a statement is slow. */
const doubtTicks = 4
/** After so many it hangs. */
const hangTicks = 10
/** How often it is asked while it hangs. */
const againMs = 1000

export type HangWatch = ReturnType<typeof createHangWatch>

/**
 * Ends all waiting for a server or network that hangs, since the statements of a page would each
 * wait for their own timeout, one after the other.
 */
export function createHangWatch(connection: pg.ClientConfig) {
  const waiting = new Set<(error: DatabaseUnavailable) => void>()
  let silence = 0
  let ticker: NodeJS.Timeout | undefined
  let probing: Promise<boolean> | undefined
  let isHanging = false
  let isEnded = false

  function stop() {
    clearInterval(ticker)
    ticker = undefined
  }

  function heard() {
    silence = 0
    if (waiting.size === 0) stop()
  }

  async function probe(): Promise<boolean> {
    probing ??= answers(connection)
    const isThere = await probing
    probing = undefined
    if (isThere) heard()
    return isThere
  }

  function tick() {
    silence += 1
    if (silence >= hangTicks) void endWaiting()
    else if (silence >= doubtTicks && !probing) void probe()
  }

  async function endWaiting() {
    isHanging = true
    stop()
    console.error('PostgreSQL does not answer')
    for (const give of waiting) give(away())
    while (!isEnded && !(await probe())) await delay(againMs, undefined, { ref: false })
    isHanging = false
  }

  function begin(give: (error: DatabaseUnavailable) => void) {
    waiting.add(give)
    ticker ??= setInterval(tick, tickMs).unref()
  }

  /** After work that failed unheard, silence goes on. */
  function end(give: (error: DatabaseUnavailable) => void) {
    waiting.delete(give)
    if (silence === 0 && waiting.size === 0) stop()
  }

  async function listened<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work
      heard()
      return result
    } catch (error) {
      if (error instanceof pg.DatabaseError) heard()
      throw error
    }
  }

  return {
    /** The result of some work on the server; throws DatabaseUnavailable once it hangs. */
    async orHanging<T>(start: () => Promise<T>): Promise<T> {
      if (isHanging) throw away()
      const { promise: lost, reject } = Promise.withResolvers<never>()
      begin(reject)
      try {
        return await Promise.race([listened(start()), lost])
      } finally {
        end(reject)
      }
    },
    end() {
      isEnded = true
      stop()
    },
  }
}

const away = () => new DatabaseUnavailable('away', new Error('PostgreSQL does not answer'))

/** Whether the server answers a new connection, be it with an error. */
async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => {})
  }
}
