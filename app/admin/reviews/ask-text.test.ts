import { expect, test } from 'vitest'
import { chatAddress } from '../quotes/sent/share-text.ts'
import { askText } from './ask-text.ts'

const link = 'https://example.in/rv/aB3_x-9'
const asked = { guestName: 'Asha Rao', link, agency: 'Chinar & Sons' }

test('the chat has the guest’s name, the link as it is, and the agency', () => {
  expect(askText(asked)).toBe(
    `Hello Asha Rao, thank you for travelling with us. How was it? ${link}\n\nChinar & Sons`,
  )
  expect(chatAddress('98765 43210', askText(asked))).toBe(
    'https://wa.me/919876543210?text=Hello%20Asha%20Rao%2C%20thank%20you%20for%20travelling%20with%20us.%20How%20was%20it%3F%20https%3A%2F%2Fexample.in%2Frv%2FaB3_x-9%0A%0AChinar%20%26%20Sons',
  )
})

test.each(['आशा', 'زارا 🏔️', 'A&B=?#%20+1'])('%s arrives as it was written', (guestName) => {
  const text = askText({ ...asked, guestName })
  const address = new URL(chatAddress('+91 98765 43210', text))
  expect([...address.searchParams]).toEqual([['text', text]])
  expect(address.hash).toBe('')
})
