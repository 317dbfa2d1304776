import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a task starts when the previous one has ended, even with an error', async () => {
  const queue = oneAtATime()
  const seen: string[] = []
  const task = (name: string, fails: boolean) => async () => {
    seen.push(`${name} starts`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    if (fails) throw new Error(name)
    return name
  }
  const first = queue(task('first', true))
  const second = queue(task('second', false))
  await expect(first).rejects.toThrow('first')
  expect(await second).toBe('second')
  expect(seen).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
})
