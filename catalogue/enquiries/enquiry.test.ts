import { beforeEach, expect, test, vi } from 'vitest'
import { checkForm, type FormName } from './enquiry.ts'

const stay = {
  name: 'Asif Lone',
  email: 'asif@example.in',
  phone: '+91 194 000 0000',
  startDate: '2026-12-24',
  endDate: '2026-12-27',
  numberOfAdults: 2,
}
const request = { name: 'Asif Lone', email: 'asif@example.in', phone: '9400000000' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-23T20:00:00Z') })
  return () => void vi.useRealTimers()
})

const errorsOf = (form: FormName, input: unknown) => checkForm(form, input).errors

test('an empty booking inquiry gets a message for every required field at once', () => {
  expect(errorsOf('hotel', {})).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
    phone: ['Phone is required'],
    numberOfAdults: ['At least one adult is required'],
    startDate: ['Start date is required'],
    endDate: ['End date is required'],
  })
})

test.each([
  ['email', 'asif', 'Invalid email format'],
  ['email', 'asif@example', 'Invalid email format'],
  ['email', 'asif@example.in, other@example.in', 'Invalid email format'],
  ['email', 'victim?bcc=evil%40evil.example&body=x@b.example', 'Invalid email format'],
  ['email', `${'a'.repeat(250)}@b.in`, 'Email can be at most 254 characters.'],
  ['name', '  ', 'Name is required'],
  ['name', 'x'.repeat(101), 'Name can be at most 100 characters.'],
  ['name', {}, 'Name must be text.'],
  ['name', 5, 'Name must be text.'],
  ['phone', 9419012345, 'Phone must be text.'],
  ['hotelName', true, 'Hotel name must be text.'],
  ['contactDate', 5, 'Contact date must be text.'],
  ['contactDate', '27/11/2026', 'Contact date must be a date such as 2026-12-24.'],
  ['numberOfDays', {}, 'Number of days must be a number.'],
  ['numberOfAdults', true, 'Number of adults must be a number.'],
  ['numberOfAdults', '0x10', 'Number of adults must be a number.'],
  ['endDate', '2027-12-25', 'A stay can be at most 365 days.'],
  ['startDate', '2026-12-23', 'Start date cannot be in the past'],
  ['startDate', '2026-12-23T18:29:59Z', 'Start date cannot be in the past'],
  ['startDate', 'soon', 'Start date must be a date such as 2026-12-24.'],
  ['endDate', '2026-12-24', 'End date must be after start date'],
  ['endDate', '2026-12-01', 'End date must be after start date'],
  ['numberOfAdults', 0, 'At least one adult is required'],
  ['numberOfAdults', '', 'At least one adult is required'],
  ['numberOfAdults', 1.5, 'Number of adults must be a whole number.'],
  ['numberOfAdults', 'two', 'Number of adults must be a number.'],
  ['numberOfChilds', -1, 'Number of children cannot be negative'],
  ['hotelId', 'palace', 'Hotel must be given by its number.'],
])('a booking inquiry with %s %j is refused: %s', (field, value, message) => {
  expect(errorsOf('hotel', { ...stay, [field]: value })).toEqual({ [field]: [message] })
})

test('reports wrong dates together with other errors', () => {
  expect(errorsOf('booking', { ...stay, name: '', endDate: '2026-12-20' })).toEqual({
    name: ['Name is required'],
    endDate: ['End date must be after start date'],
  })
})

test('accepts a stay of 365 days that begins in three years', () => {
  const last = { ...stay, startDate: '2029-12-24', endDate: '2030-12-24' }
  expect(errorsOf('hotel', last)).toBeUndefined()
  const later = { ...last, startDate: '2029-12-25' }
  expect(errorsOf('hotel', later)).toEqual({
    startDate: ['Start date can be at most 3 years ahead.'],
  })
})

test('accepts today’s date in Srinagar just after midnight', () => {
  expect(errorsOf('hotel', { ...stay, startDate: '2026-12-23T18:30:00.000Z' })).toBeUndefined()
})

test('accepts numbers as text, and an empty id as none', () => {
  const { values } = checkForm('hotel', { ...stay, numberOfAdults: '2', hotelId: '12', roomId: '' })
  expect(values).toMatchObject({ numberOfAdults: 2, numberOfChilds: 0, hotelId: 12, roomId: null })
})

test('removes characters that no database stores or mail header allows', () => {
  const { values } = checkForm('partner', {
    ...request,
    name: ' Asif\r\nBcc:\u0000 x ',
    message: 'one\r\n\ttwo \ud800',
  })
  expect(values).toMatchObject({ name: 'Asif Bcc: x', message: 'one\n two' })
})

test('a contact request needs a name, email and phone', () => {
  const message = ['Please fill out all required fields.']
  expect(errorsOf('contact', {})).toEqual({ name: message, email: message, phone: message })
})

test.each([
  ['phone', '+91 94', 'Phone number must contain only digits.'],
  ['email', 'asif', 'Invalid email format'],
  ['adults', 0, 'At least one adult is required'],
  ['children', -1, 'Number of children cannot be negative'],
  ['days', 0, 'At least one day is required'],
  ['date', 'soon', 'Date must be a date such as 2026-12-24.'],
  ['date', '2029-12-25', 'Date can be at most 3 years ahead.'],
  ['days', 366, 'Days can be at most 365.'],
  ['hotel', 5, 'Hotel must be text.'],
])('a contact request with %s %j is refused: %s', (field, value, message) => {
  expect(errorsOf('contact', { ...request, [field]: value })).toEqual({ [field]: [message] })
})

test.each(['٩٤١٩٠١٢٣٤٥', '۹۴۱۹۰۱۲۳۴۵', '९४१९०१२३४५', '\u202a9419012345\u202c'])(
  'a phone number typed or pasted as %j is stored in ASCII digits by every form',
  (phone) => {
    for (const form of ['contact', 'partner'] as const) {
      expect(checkForm(form, { ...request, phone }).values).toMatchObject({ phone: '9419012345' })
    }
    for (const form of ['hotel', 'room', 'booking'] as const) {
      expect(checkForm(form, { ...stay, phone }).values).toMatchObject({ phone: '9419012345' })
    }
  },
)

test('a contact request defaults to one adult and one day', () => {
  expect(checkForm('contact', request).values).toMatchObject({ adults: 1, children: 0, days: 1 })
})

test('a partner needs a name and an email', () => {
  expect(errorsOf('partner', {})).toEqual({
    name: ['Name is required'],
    email: ['Email is required'],
  })
  expect(errorsOf('partner', { name: 'Asif', email: 'asif@example.in' })).toBeUndefined()
})

test('rejects answers that are not an object', () => {
  expect(errorsOf('contact', ['Asif'])).toEqual({
    body: ['The answers must be an object of fields.'],
  })
})
