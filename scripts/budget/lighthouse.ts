import lighthouse, { type Flags } from 'lighthouse'
import { atLeast, atMost } from './line.ts'

/** 2G in the mountains, on a phone a sixth as fast as this machine. */
const edgeOfTheNet: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: 400,
    throughputKbps: 400,
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 6,
  },
  onlyCategories: ['performance'],
}

type Audits = Record<string, { numericValue?: number }>

async function run(url: string, port: number, flags: Flags) {
  const result = await lighthouse(url, { port, logLevel: 'error', ...flags })
  if (!result) throw new Error(`Lighthouse did not answer for ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const points = (category: string) => (categories[category]?.score ?? Number.NaN) * 100
  const number = (audit: string) => (audits as Audits)[audit]?.numericValue ?? Number.NaN
  return { points, number }
}

/** Scores and times of a page. A machine with other work is late at times: of three runs, the middle. */
export async function auditPage(url: string, port: number) {
  const usual = await times(3, () => run(url, port, {}))
  const slow = await times(3, () => run(url, port, edgeOfTheNet))
  const middle = (runs: typeof usual, audit: string) =>
    median(runs.map(({ number }) => number(audit)))
  const score = (what: string, category: string, limit: number) =>
    atLeast({
      what: `Lighthouse ${what}`,
      unit: 'points',
      value: median(usual.map(({ points }) => points(category))),
      limit,
    })
  const seconds = (what: string, runs: typeof usual, limit: number) =>
    atMost({ what, unit: 's', value: middle(runs, 'largest-contentful-paint') / 1000, limit })
  return [
    seconds('LCP, slow 4G', usual, 1.5),
    seconds('LCP, 400 kbps, 400 ms, 6× CPU', slow, 3),
    atMost({
      what: 'CLS',
      unit: '',
      value: middle(usual, 'cumulative-layout-shift'),
      limit: 0.02,
    }),
    atMost({ what: 'TBT', unit: 'ms', value: middle(usual, 'total-blocking-time'), limit: 50 }),
    score('performance', 'performance', 98),
    score('accessibility', 'accessibility', 100),
    score('best practices', 'best-practices', 100),
    score('SEO', 'seo', 100),
  ]
}

async function times<Value>(count: number, measure: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  while (values.length < count) values.push(await measure())
  return values
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
