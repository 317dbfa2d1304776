import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { poll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('asks again only after the answer, and not once ended', async () => {
  const answers: PromiseWithResolvers<void>[] = []
  const end = poll(1000, () => {
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(answers).toHaveLength(1)
  answers[0]?.resolve()
  await vi.advanceTimersByTimeAsync(5000)
  expect(answers).toHaveLength(2)
  end()
  answers[1]?.resolve()
  await vi.advanceTimersByTimeAsync(5000)
  expect(answers).toHaveLength(2)
})
