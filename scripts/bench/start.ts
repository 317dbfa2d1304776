import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '#test/servers/running-server.ts'
import { createAsker } from '../cluster/ask.ts'
import { atMost, type Line } from '../figures/line.ts'
import { median } from '../figures/median.ts'
import { processorMs } from './processor.ts'
import { type Site, withDemo } from './site.ts'

const starts = 5
const visitors = 20
/** By then all of them are at it. */
const warmUpMs = 1000
const paths = ['/', '/hotels', '/travel-packages?maxPrice=', '/About', '/api/Villa', '/robots.txt']

/** The time from start to the first page, and the requests left unanswered by a stop. */
export const measureStarts = (): Promise<Line[]> =>
  withDemo(async (site) => [await lostWhileStopping(site), ...(await startOf(site.folder))])

async function startOf(folder: string): Promise<Line[]> {
  const { ask, close } = createAsker()
  const [seconds, processor]: [number[], number[]] = [[], []]
  for (let n = 0; n < starts; n++) {
    const began = performance.now()
    const server = await startServer(folder)
    const { status } = await ask(server.url)
    if (status !== 200) throw new Error(`The first page was answered by ${status}.`)
    seconds.push((performance.now() - began) / 1000)
    processor.push(processorMs(server.pid) / 1000)
    await server.stop()
  }
  close()
  const page = 'start, until the home page is answered'
  return [
    { page, ...atMost({ what: 'by the clock', unit: 's', value: median(seconds), limit: 3 }) },
    { page, ...atMost({ what: 'processor', unit: 's', value: median(processor), limit: 3 }) },
  ]
}

/** Sends requests on keep-alive connections while the site stops. */
async function lostWhileStopping({ url, stop }: Site): Promise<Line> {
  const { ask, close } = createAsker()
  let [answered, lost, isStopping] = [0, 0, false]
  async function visitor(from: number) {
    for (let n = from; !isStopping; n++) {
      const path = paths[n % paths.length] ?? '/'
      await ask(url + path + (path.endsWith('=') ? n : '')).then(
        () => {
          answered += 1
        },
        () => {
          lost += 1
        },
      )
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, at) => visitor(at * 1000)))
  await delay(warmUpMs)
  const stopped = stop()
  // As a proxy, which sends no more once it notices the stop.
  await delay(warmUpMs)
  isStopping = true
  await Promise.all([all, stopped])
  close()
  const page = `SIGTERM under load, ${answered.toLocaleString('en')} requests`
  return { page, ...atMost({ what: 'not answered', unit: '', value: lost, limit: 0 }) }
}
