import { expect, test } from 'vitest'
import { sampleVersion } from '#test/samples/quotes.ts'
import { chatAddress, shareText } from './share-text.ts'

test('the text has guest, days, link, validity and reference', () => {
  const shared = { reference: 'Q-7F3K2M', link: 'https://example.in/q/abc', agency: 'Chinar Tours' }
  expect(shareText(sampleVersion(), shared)).toBe(
    [
      'Hello Asha Rao, here is your plan for Kashmir, 29 Mar 2027 to 3 Apr 2027: https://example.in/q/abc',
      'It is valid until 1 Mar 2027. You can accept it or ask for a change on that page.',
      'Chinar Tours, Q-7F3K2M',
    ].join('\n\n'),
  )
})

test('the chat is with the guest', () => {
  expect(chatAddress('+91 98765 43210', 'a & b')).toBe(
    'https://wa.me/919876543210?text=a%20%26%20b',
  )
})
