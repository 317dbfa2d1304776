import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { countBrowserTests, countUnitTests } from './count-tests.ts'

function fileOf(report: object): string {
  const folder = temporaryFolder()
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a unit test file that cannot be read is a failure beside the tests', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults }
  expect(countUnitTests(fileOf(report))).toEqual({ passed: 2, failed: 2 })
})

test('a browser test that passed when tried again passed, and errors beside the tests are failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(countBrowserTests(fileOf(report))).toEqual({ passed: 6, failed: 2 })
})

test('no tests at all is no success', () => {
  const none = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] }
  expect(() => countBrowserTests(fileOf(none))).toThrow('no test ran')
  expect(() => countUnitTests(fileOf({}))).toThrow()
})
