import { setTimeout as delay } from 'node:timers/promises'
import { createAsker } from './ask.ts'

const pagePauseMs = 20
const enquiryPauseMs = 50
const retryMs = 250

interface Load {
  /** Page URLs, requested in turn by each visitor. */
  paths: string[]
  browsers?: number
  enquirers?: number
  /** Whether a 503 with Retry-After is acceptable, as while the database is away. */
  mayRefuse?: () => boolean
}

interface Tally {
  pages: number
  /** Stale pages from memory. */
  stale: number
  /** Pages and enquiries answered with Retry-After. */
  refused: number
  /** The errors of other pages. */
  failed: string[]
  /** Names of acknowledged enquiries. */
  acknowledged: string[]
}

/** Visitors who browse and enquire until stopped; each enquiry is repeated until acknowledged. */
export function startVisitors(site: string, load: Load) {
  const { paths, browsers = 4, enquirers = 2, mayRefuse = () => false } = load
  const { ask, close } = createAsker()
  const tally: Tally = { pages: 0, stale: 0, refused: 0, failed: [], acknowledged: [] }
  const run = Math.random().toString(36).slice(2, 8)
  let open = true
  let visitors = 0

  const newcomer = () => {
    visitors += 1
    return { number: visitors, from: addressOf(visitors) }
  }

  async function browse() {
    const { number, from } = newcomer()
    for (let at = number; open; at += 1) {
      const path = paths[at % paths.length] ?? '/'
      const answer = await ask(site + path, { from }).catch((error: Error) => error)
      countPage(tally, { path, answer, mayRefuse: mayRefuse() })
      await delay(pagePauseMs)
    }
  }

  async function enquire() {
    while (open) {
      const { number, from } = newcomer()
      const name = `Visitor ${run} ${number}`
      const json = { name, email: `${run}-${number}@example.in`, idempotencyKey: name }
      const attempt = () => ask(`${site}/api/partners`, { from, json }).catch(() => undefined)
      await untilAcknowledged(tally, attempt)
      tally.acknowledged.push(name)
      await delay(enquiryPauseMs)
    }
  }

  const all = Promise.all([
    ...Array.from({ length: browsers }, browse),
    ...Array.from({ length: enquirers }, enquire),
  ])
  return {
    tally,
    /** Resolves when the last of them has its answer. */
    async sendHome() {
      open = false
      await all
      close()
      return tally
    },
  }
}

async function untilAcknowledged(
  tally: Tally,
  attempt: () => Promise<{ status: number } | undefined>,
) {
  for (;;) {
    const answer = await attempt()
    if (answer?.status === 201) return
    tally.refused += 1
    await delay(retryMs)
  }
}

const addressOf = (number: number) => `127.1.${(number >> 8) & 255}.${number & 255}`

interface Looked {
  path: string
  answer: Error | { status: number; headers: Record<string, unknown> }
  mayRefuse: boolean
}

function countPage(tally: Tally, { path, answer, mayRefuse }: Looked) {
  tally.pages += 1
  if (answer instanceof Error) tally.failed.push(`${path}: ${answer.message}`)
  else if (answer.status === 503 && answer.headers['retry-after'] && mayRefuse) tally.refused += 1
  else if (answer.status !== 200) tally.failed.push(`${path}: ${answer.status}`)
  else if (answer.headers['x-served'] === 'stale') tally.stale += 1
}
