import { afterEach, expect, test, vi } from 'vitest'
import { account } from '../../api/token.ts'
import { storeSeen } from '../../arrivals/stored.ts'
import { deleteDrafts } from '../../enquiries/desk/use-persons-data.ts'
import { readDraft, saveDraft } from './draft.ts'

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

test('colleagues on one device have drafts of their own, until the record is gone', () => {
  // As in a browser, the storage's own keys are those of what it stores.
  const stored: Record<string, string> = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => Object.assign(stored, { [key]: text }),
    removeItem: (key: string) => delete stored[key],
  })
  vi.stubGlobal('localStorage', stored)
  account.id = 1
  saveDraft('Enquiry:7', { note: 'Call on Monday' })
  saveDraft('Enquiry:17', { note: 'Wants a houseboat' })
  account.id = 2
  expect(readDraft('Enquiry:7')).toBeUndefined()
  saveDraft('Enquiry:7', { note: 'Prefers May' })
  account.id = 1
  expect(readDraft('Enquiry:7')).toMatchObject({ typed: { note: 'Call on Monday' } })
  deleteDrafts(7)
  expect(Object.keys(stored)).toEqual(['draft:1:Enquiry:17'])
})
