import { setTimeout as delay } from 'node:timers/promises'
import { atMost, type Line } from '../figures/line.ts'
import { send } from './load.ts'
import { residentMb } from './processor.ts'
import type { Site } from './site.ts'

const addresses = 10_000
const restMs = 20_000

/** Memory after a day's visitors have requested thousands of different pages, once each. */
export async function measureMemory({ pid, port }: Site): Promise<Line[]> {
  const before = residentMb(pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 200)
  const kinds = ['travel-packages', 'hotels', 'villas', 'adventure', 'wellness']
  const path = (n: number) => `/${kinds[n % kinds.length]}?maxPrice=${20_000 + n}`
  await send({ port, count: addresses, path, connections: 4 })
  await delay(restMs)
  clearInterval(watch)
  const page = `memory, ${addresses.toLocaleString('en')} addresses`
  return [
    {
      page,
      ...atMost({ what: 'at rest afterwards', unit: 'MB', value: residentMb(pid), limit: 250 }),
    },
    { page, ...atMost({ what: 'at most', unit: 'MB', value: most, limit: 450 }) },
    { page, ...atMost({ what: 'at rest before', unit: 'MB', value: before, limit: 250 }) },
  ]
}
