import { beforeEach, expect, test, vi } from 'vitest'
import { endOf, recallOffer, saveOffer, wasClosed } from './offer-memory.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21)

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('stores the first load until the offer changes', () => {
  recallOffer('Tulips', now)
  expect(recallOffer('Tulips', now + day).firstSeen).toBe(now)
  expect(recallOffer('Snow', now + day).firstSeen).toBe(now + day)
})

test('the countdown runs from the first load, or to midnight of a fixed day in Kashmir', () => {
  const memory = recallOffer('Tulips', now)
  expect(endOf({ fixedDate: '', countdownDays: 10 }, memory)).toBe(now + 10 * day)
  const fixed = endOf({ fixedDate: '2027-04-01', countdownDays: 10 }, memory)
  expect(new Date(fixed).toISOString()).toBe('2027-03-31T18:30:00.000Z')
})

test('stays closed for a week after closing', () => {
  saveOffer({ ...recallOffer('Tulips', now), closedAt: now })
  const memory = recallOffer('Tulips', now)
  expect(wasClosed(memory, now + 7 * day - 1)).toBe(true)
  expect(wasClosed(memory, now + 7 * day)).toBe(false)
  expect(wasClosed(recallOffer('Snow', now), now)).toBe(false)
})

test.each(['', 'no JSON', 'null', '{}'])(
  'an invalid memory of %j counts as a first load',
  (text) => {
    stored.set('offer', text)
    expect(recallOffer('Tulips', now).firstSeen).toBe(now)
  },
)

test('without storage every load counts as the first', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(recallOffer('Tulips', now).firstSeen).toBe(now)
})
