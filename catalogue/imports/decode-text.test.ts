import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Café ₹'

test.each([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`), text],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), text],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), text],
  ['Windows-1252', Buffer.from('Café', 'latin1'), 'Café'],
])('decodes %s', (_name, bytes, read) => {
  expect(decodeText(bytes)).toBe(read)
})

test('refuses what is no text', () => {
  expect(() => decodeText(Buffer.from('PK\0\0'))).toThrow('Save it as')
})
