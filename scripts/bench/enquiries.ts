import { createAsker } from '../cluster/ask.ts'
import { atLeast, atMost, type Line } from '../figures/line.ts'
import type { Site } from './site.ts'

const clients = 8
const count = 2000

/** Enquiries stored per second, each from another visitor. */
export async function measureEnquiries({ url }: Site): Promise<Line[]> {
  const { ask, close } = createAsker()
  const times: number[] = []
  let next = 0
  async function client() {
    while (next < count) {
      const n = next++
      const start = performance.now()
      const { status, body } = await ask(`${url}/api/partners`, {
        from: `127.2.${(n >> 7) & 255}.${n % 128}`,
        json: { name: `Guest ${n}`, email: `guest${n}@example.in`, phone: `98${10_000_000 + n}` },
      })
      if (status !== 201) throw new Error(`An enquiry was answered by ${status}: ${body}`)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  close()
  times.sort((a, b) => a - b)
  const page = `enquiries, ${clients} clients`
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
  return [
    { page, ...atLeast({ what: 'kept', unit: '/s', value: count / seconds, limit: 300 }) },
    { page, ...atMost({ what: 'p99', unit: 'ms', value: p99, limit: 50 }) },
  ]
}
