import lighthouse, { type Flags } from 'lighthouse'
import { Audit } from 'lighthouse/core/audits/audit.js'
import { atLeast, atMost } from '../figures/line.ts'
import { median, times } from '../figures/median.ts'
import type { Blocking } from './blocking-time.ts'

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

/** Lighthouse's own settings for phones. */
const blockingCurve = { median: 600, p10: 200 }

type Audits = Record<string, { numericValue?: number; score?: number | null }>

async function run(url: string, port: number, flags: Flags) {
  const result = await lighthouse(url, { port, logLevel: 'error', ...flags })
  if (!result) throw new Error(`Lighthouse did not answer for ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const points = (category: string) => (categories[category]?.score ?? Number.NaN) * 100
  const number = (audit: string) => (audits as Audits)[audit]?.numericValue ?? Number.NaN
  /** Lighthouse's performance score for this blocking time. */
  function performancePoints(blockingMs: number) {
    const { auditRefs = [] } = categories.performance ?? {}
    const score = (id: string) =>
      id === 'total-blocking-time'
        ? Audit.computeLogNormalScore(blockingCurve, blockingMs)
        : ((audits as Audits)[id]?.score ?? 0)
    const points = auditRefs.map(({ id, weight }) => (weight > 0 ? weight * score(id) : 0))
    return Math.round(points.reduce((total, each) => total + each, 0))
  }
  return { points, number, performancePoints }
}

/**
 * Scores and times of a page, median of three runs, since the machine may be busy. Blocking time is
 * measured separately, since Lighthouse uses wall-clock time.
 */
export async function auditPage(url: string, port: number, blocking: Blocking) {
  const usual = await times(3, () => run(url, port, {}))
  const slow = await times(3, () => run(url, port, edgeOfTheNet))
  const middle = (runs: typeof usual, audit: string) =>
    median(runs.map(({ number }) => number(audit)))
  const score = (what: string, limit: number, of: (run: (typeof usual)[number]) => number) =>
    atLeast({ what: `Lighthouse ${what}`, unit: 'points', value: median(usual.map(of)), limit })
  const seconds = (what: string, runs: typeof usual, limit: number) =>
    atMost({ what, unit: 's', value: middle(runs, 'largest-contentful-paint') / 1000, limit })
  const lines = [
    seconds('LCP, slow 4G', usual, 1.5),
    seconds('LCP, 400 kbps, 400 ms, 6× CPU', slow, 3),
    atMost({
      what: 'CLS',
      unit: '',
      value: middle(usual, 'cumulative-layout-shift'),
      limit: 0.02,
    }),
    atMost({
      what: 'TBT by processor time, 4× CPU',
      unit: 'ms',
      value: blocking.usualMs,
      limit: 50,
    }),
    atMost({
      what: 'TBT, Moto G Power of 2022',
      unit: 'ms',
      value: blocking.slowPhoneMs,
      limit: 200,
    }),
    score('performance with that TBT', 98, (each) => each.performancePoints(blocking.usualMs)),
    score('accessibility', 100, ({ points }) => points('accessibility')),
    score('best practices', 100, ({ points }) => points('best-practices')),
    score('SEO', 100, ({ points }) => points('seo')),
  ]
  const byClock = {
    blockingMs: Math.round(middle(usual, 'total-blocking-time')),
    points: median(usual.map(({ points }) => points('performance'))),
  }
  return { lines, byClock }
}
