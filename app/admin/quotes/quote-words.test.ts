import { expect, test } from 'vitest'
import {
  marginText,
  partyText,
  shownVersion,
  signedRupees,
  statusText,
  stepWords,
} from './quote-words.ts'

const now = new Date('2026-11-24T12:00:00Z')
const quote = {
  state: 'draft' as const,
  validUntil: '2026-11-20',
  sentAt: '2026-11-23T10:00:00Z',
  viewedAt: '2026-11-24T09:00:00Z',
  withdrawnAt: null,
  decidedAt: '2026-11-24T11:30:00Z',
  updatedAt: '2026-11-24T11:55:00Z',
}

test.each([
  ['draft', 'Changed 5 min ago'],
  ['sent', 'Sent yesterday'],
  ['viewed', 'Viewed 3 hours ago'],
  ['accepted', 'Accepted 30 min ago'],
  ['declined', 'Declined 30 min ago'],
  ['expired', 'Expired after 20 Nov 2026'],
  ['superseded', 'Superseded'],
] as const)('describes %s', (state, text) => {
  expect(statusText({ ...quote, state }, now)).toBe(text)
})

test.each([
  ['sent', 'Link withdrawn 2 hours ago'],
  ['viewed', 'Link withdrawn 2 hours ago'],
  ['accepted', 'Accepted 30 min ago'],
] as const)('describes %s whose link was withdrawn', (state, text) => {
  expect(statusText({ ...quote, state, withdrawnAt: '2026-11-24T10:00:00Z' }, now)).toBe(text)
})

test.each([
  ['viewed', 'Viewed 3 hours ago, wrote 5 min ago'],
  ['expired', 'Expired after 20 Nov 2026, wrote 5 min ago'],
] as const)('describes %s about which the guest wrote', (state, text) => {
  expect(statusText({ ...quote, state, askedAt: '2026-11-24T11:55:00Z' }, now)).toBe(text)
})

test('the accepted version is shown, not a draft that can no longer be sent', () => {
  const [draft, sent, accepted] = (['draft', 'sent', 'accepted'] as const).map((state) => ({
    state,
  }))
  expect(shownVersion([draft!, accepted!])).toBe(accepted)
  expect(shownVersion([draft!, sent!])).toBe(draft)
})

test('a loss begins with its sign', () => {
  expect(signedRupees(-1500)).toBe('−₹1,500')
  expect(marginText(9192, 13.1)).toBe('₹9,192 (13.1%)')
})

test('describes a party by its adults and children', () => {
  expect(partyText({ adults: 1, children: [] })).toBe('1 adult')
  expect(partyText({ adults: 2, children: [8, 4] })).toBe('2 adults, 2 children')
})

test('describes a step with its message, and how the guest was informed', () => {
  expect(stepWords({ step: 'asked', text: 'Later?', number: 2 })).toEqual({
    ...{ what: 'Asked about version 2', said: 'Later?' },
  })
  expect(stepWords({ step: 'expired', text: '', number: 1 }).what).toBe('Expired: version 1')
  expect(stepWords({ step: 'told', text: 'whatsapp', number: 1 })).toEqual({
    ...{ what: 'Opened WhatsApp with version 1', said: '' },
  })
})
