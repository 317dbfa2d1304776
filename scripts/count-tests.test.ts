import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { countBrowserTests, countUnitTests } from './count-tests.ts'

function fileOf(report: object): string {
  const folder = temporaryFolder()
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const name = join(import.meta.dirname, 'menu.test.ts')
const unitTest = (status: string, ...failureMessages: string[]) => ({
  ...{ status, failureMessages, fullName: `${status} on ${failureMessages.length + 1}` },
})

test('an unreadable unit test file is a failure in addition to the tests', () => {
  const testResults = [
    { name, status: 'passed', assertionResults: [unitTest('passed'), unitTest('passed')] },
    { name, status: 'failed', assertionResults: [unitTest('failed', 'wrong', 'wrong')] },
    { name, status: 'failed', assertionResults: [] },
  ]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults }
  expect(countUnitTests(fileOf(report))).toEqual({ passed: 2, failed: 2, flaky: [] })
})

test('lists a unit test that passed only on retry; more than two fail the run', () => {
  const reportOf = (count: number) => {
    const late = Array.from({ length: count }, () => unitTest('passed', 'wrong'))
    const assertionResults = [unitTest('passed'), ...late]
    const testResults = [{ name, status: 'passed', assertionResults }]
    return { numPassedTests: count + 1, numFailedTests: 0, testResults }
  }
  const flaky = ['scripts/menu.test.ts: passed on 2', 'scripts/menu.test.ts: passed on 2']
  expect(countUnitTests(fileOf(reportOf(2)))).toEqual({ passed: 3, failed: 0, flaky })
  expect(countUnitTests(fileOf(reportOf(3)))).toMatchObject({ passed: 1, failed: 3 })
})

/** A Playwright report with this number of tests that passed only on retry, in nested suites. */
function browserReport(flaky: number) {
  const specs = Array.from({ length: flaky }, (_, at) => ({
    title: `late ${at + 1}`,
    file: 'menu.spec.ts',
    tests: [{ status: 'flaky' }],
  }))
  const steady = { title: 'steady', file: 'menu.spec.ts', tests: [{ status: 'expected' }] }
  const stats = { expected: 5, unexpected: 1, flaky }
  return { stats, errors: [{}], suites: [{ specs: [steady], suites: [{ specs }] }] }
}

test('lists a browser test that passed only on retry, and counts errors outside of tests as failures', () => {
  expect(countBrowserTests(fileOf(browserReport(2)))).toEqual({
    passed: 7,
    failed: 2,
    flaky: ['menu.spec.ts: late 1', 'menu.spec.ts: late 2'],
  })
})

test('more than two browser tests that passed only on retry fail the run', () => {
  const { passed, failed, flaky } = countBrowserTests(fileOf(browserReport(3)))
  expect({ passed, failed }).toEqual({ passed: 5, failed: 5 })
  expect(flaky).toHaveLength(3)
})

test('no tests at all is not a success', () => {
  const none = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], suites: [] }
  expect(() => countBrowserTests(fileOf(none))).toThrow('no test ran')
  expect(() => countUnitTests(fileOf({}))).toThrow()
})
