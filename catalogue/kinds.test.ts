import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Fields } from './field.ts'
import { categoryField, ownerField } from './kind.ts'
import { type KindName, kindNames, kindOf, kinds, type Listing } from './kinds.ts'

const schemaOf = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])))

/** The first message for a blank value, by field name. */
function refusals(fields: Fields, blank: (field: Fields[string]) => unknown) {
  const values = Object.entries(fields).map(([name, field]) => [name, blank(field)])
  const { error } = schemaOf(fields).safeParse(Object.fromEntries(values))
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

const required: Record<KindName, Record<string, string>> = {
  Hotel: {
    title: 'Hotel Name is required.',
    duration: 'Hotel Tagline is required.',
    email: 'Contact Email is required.',
    description: 'Hotel Address is required.',
    price: 'Price is required.',
  },
  Villa: {
    title: 'Villa Title is required.',
    duration: 'Tagline is required.',
    description: 'Address is required.',
    price: 'Price is required.',
  },
  TravelPackage: { title: 'Title is required.', price: 'Price is required.' },
  Transportation: {
    title: 'Title is required.',
    description: 'Description is required.',
    seats: 'Seats are required.',
    price: 'Price is required.',
  },
  Adventure: {
    title: 'Title is required.',
    location: 'Location is required.',
    price: 'Price is required.',
    additionalInfo: 'Additional information is required.',
    termCondition: 'Terms and conditions are required.',
  },
  Shoot: { title: 'Title is required.', price: 'Price is required.' },
  EventManagement: { title: 'Title is required.', price: 'Price is required.' },
  Relaxation: { title: 'Title is required.', price: 'Price is required.' },
  Destination: { title: 'Name is required.' },
  Article: { title: 'Title is required.' },
}

const isText = ({ control }: Fields[string]) =>
  control === 'line' || control === 'paragraph' || control === 'email'

/** The values of an untouched form: blank text, no number, an empty list. */
const untouched = (field: Fields[string]) => {
  if (field.required) return isText(field) ? '  ' : null
  return field.empty
}

test.each(kindNames)('%s refuses blank required fields by their labels, and no others', (name) => {
  expect(refusals(kindOf(name).fields, untouched)).toEqual(required[name])
})

test.each(kindNames)('%s returns the same messages when required fields are absent', (name) => {
  const absent = (field: Fields[string]) => (field.required ? undefined : field.empty)
  expect(refusals(kindOf(name).fields, absent)).toEqual(required[name])
})

test.each(kindNames)('%s marks exactly those fields as required', (name) => {
  const marked = Object.entries(kindOf(name).fields).filter(([, field]) => field.required)
  expect(marked.map(([field]) => field).sort()).toEqual(Object.keys(required[name]).sort())
})

test('a hotel needs a valid email address', () => {
  const { email } = kindOf('Hotel').fields
  expect(email?.schema.safeParse('stay@example.com').success).toBe(true)
  expect(email?.schema.safeParse('stay at example').error?.issues[0]?.message).toBe(
    'Contact Email must be an email address.',
  )
})

test('the overview of a travel package has at most 30 characters', () => {
  const { overview } = kindOf('TravelPackage').fields
  expect(overview?.max).toBe(30)
  expect(overview?.schema.safeParse('x'.repeat(30)).success).toBe(true)
  expect(overview?.schema.safeParse('x'.repeat(31)).error?.issues[0]?.message).toBe(
    'Overview can be at most 30 characters.',
  )
})

test('a room’s price must be above 0', () => {
  const { pricePerNight } = kindOf('Hotel').parts.hotelRooms?.fields ?? {}
  expect(pricePerNight?.schema.safeParse(1).success).toBe(true)
  expect(pricePerNight?.schema.safeParse(0).error?.issues[0]?.message).toBe(
    'Price per night must be above 0.',
  )
})

test('parts have the documented paths and owner fields', () => {
  const addresses = kindNames.flatMap((name) =>
    Object.entries(kindOf(name).parts).map(
      ([part, { path }]) => `${part} ${path} ${ownerField(kindOf(name))}`,
    ),
  )
  expect(addresses.sort()).toEqual([
    'addons EventmanagementAddons eventManagementId',
    'dayWiseItineraries EventmanagementDayWiseItineraries eventManagementId',
    'dayWiseItinerary TravelPackageDayWiseItinerary travelPackageId',
    'departures TravelPackageDepartures travelPackageId',
    'hotelRooms HotelRooms hotelId',
    'packageIncludes EventmanagementPackages eventManagementId',
    'services Services hotelId',
  ])
})

test('categories have the documented ids and names', () => {
  const categories = kindNames.map((name) => [categoryField(kindOf(name)), kindOf(name).categories])
  expect(Object.fromEntries(categories)).toEqual({
    hotelCategoryId: {},
    villaCategoryId: {},
    travelPackageCategoryId: {
      1: 'Customizable Travel Itineraries',
      2: 'Luxury and VIP Travel Packages',
      3: 'Other Travel Packages',
    },
    transportationCategoryId: { 1: 'Car Rentals', 2: 'Bike Rentals', 3: 'Others' },
    adventureCategoryId: { 1: 'Adventure Activities', 2: 'Winter Sports', 3: 'Other Activities' },
    shootCategoryId: {
      1: 'Professional Photography Services',
      2: 'Videography Services',
      3: 'Other Services',
    },
    eventManagementCategoryId: {
      1: 'Corporate Event Management',
      2: 'Destination Weddings',
      3: 'Theme Parties & Celebrations',
    },
    destinationCategoryId: {},
    articleCategoryId: {
      1: 'Before you come',
      2: 'Seasons',
      3: 'Where to stay',
      4: 'Booking',
    },
    relaxationCategoryId: {
      1: 'Gentle Outdoor Activities',
      2: 'Nature Immersion Experience',
      3: 'Wellness Retreat Packages',
      4: 'Yoga & Relaxation Sessions',
    },
  })
})

test('each kind has its own paths and back-office screen', () => {
  const routes = kindNames.map((name) => {
    const { listPath, path, screen } = kindOf(name)
    return [listPath, path, screen]
  })
  expect(routes).toEqual([
    ['/hotels', '/hotel', 'hotels'],
    ['/villas', '/villas', 'villas'],
    ['/travel-packages', '/travel-package', 'travel'],
    ['/transportation', '/transportation', 'transport'],
    ['/adventure', '/adventure', 'adventure'],
    ['/photoShoots', '/photoShoots', 'shoots'],
    ['/eventManagement', '/eventManagement', 'event'],
    ['/wellness', '/wellness', 'wellness'],
    ['/destinations', '/destination', 'destinations'],
    ['/articles', '/article', 'articles'],
  ])
})

test('each kind has its own place in the office’s menu', () => {
  const places = kindNames.map((name) => {
    const { group, position } = kindOf(name).office.menu
    return `${group} ${position}`
  })
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

test('the compiler refuses a field of another kind', () => {
  // @ts-expect-error a villa has no inclusions
  expect(kinds.Villa.fields.inclusions).toBeUndefined()
  // @ts-expect-error a hotel has no seats
  expect(kinds.Hotel.fields.seats).toBeUndefined()
  // @ts-expect-error a villa's parts are none
  expect(kinds.Villa.parts.hotelRooms).toBeUndefined()
  const lodging = { duration: 'By the lake' } as Listing<'Villa'>
  // @ts-expect-error neither does a listing of the kind have one
  expect(lodging.inclusions).toBeUndefined()
  expect(lodging.duration).toBe('By the lake')
})

test('each kind has its own letter in the search index', () => {
  const letters = kindNames.map((name) => kindOf(name).searchLetter)
  expect(new Set(letters).size).toBe(kindNames.length)
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([])
})
