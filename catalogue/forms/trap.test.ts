import { expect, test } from 'vitest'
import { suspicionOf } from './trap.ts'

test.each([
  [{}, ''],
  [{ topic: '', openForMs: '' }, ''],
  [{ topic: '', openForMs: '2000' }, ''],
  [{ topic: 'Buy now' }, 'trap'],
  [{ topic: ' ', openForMs: '1999' }, 'haste'],
  [{ openForMs: 0 }, 'haste'],
])('%j looks like %j', (sent, suspicion) => {
  expect(suspicionOf(sent)).toBe(suspicion)
})
