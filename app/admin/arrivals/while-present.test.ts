import { beforeEach, expect, test, vi } from 'vitest'
import { whilePresent } from './while-present.ts'

class Tab extends EventTarget {
  hidden = false
  /** Hides or shows it. */
  hide(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let tab = new Tab()
let page = new EventTarget()
/** Of each run, whether it goes on. */
let runs: AbortSignal[] = []
const goOn = () => runs.map(({ aborted }) => !aborted)

/** Begins in a tab on such a device. */
function begin(device: 'phone' | 'desk') {
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'phone' }))
  return whilePresent((signal) => runs.push(signal))
}

beforeEach(() => {
  vi.useFakeTimers()
  tab = new Tab()
  page = new EventTarget()
  runs = []
  vi.stubGlobal('document', tab)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return () => vi.useRealTimers()
})

test('on a phone a page that stays hidden stops, and begins again once it is seen', () => {
  const end = begin('phone')
  expect(goOn()).toEqual([true])
  tab.hide(true)
  vi.advanceTimersByTime(59_000)
  tab.hide(false)
  vi.advanceTimersByTime(60_000)
  expect(goOn()).toEqual([true])
  tab.hide(true)
  vi.advanceTimersByTime(60_000)
  expect(goOn()).toEqual([false])
  tab.hide(false)
  expect(goOn()).toEqual([false, true])
  end()
  expect(goOn()).toEqual([false, false])
  tab.hide(false)
  expect(runs).toHaveLength(2)
})

test('elsewhere a hidden page goes on; only one that is frozen or left stops', () => {
  begin('desk')
  tab.hide(true)
  vi.advanceTimersByTime(600_000)
  expect(goOn()).toEqual([true])
  tab.dispatchEvent(new Event('freeze'))
  tab.dispatchEvent(new Event('resume'))
  expect(goOn()).toEqual([false, true])
  page.dispatchEvent(new Event('pagehide'))
  page.dispatchEvent(new Event('pageshow'))
  expect(goOn()).toEqual([false, false, true])
})
