import { expect, test } from 'vitest'
import type { FormName } from '#catalogue/enquiries/enquiry.ts'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import { type Letter, operatorLetter, visitorLetter } from './letters.ts'

const enquiry: Letter = {
  id: 1,
  reference: 'KE-7F3K2M',
  form: 'hotel',
  name: 'Asif Lone',
  email: 'asif@example.in',
  phone: '9419012345',
  thread: 'asif@example.in',
  kind: 'Hotel',
  listingId: 4,
  partId: 9,
  listingTitle: 'Zabarwan View',
  partTitle: 'Deluxe',
  price: 12500,
  details: {
    startDate: '2026-12-23T18:30:00.000Z',
    endDate: '2026-12-27',
    numberOfDays: 3,
    numberOfAdults: 2,
    numberOfChilds: 0,
    hotelName: 'As sent',
    roomName: 'As sent',
  },
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

const asked = [
  'Hotel: Zabarwan View',
  'Room: Deluxe',
  'From: 24 December 2026',
  'To: 27 December 2026',
  'Days: 3',
  'Adults: 2',
  'Children: 0',
].join('\n')

test('the operator’s mail has the sender, the request and the price, and replies go to the sender', () => {
  const letter = operatorLetter(enquiry, 2)
  expect(letter).toMatchObject({
    to: 'operator',
    replyTo: { name: 'Asif Lone', address: 'asif@example.in' },
    subject: 'New booking enquiry KE-7F3K2M: Asif Lone – Zabarwan View, Deluxe',
  })
  expect(letter.text).toContain('Name: Asif Lone\nEmail: asif@example.in\nPhone: 9419012345')
  expect(letter.text).toContain(`\n\n${asked}\n\n`)
  expect(letter.text).toContain('Price shown when it was sent: ₹12,500')
  expect(letter.text).toContain('Earlier enquiries from this person: 2.')
  expect(letter.text).toContain('Sent from /hotel/4')
})

test('the visitor’s mail has the reference, the request, the next steps and a phone number', () => {
  const letter = visitorLetter(enquiry, defaultSettings)
  expect(letter).toMatchObject({
    to: { name: 'Asif Lone', address: 'asif@example.in' },
    subject: 'We have your booking enquiry: KE-7F3K2M',
  })
  for (const part of [
    'Dear Asif Lone,',
    'its reference is KE-7F3K2M',
    asked,
    'reply by phone or email',
    `call ${defaultSettings.phone}`,
    'Kashmir Escapes\nSrinagar, Jammu and Kashmir',
  ]) {
    expect(letter.text).toContain(part)
  }
})

test.each<[FormName, string]>([
  ['room', 'Thank you for your booking enquiry.'],
  ['booking', 'Thank you for your booking enquiry.'],
  ['contact', 'Thank you for your contact request.'],
  ['partner', 'Thank you for your partner request.'],
])('names the %s form', (form, words) => {
  expect(visitorLetter({ ...enquiry, form }, defaultSettings).text).toContain(words)
})

test('nobody can make us mail their links to a stranger', () => {
  const spam = 'Win at https://spam.example'
  const letter = visitorLetter(
    {
      ...enquiry,
      name: 'www.spam.example',
      listingId: null,
      partId: null,
      listingTitle: spam,
      partTitle: 'spam.example',
    },
    defaultSettings,
  )
  expect(JSON.stringify(letter)).not.toContain('spam')
  expect(letter.text).toContain('Hello,')

  const message = { form: 'partner' as const, details: { message: spam, company: spam } }
  expect(visitorLetter({ ...enquiry, ...message }, defaultSettings).text).not.toContain('spam')
  expect(operatorLetter({ ...enquiry, ...message }, 0).text).toContain(`Message: ${spam}`)
})

test('keeps a listing’s own name although it contains a slash', () => {
  const letter = visitorLetter({ ...enquiry, listingTitle: 'Day/Night Inn' }, defaultSettings)
  expect(letter.text).toContain('Hotel: Day/Night Inn')
})

test('writes a price on request in words', () => {
  const { text } = operatorLetter({ ...enquiry, price: 0 }, 0)
  expect(text).toContain('Price shown when it was sent: Price on request')
})
