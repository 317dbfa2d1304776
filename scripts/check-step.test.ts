import { beforeEach, expect, test, vi } from 'vitest'
import { run } from './check-step.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

const fine = 'node --version'
const broken = 'node --no-such-option'

test('a step of commands counts as one', async () => {
  expect(await run({ name: 'types', commands: [fine, fine], count: 'one' })).toEqual({
    passed: 1,
    failed: 0,
  })
})

test.each([
  { name: 'a program that fails', commands: [fine, broken], count: 'one' as const },
  { name: 'a program that is missing', commands: ['no-such-program'], count: 'none' as const },
  { name: 'a report that is missing', commands: [fine], count: () => JSON.parse('') },
])('$name is one failure', async (step) => {
  expect(await run(step)).toEqual({ passed: 0, failed: 1 })
})

test('passed tests of a crashed program do not count alone', async () => {
  const count = () => ({ passed: 7, failed: 0 })
  expect(await run({ name: 'tests', commands: [broken], count })).toEqual({ passed: 7, failed: 1 })
})

test('prints everything of a failed step and one line of a successful one', async () => {
  await run({ name: 'lint', commands: [fine], count: 'none' })
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(/^✓ lint, [\d.]+ s$/)
  await run({ name: 'lint', commands: [broken], count: 'none' })
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(/no-such-option.*✗ lint/s)
})

test('lists tests that passed only on retry under a successful step', async () => {
  const count = () => ({ passed: 7, failed: 0, flaky: ['menu.spec.ts: opens'] })
  await run({ name: 'tests', commands: [fine], count })
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toBe(
    '  passed only when tried again: menu.spec.ts: opens',
  )
})
