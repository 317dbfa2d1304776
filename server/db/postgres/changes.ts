import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf } from './pool.ts'

const heartbeatMs = 15_000
const minPauseMs = 250
const maxPauseMs = 10_000

/**
 * Listens for changes made by other processes, again and again if need be.
 * After a lost connection everything may have changed.
 */
export function subscribe(url: string, changed: () => void) {
  const stopping = new AbortController()
  /** This process under its own announcements, which it need not hear. */
  const sender = randomUUID()
  let current: pg.Client | undefined
  let failures = 0
  let owed = false

  async function listen(client: pg.Client) {
    await client.connect()
    await client.query('listen changed')
    failures = 0
    changed()
    await notifyOwed(client)
  }

  async function notifyOwed(client: pg.Client) {
    if (!owed) return
    await client.query("select pg_notify('changed', $1)", [sender])
    owed = false
  }

  /** Proves now and then that the other end is still there: a network can lose it in silence. */
  async function prove(client: pg.Client) {
    await client.query('select 1')
    await notifyOwed(client)
  }

  async function listenUntilLost() {
    const client = new pg.Client(connectionOf(url))
    current = client
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    client.on('error', () => lose())
    client.on('end', lose)
    client.on('notification', ({ payload }) => {
      if (payload !== sender) changed()
    })
    const heartbeat = setInterval(() => prove(client).catch(lose), heartbeatMs).unref()
    await listen(client)
      .then(() => lost)
      .catch(() => {})
    clearInterval(heartbeat)
    client.end().catch(() => {})
  }

  async function listenAlways() {
    while (!stopping.signal.aborted) {
      await listenUntilLost()
      const pause = Math.min(maxPauseMs, minPauseMs * 2 ** failures)
      failures += 1
      await delay(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }

  const listening = listenAlways()
  return {
    sender,
    /** Notifies the others of a change as soon as the server can be reached again. */
    notifyLater() {
      owed = true
    },
    async end() {
      stopping.abort()
      current?.end().catch(() => {})
      // A server that hangs does not take leave.
      await Promise.race([listening, delay(1000, undefined, { ref: false })])
    },
  }
}
