import { beforeEach, expect, test, vi } from 'vitest'
import { reportView } from './report-view.ts'

const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response())
let page: EventTarget & { visibilityState: string; documentElement: { dataset: object } }

beforeEach(() => {
  vi.clearAllMocks()
  const root = { visibilityState: 'visible', documentElement: { dataset: {} } }
  page = Object.assign(new EventTarget(), root)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', fetched)
})

function turn(state: string) {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a guest who sees the page is reported once', () => {
  reportView('abc')
  for (const state of ['hidden', 'visible']) turn(state)
  expect(fetched).toHaveBeenCalledOnce()
  const [[path, { method, body } = {}] = []] = fetched.mock.calls
  expect([path, method, `${body}`]).toEqual(['/q/abc/view', 'POST', 'step=view'])
})

test('a page that was prefetched is reported when it is seen, unless it is left before', () => {
  page.visibilityState = 'hidden'
  const leave = reportView('abc')
  expect(fetched).not.toHaveBeenCalled()
  turn('visible')
  expect(fetched).toHaveBeenCalledOnce()
  leave()
  page.visibilityState = 'hidden'
  reportView('abc')()
  turn('visible')
  expect(fetched).toHaveBeenCalledOnce()
})

test('staff are no view', () => {
  page.documentElement.dataset = { staff: '' }
  reportView('abc')
  for (const state of ['hidden', 'visible']) turn(state)
  expect(fetched).not.toHaveBeenCalled()
})
