import { expect, test } from 'vitest'
import { enquiryChange } from './enquiries/enquiry-query.ts'
import * as field from './field.ts'
import { draftVersion } from './quotes/version.ts'
import { supplierChange } from './rates/supplier.ts'
import { settings } from './settings/setting.ts'

const ascii = '+91 94190 12345'

test.each([
  '+٩١ ٩٤١٩٠ ١٢٣٤٥',
  '+۹۱ ۹۴۱۹۰ ۱۲۳۴۵',
  '+९१ ९४१९० १२३४५',
  '\u202a+91 94190 12345\u202c',
  ascii,
])('%j is stored in ASCII digits wherever staff or a guest give a number', (phone) => {
  expect(field.phone('Phone').schema.parse(phone)).toBe(ascii)
  expect(settings.phone.schema.parse(phone)).toBe(ascii)
  expect(enquiryChange.parse({ phone })).toEqual({ phone: ascii })
  expect(supplierChange.parse({ phone, whatsapp: phone })).toEqual({
    phone: ascii,
    whatsapp: ascii,
  })
  expect(draftVersion.shape.guest.parse({ phone })).toMatchObject({ phone: ascii })
})

test('a number is still refused for its words', () => {
  expect(settings.phone.schema.safeParse('call me').success).toBe(false)
})
