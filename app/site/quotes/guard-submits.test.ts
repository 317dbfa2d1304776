import { expect, test, vi } from 'vitest'
import { guardSubmits } from './guard-submits.ts'

/** What is shown after submits at these times in ms, and how many of the forms are sent. */
function submit(times: number[], onLine = true, guard = guardSubmits()) {
  vi.stubGlobal('navigator', { onLine })
  const preventDefault = vi.fn()
  const shown = times.map((timeStamp) => guard({ timeStamp, preventDefault }))
  return { shown, sent: times.length - preventDefault.mock.calls.length }
}

test('a double tap sends a form once, a later one again', () => {
  expect(submit([0, 300])).toEqual({ shown: ['sending', 'sending'], sent: 1 })
  expect(submit([0, 4999, 5000]).sent).toBe(2)
})

test('without a connection nothing is sent, and the next attempt is no double tap', () => {
  const guard = guardSubmits()
  expect(submit([0], false, guard)).toEqual({ shown: ['offline'], sent: 0 })
  expect(submit([300], true, guard)).toEqual({ shown: ['sending'], sent: 1 })
})
