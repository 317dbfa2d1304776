import { expect, test } from 'vitest'
import { replies } from '#content/replies.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { fieldWords, fillReply, firstPlaceholder, replyValues } from './reply-text.ts'

const enquiry = {
  ...{ form: 'hotel', name: 'Asif Lone', kind: 'Hotel', listingId: 4 },
  ...{ listingTitle: 'Zabarwan View', partTitle: 'Deluxe', price: 12500 },
  details: { startDate: '2024-12-24', endDate: '2024-12-29' },
} as unknown as WireEnquiry

const values = replyValues(enquiry, {
  origin: 'https://kashmir.example',
  agency: 'Zabarwan Journeys',
})

test('fills in each placeholder, also if it occurs twice', () => {
  expect(fillReply('{name}: {listing}, {dates}, {price}. {link} {name}', values)).toEqual({
    text: 'Asif Lone: Zabarwan View, Deluxe, 24–29 Dec 2024, ₹12,500. https://kashmir.example/hotel/4/zabarwan-view Asif Lone',
    missing: [],
  })
})

test('puts unknown values in brackets and reports them', () => {
  const bare = { ...enquiry, name: '', listingId: null, details: {} }
  const { text, missing } = fillReply(
    '{name}, {dates}: {link}',
    replyValues(bare, { origin: '', agency: '' }),
  )
  expect(text).toBe('[name], [dates]: [link]')
  expect(missing).toEqual(['name', 'dates', 'link'])
  expect(fieldWords(missing)).toBe('the sender’s name, the dates, and the listing’s address')
  expect(firstPlaceholder('Dear Asif, [dates] [link]')).toEqual({ at: 11, length: 7 })
  expect(firstPlaceholder('[sic] and nothing else')).toBeUndefined()
})

test('does not expand braces or patterns in a value', () => {
  expect(fillReply('{name}', { name: '$& {dates}' })).toEqual({ text: '$& {dates}', missing: [] })
})

test('the bundled replies are complete for a booking enquiry', () => {
  for (const { english, hindi } of replies.replies.items) {
    for (const message of [english, hindi]) expect(fillReply(message, values).missing).toEqual([])
  }
})
