import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Counts } from './check-step.ts'

const root = join(import.meta.dirname, '..')

const unitTest = z.object({
  status: z.string(),
  fullName: z.string(),
  /** Of a test that passed, those of its first try. */
  failureMessages: z.array(z.string()).nullish(),
})

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(unitTest) }),
  ),
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

/**
 * From Vitest's JSON; an unreadable file counts as one failure. Tests that passed only on retry are
 * listed; too many are failures.
 */
export function countUnitTests(file: string): Counts {
  const report = unitReport.parse(read(file))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  )
  const steady = report.numPassedTests - flaky.length
  return counted({ steady, failed: report.numFailedTests + broken.length, flaky })
}

/** The same from Playwright's JSON. */
export function countBrowserTests(file: string): Counts {
  const { stats, errors, suites } = browserReport.parse(read(file))
  const flaky = suites.flatMap(flakyOf)
  return counted({ steady: stats.expected, failed: stats.unexpected + errors.length, flaky })
}

const flakyOf = ({ specs, suites }: z.output<typeof suite>): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyOf),
]

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

interface Outcome {
  /** Tests that passed at once. */
  steady: number
  failed: number
  flaky: string[]
}

function counted({ steady, failed, flaky }: Outcome): Counts {
  if (steady + failed + flaky.length === 0) throw new Error('no test ran')
  return flaky.length > maxFlaky
    ? { passed: steady, failed: failed + flaky.length, flaky }
    : { passed: steady + flaky.length, failed, flaky }
}
