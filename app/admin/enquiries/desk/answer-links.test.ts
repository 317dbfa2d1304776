import { expect, test } from 'vitest'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { answerLinks, chatDigits, greetingOf } from './answer-links.ts'

const agency = 'Zabarwan Journeys'

const enquiry: WireEnquiry = {
  id: 1,
  reference: 'KE-7F3K2M',
  form: 'hotel',
  thread: '',
  name: 'Asif Lone',
  email: 'asif@example.in',
  phone: '+91 94190 12345',
  kind: 'Hotel',
  listingId: 4,
  listingTitle: 'Zabarwan View',
  partId: null,
  partTitle: 'Deluxe',
  price: 12500,
  details: { startDate: '2026-12-23T18:30:00.000Z', endDate: '2026-12-27' },
  status: 'new',
  suspicion: '',
  version: 1,
  assigneeId: null,
  assigneeName: null,
  followUpOn: null,
  source: '/hotel/4',
  consentVersion: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  takenUpAt: null,
}

test('the greeting has listing, room, dates and reference', () => {
  expect(greetingOf(enquiry, agency)).toBe(
    'Hello Asif Lone, thank you for writing to Zabarwan Journeys about Zabarwan View, Deluxe, ' +
      '24 Dec 2026 to 27 Dec 2026 (KE-7F3K2M). ',
  )
})

test('omits unknown data', () => {
  const bare = { ...enquiry, name: '', listingTitle: '', partTitle: '', details: {} }
  expect(greetingOf(bare, agency)).toBe(
    'Hello, thank you for writing to Zabarwan Journeys (KE-7F3K2M). ',
  )
  expect(answerLinks({ ...bare, phone: '', email: '' }, agency)).toEqual({})
})

test.each([
  ['+91 94190 12345', '919419012345'],
  ['094190 12345', '919419012345'],
  ['9419012345', '919419012345'],
  ['0044 20 7946 0000', '442079460000'],
  ['', ''],
])('the chat with %s uses %s', (phone, digits) => {
  expect(chatDigits(phone)).toBe(digits)
})

test('each link contains it', () => {
  const { call, chat, mail } = answerLinks(enquiry, agency)
  expect(call).toBe('tel:+919419012345')
  expect(chat).toMatch(/^https:\/\/wa\.me\/919419012345\?text=Hello%20Asif/)
  expect(
    answerLinks({ ...enquiry, email: 'x?bcc=y@evil.example&body=z@b.in' }, agency).mail,
  ).toMatch(/^mailto:x%3Fbcc%3Dy@evil\.example%26body%3Dz%40b\.in\?subject=/)
  expect(mail).toMatch(/^mailto:asif@example\.in\?subject=Your%20enquiry%20KE-7F3K2M&body=Hello/)
})
