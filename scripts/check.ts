import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, type Step } from './check-step.ts'
import { countBrowserTests, countUnitTests } from './count-tests.ts'
import { ensureCaddy, ensurePostgres, ensureTestBrowser } from './programs.ts'

const root = join(import.meta.dirname, '..')
const results = 'test-results'
const unitReport = `${results}/unit.json`
const browserReport = `${results}/journeys.json`

const types: Step = {
  name: 'types',
  commands: ['react-router typegen', 'tsc -p . --checkers 2'],
  count: 'one',
}
const lint: Step = { name: 'lint', commands: ['biome check --error-on-warnings'], count: 'one' }
const unit: Step = {
  name: 'unit tests',
  commands: [
    `vitest run --config test/vitest.config.ts --reporter=dot --reporter=json --outputFile=${unitReport}`,
  ],
  count: () => countUnitTests(join(root, unitReport)),
}
const build: Step = { name: 'build', commands: ['node scripts/build.ts'], count: 'none' }
const browser: Step = {
  name: 'browser tests',
  commands: ['playwright test --config test/playwright.config.ts --reporter=dot,json'],
  variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  count: () => countBrowserTests(join(root, browserReport)),
}

const total = { passed: 0, failed: 0 }
async function take(step: Step) {
  const { passed, failed } = await run(step)
  total.passed += passed
  total.failed += failed
}

rmSync(join(root, results), { recursive: true, force: true })
try {
  ensureTestBrowser()
  ensurePostgres()
  ensureCaddy()
  await Promise.all([take(types), take(lint)])
  await take(build)
  await take(unit)
  await take(browser)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed += 1
}
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
