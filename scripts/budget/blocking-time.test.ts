import { expect, test } from 'vitest'
import { blockingTime } from './blocking-time.ts'

const url = 'https://example.com/'
const main = { pid: 1, tid: 1, args: {} }
const load = { ...main, name: 'CommitLoad', ts: 1000, args: { data: { url } } }
const paint = { ...main, name: 'firstContentfulPaint', ts: 1_000_000 }
const task = {
  ...main,
  name: 'ThreadControllerImpl::RunTask',
  ts: 2_000_000,
  dur: 90_000,
  tdur: 30_000,
}

test('counts what a slower phone would need beyond 50 ms, by processor time', () => {
  expect(blockingTime([load, paint, task, { ...task, tdur: 10_000 }], url, 4)).toBe(70)
})

test('counts of a task during which the page was painted only what follows', () => {
  const painting = { ...task, ts: paint.ts - 30_000 }
  expect(blockingTime([load, paint, painting], url, 4)).toBe(30)
})

test('ignores tasks before the first paint, and other threads', () => {
  const others = [
    { ...task, ts: 900_000 },
    { ...task, tid: 2 },
    { ...task, pid: 2 },
    { ...paint, pid: 2, ts: 0 },
  ]
  expect(blockingTime([load, ...others, paint], url, 4)).toBe(0)
})

test('a page that never painted has no blocking time', () => {
  expect(blockingTime([load, task], url, 4)).toBeNaN()
})
