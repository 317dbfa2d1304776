import { expect, test } from 'vitest'
import { listEnquiry } from './list-enquiry.ts'

const chat = {
  chatNumber: '911940000000',
  whatsappText: 'Hi, book me a trip to Kashmir',
  publicUrl: 'https://ke.example',
}

const card = (id: number) => ({ id, title: `Stay & rest ${id}`, path: `/villas/${id}` })
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(at + 1))
const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

test('lists each listing with its URL after the greeting', () => {
  const link = listEnquiry(chat, cards(2))
  expect(link).toMatch(/^https:\/\/wa\.me\/911940000000\?text=/)
  expect(textOf(link)).toBe(
    'Hi, book me a trip to Kashmir:\n\n' +
      '1. Stay & rest 1\nhttps://ke.example/villas/1\n\n' +
      '2. Stay & rest 2\nhttps://ke.example/villas/2',
  )
})

test('a long list contains the first listings and a link to all', () => {
  const text = textOf(listEnquiry(chat, cards(14)))
  expect(text).toContain('12. Stay & rest 12')
  expect(text).not.toContain('13. ')
  expect(text).toMatch(/and 2 more: https:\/\/ke\.example\/saved\?ids=1,2,3,.*,14$/)
})

test('without a greeting it begins with the first listing', () => {
  expect(textOf(listEnquiry({ ...chat, whatsappText: '' }, cards(1)))).toBe(
    '1. Stay & rest 1\nhttps://ke.example/villas/1',
  )
})
