import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  'asif@example.in',
  'asif.lone+trip@mail.example.co.in',
  "o'brien_7-x@example.in",
  'josé@bücher.example',
  'गुलमर्ग@उदाहरण.भारत',
])('accepts %s', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  'victim?bcc=evil%40evil.example&body=x@b.example',
  'a&b@example.in',
  'a=b@example.in',
  'a%40b@example.in',
  'a/b@example.in',
  'a@example.in?cc=b@example.in',
  'a@example.in, b@example.in',
  'Asif <asif@example.in>',
  '"a b"@example.in',
  '.a@example.in',
  'a..b@example.in',
  'a@example',
  'a@-example.in',
  'a@example..in',
  'a\u0000b@example.in',
  'a b@example.in',
  '',
])('rejects %s', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
