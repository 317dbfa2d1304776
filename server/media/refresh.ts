import { hourMs, minuteMs } from '#catalogue/dates/time.ts'
import type { Database } from '../db/database.ts'
import { ServiceError } from './ask.ts'
import type { Stored, storedStock } from './stored-stock.ts'
import type { Topic } from './topics.ts'

const freshMs = 12 * hourMs
const maxPauseMs = 6 * hourMs

const pauseMs = (failures: number) => Math.min(maxPauseMs, 5 * minuteMs * 2 ** failures)
const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

type Stock = ReturnType<typeof storedStock>

/** Fetches the topics that are due, one at a time. Failures are retried later. */
export function stockRefresher(
  topics: Topic[],
  stock: Stock,
  { announce }: Pick<Database, 'announce'>,
) {
  async function refresh(signal: AbortSignal, now = new Date()) {
    await stock.add(
      topics.map(({ name }) => name),
      now,
    )
    for (const topic of topics) {
      if (signal.aborted) return
      const stored = await stock.claim(topic.name, now)
      if (stored) await ask(topic, stored, signal, now)
    }
  }

  async function ask(topic: Topic, stored: Stored, signal: AbortSignal, now: Date) {
    try {
      const media = await topic.gather(stored.media, signal)
      if (media.length === 0) throw new ServiceError(`${topic.service} has nothing of use`)
      await stock.store(topic.name, media, after(now, freshMs))
      await announce(['media'])
    } catch (error) {
      if (signal.aborted) return stock.postpone(topic.name, now, stored.failures)
      console.error(`Stock media (${topic.name}) cannot be had:`, error)
      await postpone(topic, stored, error, now)
    }
  }

  /** A service that asks for a pause is not called for any topic. */
  async function postpone(topic: Topic, { failures }: Stored, error: unknown, now: Date) {
    const retryAt = error instanceof ServiceError ? error.retryAt : undefined
    if (!retryAt) {
      return stock.postpone(topic.name, after(now, pauseMs(failures)), failures + 1)
    }
    for (const { name, service } of topics) {
      if (service === topic.service) await stock.postpone(name, retryAt, failures + 1)
    }
  }

  return refresh
}
