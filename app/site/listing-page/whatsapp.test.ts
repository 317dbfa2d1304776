import { expect, test } from 'vitest'
import { serviceList } from '../to-site.ts'
import { whatsappLink } from './whatsapp.ts'

const chat = {
  chatNumber: '911940000000',
  whatsappText: 'Hi, book me a trip to Kashmir',
  publicUrl: 'https://ke.example',
}

const textOf = (link: string) => new URL(link).searchParams.get('text')

test('without a subject the chat has only the greeting', () => {
  expect(whatsappLink(chat)).toBe(
    'https://wa.me/911940000000?text=Hi%2C%20book%20me%20a%20trip%20to%20Kashmir',
  )
})

test('adds the listing and its URL to the greeting', () => {
  const link = whatsappLink(chat, { title: 'Snow & tea', path: '/travel-package/7' })
  expect(textOf(link)).toBe(
    'Hi, book me a trip to Kashmir: Snow & tea. https://ke.example/travel-package/7',
  )
})

test.each([
  [{ from: '2026-12-24', to: '2026-12-29' }, ', 24 Dec 2026 to 29 Dec 2026. '],
  [{ from: '2027-09-05', to: '' }, ', from 5 Sep 2027. '],
  [{ from: '2026-12-24', to: '' }, ', from 24 Dec 2026. '],
  [{ from: '', to: '' }, ': Snow. '],
])('adds the chosen dates %o', (dates, expected) => {
  const link = whatsappLink(chat, { title: 'Snow', path: '/travel-package/7', dates })
  expect(textOf(link)).toContain(expected)
})

test('for a vehicle the chat also lists all services', () => {
  const about = { title: 'Saloon', path: '/transportation/7', services: serviceList }
  expect(textOf(whatsappLink(chat, about))).toBe(
    'Hi, book me a trip to Kashmir: Saloon. https://ke.example/transportation/7\n\n' +
      'Services: Hotels, Villas, Travel packages, Transportation, Photography & Videography, Event Management, Adventure, Relaxation',
  )
})
