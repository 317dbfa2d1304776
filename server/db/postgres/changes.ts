import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Changed } from '../cache-tags.ts'
import type { ChangeListener } from '../listeners.ts'
import { connectionOf } from './pool.ts'

const heartbeatMs = 15_000
const minPauseMs = 250
const maxPauseMs = 10_000
/** PostgreSQL refuses notifications of 8000 bytes. */
const maxMessageBytes = 7999

/** A notification between processes. */
interface Message {
  sender: string
  changed: Changed
}

interface Subscription {
  url: string
  changed: ChangeListener
  /** Identifies this process's own notifications, which it ignores. */
  sender: string
  stopping: AbortController
  current?: pg.Client
  /** Consecutive lost connections. */
  failures: number
  /** Whether a change has still to be notified. */
  isPending: boolean
}

/**
 * Listens for other processes' changes, and reconnects when necessary. After a lost connection it
 * assumes that everything changed.
 */
export function subscribe(url: string, changed: ChangeListener) {
  const sender = randomUUID()
  const stopping = new AbortController()
  const subscription: Subscription = {
    url,
    changed,
    sender,
    stopping,
    failures: 0,
    isPending: false,
  }
  const listening = listenAlways(subscription)
  return {
    /** If it is too long for a notification, everything is said to have changed. */
    messageOf(changed: Changed): string {
      const text = JSON.stringify({ sender, changed } satisfies Message)
      const isTooLong = Buffer.byteLength(text) > maxMessageBytes
      return isTooLong ? JSON.stringify({ sender, changed: 'everything' } satisfies Message) : text
    },
    /** Notifies the others of a change as soon as the server is reachable. */
    notifyLater() {
      subscription.isPending = true
    },
    async end() {
      stopping.abort()
      subscription.current?.end().catch(() => {})
      // A hanging server never confirms the end of a connection.
      await Promise.race([listening, delay(1000, undefined, { ref: false })])
    },
  }
}

async function listenAlways(subscription: Subscription) {
  const { signal } = subscription.stopping
  while (!signal.aborted) {
    await listenUntilLost(subscription)
    const pause = Math.min(maxPauseMs, minPauseMs * 2 ** subscription.failures)
    subscription.failures += 1
    await delay(pause, undefined, { ref: false, signal }).catch(() => {})
  }
}

async function listenUntilLost(subscription: Subscription) {
  const { url, sender, changed } = subscription
  const client = new pg.Client(connectionOf(url))
  subscription.current = client
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  client.on('error', () => lose())
  client.on('end', lose)
  client.on('notification', ({ payload }) => {
    const message = readMessage(payload)
    if (message?.sender !== sender) changed(message?.changed ?? 'everything')
  })
  const heartbeat = setInterval(
    () => checkAlive(subscription, client).catch(lose),
    heartbeatMs,
  ).unref()
  await listen(subscription, client)
    .then(() => lost)
    .catch(() => {})
  clearInterval(heartbeat)
  client.end().catch(() => {})
}

/** Ignores a payload of an operator's `notify` or of another version. */
function readMessage(payload = ''): Message | undefined {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

async function listen(subscription: Subscription, client: pg.Client) {
  await client.connect()
  await client.query('listen changed')
  subscription.failures = 0
  subscription.changed('everything')
  await notifyPending(subscription, client)
}

/** Checks regularly that the connection is alive, since a network can drop it silently. */
async function checkAlive(subscription: Subscription, client: pg.Client) {
  await client.query('select 1')
  await notifyPending(subscription, client)
}

async function notifyPending(subscription: Subscription, client: pg.Client) {
  if (!subscription.isPending) return
  await client.query("select pg_notify('changed', $1)", [
    JSON.stringify({ sender: subscription.sender, changed: 'everything' } satisfies Message),
  ])
  subscription.isPending = false
}
