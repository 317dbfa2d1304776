import { afterEach, expect, test, vi } from 'vitest'
import { storeSeen } from '../../arrivals/stored.ts'
import { saveDraft } from './draft.ts'

afterEach(() => vi.unstubAllGlobals())

test('full storage neither stops input nor the count of new enquiries', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('Exceeded the quota', 'QuotaExceededError')
  })
  vi.stubGlobal('localStorage', { setItem })
  saveDraft('Villa:new', { title: 'Chinar' })
  storeSeen(1, { upTo: 2, opened: [] })
  expect(setItem).toHaveBeenCalledTimes(2)
})
