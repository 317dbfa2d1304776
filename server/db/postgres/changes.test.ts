import { expect, onTestFinished, test, vi } from 'vitest'
import { takePostgresUrl } from '#test/servers/databases/postgres-databases.ts'
import type { Changed } from '../cache-tags.ts'
import { openDatabase } from '../open.ts'

/** A process that has connected and listens; `heard` collects the changes from then on. */
async function openListening(url: string) {
  const { onChange, announce, close } = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  onTestFinished(close)
  const heard: Changed[] = []
  onChange((changed) => void heard.push(changed))
  // The connection that listens begins by assuming that everything changed.
  await expect.poll(() => heard).toEqual(['everything'])
  heard.length = 0
  return { heard, announce }
}

test('another process hears at once of a change with more tags than a notification holds', async () => {
  const { url, remove } = await takePostgresUrl()
  onTestFinished(remove)
  const [one, other] = [await openListening(url), await openListening(url)]
  const many: Changed = Array.from({ length: 600 }, (_, id) => `listing ${id}` as const)
  await one.announce(many)
  await expect.poll(() => other.heard, { timeout: 5000 }).toEqual(['everything'])
  expect(one.heard).toEqual([many])
})

test('another process hears of a change within 100 ms, and exactly what changed', async () => {
  const { url, remove } = await takePostgresUrl()
  onTestFinished(remove)
  const [one, other] = [await openListening(url), await openListening(url)]
  const waits: number[] = []
  const all: Changed[] = []
  for (let id = 1; id <= 15; id += 1) {
    const changed: Changed = ['Villa', `listing ${id}`]
    all.push(changed)
    const start = performance.now()
    await one.announce(changed)
    await vi.waitFor(() => expect(other.heard).toHaveLength(id), { interval: 1 })
    waits.push(performance.now() - start)
  }
  expect(other.heard).toEqual(all)
  expect(one.heard).toEqual(all)
  // The median, since the machine may be busy.
  expect(waits.toSorted((one, other) => one - other)[7]).toBeLessThan(100)
})
