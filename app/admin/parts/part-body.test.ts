import { expect, test } from 'vitest'
import { kinds, partOf } from '#catalogue/kinds.ts'
import type { Picture } from '../pictures/picture.ts'
import { checkPart, partForm, partJson } from './part-body.ts'
import { failed, type PartScreen, partScreens } from './part-screens.ts'

const { hotelRooms } = kinds.Hotel.parts
const rooms = partScreens.hotelroom as PartScreen
const typed = { name: 'Walnut', capacity: '2 adults', pricePerNight: '4,200' }
const kept: Picture = { key: 'x', src: '', name: '', alt: '', path: 'hotelrooms/x.webp' }

test.each([
  ['a blank name', { ...typed, name: ' ' }, [kept]],
  ['no price', { ...typed, pricePerNight: '' }, [kept]],
  ['no picture', typed, []],
])('a room with %s is incomplete', (_what, values, pictures) => {
  expect(checkPart(rooms, hotelRooms, { typed: values, pictures })?.text).toBe(
    'Please fill out all fields and upload at least one image.',
  )
})

const allOfInclude = 'Please fill in all fields: title, description, and icon.'

test.each([
  ['addons', 'Manage Addons', 'Add-on', 'Please fill in both title and description.'],
  ['eventdaywize', 'Manage Day Wise Itineraries', 'Itinerary', 'Please fill out all fields.'],
  ['packageinclude', 'Manage Package Includes', 'Include', allOfInclude],
])('%s of an event have their title, button, question and rule', (path, title, thing, text) => {
  const screen = partScreens[path] as PartScreen
  expect([screen.title, screen.add, screen.question]).toEqual([
    ...[title, `Add ${thing}`],
    `Are you sure you want to delete this ${thing.toLowerCase()}?`,
  ])
  expect(screen.chooseFirst).toBe('Please select an event management package first.')
  const fields = screen.incomplete?.fields ?? []
  const whole = Object.fromEntries(fields.map((name) => [name, '1']))
  const check = (typed: Record<string, string>) =>
    checkPart(screen, partOf(screen), { typed, pictures: [] })
  expect(check(whole)).toBeUndefined()
  for (const name of fields) expect(check({ ...whole, [name]: ' ' })?.text).toBe(text)
})

test.each([
  ['addons', 'Error: Out of order', 'Error: Out of order'],
  ['hotelroom', 'Error submitting room.', 'Error deleting room.'],
  [
    'hotelservices',
    'Failed to submit the service. Please try again.',
    'Failed to delete the service. Please try again.',
  ],
])('says of %s what failed', (path, save, deletion) => {
  const problem = { title: '', status: 500, errors: {}, Error: 'Out of order' }
  const screen = partScreens[path] as PartScreen
  expect(failed(screen, 'save', problem)).toEqual({ as: 'alert', text: save })
  expect(failed(screen, 'delete', problem)).toEqual({ as: 'alert', text: deletion })
})

test('services have their title, buttons, icon and notices', () => {
  expect(partScreens.hotelservices).toMatchObject({
    ...{ title: 'Manage Services', chooseFirst: 'Please select a hotel first.', reset: 'Reset' },
    ...{ add: 'Add Service', update: 'Update Service', pictures: 'Icon' },
    added: { as: 'toast', text: 'Service added successfully!' },
    updated: { as: 'toast', text: 'Service updated successfully!' },
    deleted: { as: 'toast', text: 'Service deleted successfully!' },
    question: 'Are you sure you want to delete this service?',
    listFailed: 'Error fetching services.',
  })
})

test.each(['0', '-1', 'free'])('refuses %s as a room’s price', (pricePerNight) => {
  const values = { ...typed, pricePerNight }
  expect(checkPart(rooms, hotelRooms, { typed: values, pictures: [kept] })?.text).toBe(
    'Please enter a valid price.',
  )
})

test('a complete room can be sent, with its remaining pictures', () => {
  expect(checkPart(rooms, hotelRooms, { typed, pictures: [kept] })).toBeUndefined()
  const form = partForm({ part: hotelRooms, typed, pictures: [kept], owner: ['hotelId', 3], id: 9 })
  expect(form.get('pricePerNight')).toBe('4200')
  expect(form.get('hotelId')).toBe('3')
  expect(form.getAll('images')).toEqual(['hotelrooms/x.webp'])
})

test('sends a day of an event as JSON with its number', () => {
  const part = kinds.EventManagement.parts.dayWiseItineraries
  const day = { dayNumber: '2', title: 'Feast', details: 'Wazwan' }
  const owner: [string, number] = ['eventManagementId', 61]
  expect(partJson({ part, typed: day, pictures: [], owner })).toEqual({
    dayNumber: 2,
    title: 'Feast',
    details: 'Wazwan',
    eventManagementId: 61,
  })
})
