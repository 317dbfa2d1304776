import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Counts } from './check-step.ts'

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** From Vitest's JSON; a file that could not be read counts as one failure. */
export function countUnitTests(file: string): Counts {
  const report = unitReport.parse(read(file))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return counted(report.numPassedTests, report.numFailedTests + broken.length)
}

/** From Playwright's JSON; a test that passed when tried again passed, which its report says. */
export function countBrowserTests(file: string): Counts {
  const { stats, errors } = browserReport.parse(read(file))
  return counted(stats.expected + stats.flaky, stats.unexpected + errors.length)
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function counted(passed: number, failed: number): Counts {
  if (passed + failed === 0) throw new Error('no test ran')
  return { passed, failed }
}
