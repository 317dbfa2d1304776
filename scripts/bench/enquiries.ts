import { createAsker } from '../cluster/ask.ts'
import { atLeast, atMost, type Line } from '../figures/line.ts'
import type { Site } from './site.ts'

const clients = 8
const warmUp = 100
const count = 2000

/** Enquiries stored per second by a server that is warm, each from another visitor. */
export async function measureEnquiries({ url }: Site): Promise<Line[]> {
  const { ask, close } = createAsker()
  let next = 0
  async function send(): Promise<number> {
    const n = next++
    const start = performance.now()
    const { status, body } = await ask(`${url}/api/partners`, {
      from: `127.2.${(n >> 7) & 255}.${n % 128}`,
      json: { name: `Guest ${n}`, email: `guest${n}@example.in`, phone: `98${10_000_000 + n}` },
    })
    if (status !== 201) throw new Error(`An enquiry was answered by ${status}: ${body}`)
    return performance.now() - start
  }
  const times: number[] = []
  const sendUpTo = (last: number) =>
    Promise.all(
      Array.from({ length: clients }, async () => {
        while (next < last) times.push(await send())
      }),
    )
  await sendUpTo(warmUp)
  times.length = 0
  const start = performance.now()
  await sendUpTo(warmUp + count)
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
