import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyScript } from './early-script.ts'

/** What the script marks on a page opened at a fragment. */
function marksWith(getItem: (key: string) => string | null) {
  const dataset = {}
  const storage = { getItem, setItem: () => {}, removeItem: () => {} }
  runInNewContext(earlyScript(), {
    ...{ localStorage: storage, sessionStorage: storage, performance },
    ...{ document: { documentElement: { dataset } }, location: { hash: '#a', pathname: '/' } },
    PerformanceNavigationTiming: class {},
  })
  return dataset
}

test('marks staff by their token, and a visitor who was greeted', () => {
  const stored = (key: string) => (key === 'jwtToken' || key === 'welcomed' ? '1' : null)
  expect(marksWith(stored)).toEqual({ staff: '', welcomed: '', whole: '' })
  expect(marksWith(() => null)).toEqual({ whole: '' })
})

test('a browser whose storage is off still runs what is first in a page', () => {
  const refuse = () => {
    throw new Error('Storage is off')
  }
  expect(marksWith(refuse)).toEqual({ whole: '' })
})
