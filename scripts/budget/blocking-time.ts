import { setTimeout } from 'node:timers/promises'
import { median, times } from '../figures/median.ts'
import { isTask, openTab, type TraceEvent, taskCategory } from './tab.ts'
import { phone } from './weights.ts'

/** Until the page is hydrated, at rest and completely laid out. */
const wholeMs = 7000
const longTaskMs = 50
const categories = ['devtools.timeline', taskCategory]

/** How many times slower than this machine Lighthouse takes a phone to be. */
const lighthouseSlowdown = 4

/** Total blocking time in milliseconds. */
export interface Blocking {
  /** On the phone that Lighthouse supposes. */
  usualMs: number
  /** On a Moto G Power of 2022. */
  slowPhoneMs: number
}

/**
 * The total blocking time of a page, median of five loads: the time of main thread tasks beyond
 * 50 ms each after the first paint. `slowdown` is how many times slower the slow phone is.
 */
export async function measureBlockingTime(
  url: string,
  port: number,
  slowdown: number,
): Promise<Blocking> {
  const loads = await times(5, () => traceLoad(url, port))
  const onPhone = (slower: number) =>
    median(loads.map((events) => blockingTime(events, url, slower)))
  return { usualMs: onPhone(lighthouseSlowdown), slowPhoneMs: onPhone(slowdown) }
}

async function traceLoad(url: string, port: number): Promise<TraceEvent[]> {
  const tab = await openTab(port)
  const { viewport, deviceScaleFactor, isMobile: mobile } = phone
  await tab.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile })
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: phone.hasTouch })
  const events = await tab.trace(categories, async () => {
    await tab.send('Page.navigate', { url })
    await setTimeout(wholeMs)
  })
  await tab.close()
  return events
}

/** By the thread's processor time, since with few processors tasks mostly wait for their turn. */
export function blockingTime(events: TraceEvent[], url: string, slowdown: number): number {
  const load = events.find(({ name, args }) => name === 'CommitLoad' && args.data?.url === url)
  const own = events.filter(({ pid, tid }) => pid === load?.pid && tid === load.tid)
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return own
    .filter(isTask)
    .map((task) => Math.max(0, timeAfter(task, paint.ts) * slowdown - longTaskMs))
    .reduce((total, ms) => total + ms, 0)
}

/** The milliseconds of a task after a moment: as for Lighthouse, what comes before it does not count. */
function timeAfter({ ts, dur = 0, tdur = 0 }: TraceEvent, moment: number): number {
  const after = ts + dur - Math.max(ts, moment)
  return after > 0 ? ((tdur / 1000) * after) / dur : 0
}
