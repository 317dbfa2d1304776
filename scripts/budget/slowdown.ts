import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { median, times } from '../figures/median.ts'
import { isTask, openTab, taskCategory } from './tab.ts'

/** Lighthouse's benchmark on a Moto G Power of 2022, by which Chromium's developer tools calibrate. */
const phoneIndex = 264

/** The speed of this machine, and how many times slower Lighthouse's reference phone is. */
export async function measureSlowdown(port: number) {
  const index = median(await times(5, () => benchmark(port)))
  return { index, slowdown: index / phoneIndex }
}

/** The benchmark index by processor time, so that a busy machine does not count as a slow one. */
async function benchmark(port: number): Promise<number> {
  const tab = await openTab(port)
  let index = Number.NaN
  const events = await tab.trace([taskCategory], async () => {
    const expression = `(${pageFunctions.computeBenchmarkIndex})()`
    const answer = await tab.send('Runtime.evaluate', { expression })
    index = (answer as { result: { value: number } }).result.value
  })
  await tab.close()
  const [{ dur = Number.NaN, tdur = Number.NaN } = {}] = events
    .filter(isTask)
    .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
  return (index * dur) / tdur
}
