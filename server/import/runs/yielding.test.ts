import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { oneDatabase } from '#test/servers/databases/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

const story = 'Lakes and meadows of the valley. '.repeat(4)
const pictureCount = 150
const pictureOf = (number: number) => `view ${number % pictureCount}.jpg`

const packages = Array.from({ length: 1000 }, (_, at) => {
  const pictures = [at, at + 1, at + 2].map(pictureOf).join('\n')
  return `P${at},Tour ${at},3 days,${9000 + at},Luxury and VIP Travel Packages,"${pictures}"`
})
const days = packages.flatMap((_, at) =>
  [1, 2, 3].map((day) => `P${at},${day},Day ${day} of it,${story}`),
)
const sheets = [
  {
    name: 'Travel packages.csv',
    body: ['ID,Title,Duration,Price,Category,Pictures', ...packages].join('\n'),
  },
  {
    name: 'Travel package days.csv',
    body: ['Travel package,Day number,Title,Details', ...days].join('\n'),
  },
]

async function photos() {
  const files: Record<string, Uint8Array> = {}
  const picture = await jpeg(300, 200)
  for (let at = 0; at < pictureCount; at += 1) {
    // Different bytes make different pictures.
    files[`photos/View ${at}.JPG`] = Buffer.concat([picture, Buffer.from(`${at}`)])
  }
  return { name: 'photos.zip', body: Buffer.from(zipSync(files)) }
}

const worked = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The longest time the event loop was blocked, in milliseconds of processor time; without those in
 * which the process collected what earlier tests had left.
 */
function watchLoop() {
  const blocks: { from: number; to: number; ms: number }[] = []
  const collections: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => {
    collections.push(...list.getEntries().filter(isMajor))
  })
  observer.observe({ entryTypes: ['gc'] })
  let [last, before] = [performance.now(), worked()]
  const timer = setInterval(() => {
    const [now, workedNow] = [performance.now(), worked()]
    blocks.push({ from: last, to: now, ms: workedNow - before })
    ;[last, before] = [now, workedNow]
  }, 2)
  onTestFinished(() => {
    clearInterval(timer)
    observer.disconnect()
  })
  return () => {
    const own = blocks.filter(
      ({ from, to }) =>
        !collections.some(
          ({ startTime, duration }) => startTime < to && startTime + duration > from,
        ),
    )
    expect(own.length).toBeGreaterThan(blocks.length / 2)
    return Math.max(...own.map(({ ms }) => ms))
  }
}

const isMajor = (entry: PerformanceEntry & { detail?: { kind?: number } }) =>
  entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR

// In SQLite, whose queries occupy the process too.
oneDatabase((open) => {
  test('requests wait little while an import of 1,000 rows is checked', {
    timeout: 180_000,
  }, async () => {
    const desk = await openImportDesk(await open())
    const { id } = (await desk.send([...sheets, await photos()])).json()
    const longestBlock = watchLoop()
    const { state, counts } = await desk.settled(id)
    await pause(10)
    expect({ state, counts }).toMatchObject({ state: 'checked', counts: { new: 1000, refused: 0 } })
    // Beside other tests; without steps it is more than 200.
    expect(longestBlock()).toBeLessThan(100)
  })
})
