import { beforeEach, expect, test, vi } from 'vitest'
import { endGreeting, isOfPackage, mayGreet } from './greeting.ts'

let visitor: { prefersLess: boolean; connection?: object }
const page = () => window as unknown as EventTarget & { scrollY: number }

beforeEach(() => {
  visitor = { prefersLess: false }
  const matchMedia = () => ({ matches: visitor.prefersLess })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollY: 0, matchMedia }))
  vi.stubGlobal('navigator', visitor)
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('the greeting before a package lasts 2000 ms', () => {
  const end = vi.fn()
  endGreeting(end)
  vi.advanceTimersByTime(1999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})

test.each([...['wheel', 'touchmove', 'keydown', 'pointerdown', 'scroll']])(
  '%s ends it earlier',
  (type) => {
    const end = vi.fn()
    const stop = endGreeting(end)
    // The page scrolls to its top on arrival.
    page().dispatchEvent(new Event('scroll'))
    expect(end).not.toHaveBeenCalled()
    page().scrollY = 10
    page().dispatchEvent(new Event(type))
    expect(end).toHaveBeenCalledOnce()
    stop()
    page().dispatchEvent(new Event(type))
    vi.advanceTimersByTime(2000)
    expect(end).toHaveBeenCalledOnce()
  },
)

test('neither reduced motion nor saved data is greeted', () => {
  expect(mayGreet()).toBe(true)
  visitor.prefersLess = true
  expect(mayGreet()).toBe(false)
  visitor.prefersLess = false
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    visitor.connection = connection
    expect(mayGreet()).toBe(false)
  }
})

test('only the page of a package is greeted', () => {
  expect(['/travel-package/3', '/travel-package/3/first-time'].every(isOfPackage)).toBe(true)
  expect(['/travel-packages', '/travel-package/3/print', '/villas/3'].some(isOfPackage)).toBe(false)
})
