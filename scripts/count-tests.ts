import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Counts } from './check-step.ts'

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string() })),
})

const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([])
  },
})

const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
})

/** More tests than this that pass only on retry fail the run. */
const maxFlaky = 2

/** From Vitest's JSON; an unreadable file counts as one failure. */
export function countUnitTests(file: string): Counts {
  const report = unitReport.parse(read(file))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return counted(report.numPassedTests, report.numFailedTests + broken.length)
}

/** From Playwright's JSON. Tests that passed only on retry are listed; too many are failures. */
export function countBrowserTests(file: string): Counts {
  const { stats, errors, suites } = browserReport.parse(read(file))
  const flaky = suites.flatMap(flakyOf)
  const tooMany = flaky.length > maxFlaky
  const passed = stats.expected + (tooMany ? 0 : stats.flaky)
  const failed = stats.unexpected + errors.length + (tooMany ? stats.flaky : 0)
  return { ...counted(passed, failed), flaky }
}

const flakyOf = ({ specs, suites }: z.output<typeof suite>): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyOf),
]

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function counted(passed: number, failed: number): Counts {
  if (passed + failed === 0) throw new Error('no test ran')
  return { passed, failed }
}
