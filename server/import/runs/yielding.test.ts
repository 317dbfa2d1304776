import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases.ts'
import { openImportDesk } from '#test/servers/import-desk.ts'

const story = 'Lakes and meadows of the valley. '.repeat(4)
const packages = Array.from(
  { length: 1000 },
  (_, at) => `P${at},Tour ${at},3 days,${9000 + at},Luxury and VIP Travel Packages,${story}`,
)
const days = packages.flatMap((_, at) =>
  [1, 2, 3].map((day) => `P${at},${day},Day ${day} of it,${story}`),
)
const sheets = [
  {
    name: 'Travel packages.csv',
    body: ['ID,Title,Duration,Price,Category,Overview', ...packages].join('\n'),
  },
  {
    name: 'Travel package days.csv',
    body: ['Travel package,Day number,Title,Details', ...days].join('\n'),
  },
]

/** The longest that the loop stood still, in milliseconds. */
function watchLoop() {
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 5)
  onTestFinished(() => clearInterval(timer))
  return () => longest
}

eachDatabase((open) => {
  test('whoever waits for an answer waits little while an import of 1,000 rows is checked', async () => {
    const desk = await openImportDesk(await open())
    const { id } = (await desk.send(sheets)).json()
    const longest = watchLoop()
    const state = await desk.settled(id)
    console.log(longest(), JSON.stringify(state).slice(0, 600))
    await pause(10)
    expect(longest()).toBeLessThan(200)
  })
})
