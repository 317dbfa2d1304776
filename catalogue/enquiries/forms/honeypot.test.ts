import { expect, test } from 'vitest'
import { suspicionOf } from './honeypot.ts'

test.each([
  [{}, ''],
  [{ topic: '', openForMs: '' }, ''],
  [{ topic: '', openForMs: '300' }, ''],
  [{ topic: 'Buy now' }, 'trap'],
  [{ topic: ' ', openForMs: '299' }, 'haste'],
  [{ openForMs: 0 }, 'haste'],
])('%j is judged as %j', (sent, suspicion) => {
  expect(suspicionOf(sent)).toBe(suspicion)
})
