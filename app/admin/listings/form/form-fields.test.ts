import { expect, test } from 'vitest'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { screens } from '../../screens.ts'

const packageQuestion = 'Are you sure you want to delete this package?'

/** The fields of the specification, and additional ones. */
const documented = {
  Hotel: {
    fields: [
      ...['Hotel Name', 'Hotel Tagline', 'Contact Email', 'Hotel Address', 'Hotel Description'],
      ...['Additional Information', 'Terms and Conditions', 'Price'],
    ],
    limit: 6,
    words: ['Existing Hotels', 'Add Hotel', 'Are you sure you want to delete this hotel?'],
  },
  Villa: {
    fields: [
      ...['Villa Title', 'Tagline', 'Address', 'Description', 'Additional info', 'Terms', 'Price'],
    ],
    limit: 6,
    words: ['Existing Villas', 'Add Villa', 'Are you sure you want to delete this villa?'],
  },
  TravelPackage: {
    fields: [
      ...['Title', 'Price', 'Category', 'Overview', 'Description', 'Inclusions', 'Exclusions'],
      ...['Payment terms', 'Cancellation policy'],
    ],
    limit: 6,
    words: ['Existing Travel Packages', 'Add Package', packageQuestion],
  },
  Transportation: {
    fields: ['Title', 'Description', 'Seats', 'Price', 'Category'],
    limit: 1,
    words: ['Existing Vehicles', 'Add Vehicle', 'Are you sure you want to delete this vehicle?'],
  },
  Shoot: {
    fields: ['Title', 'Price', 'Category', 'Additional info', 'Overview', 'Terms'],
    limit: 6,
    words: [
      ...['Existing Shoot Packages', 'Add Package'],
      'Are you sure you want to delete this shoot package?',
    ],
  },
  EventManagement: {
    fields: ['Title', 'Description', 'Price', 'Category'],
    limit: 6,
    words: [
      ...['Existing Event Management Packages', 'Add Package'],
      'Are you sure you want to delete this event management package?',
    ],
  },
  Adventure: {
    fields: [
      ...['Title', 'Location', 'Price', 'Description', 'Category', 'Additional information'],
      'Terms and conditions',
    ],
    limit: 6,
    words: ['Existing Adventure Packages', 'Add Package', packageQuestion],
  },
  Relaxation: {
    fields: [
      ...['Title', 'Price', 'Category', 'Description', 'Overview', 'Additional information'],
      'Terms and conditions',
    ],
    limit: 6,
    words: ['Existing Wellness Packages', 'Add Package', packageQuestion],
  },
  Destination: {
    fields: ['Name', 'Summary', 'Best months', 'Latitude', 'Longitude', 'Text', 'Other names'],
    limit: 6,
    words: [
      ...['Existing Destinations', 'Add Destination'],
      'Are you sure you want to delete this destination?',
    ],
  },
  Article: {
    fields: ['Title', 'Summary', 'Author', 'Date', 'Text', 'Related listings', 'Category'],
    limit: 12,
    words: [
      ...['Existing Articles', 'Add Article'],
      'Are you sure you want to delete this article?',
    ],
  },
}

test.each(kindNames)('the form of %s has its fields, list, button and confirmation', (name) => {
  const { fields, categories, imageLimit } = kindOf(name)
  const labels = Object.values(fields).map(({ label }) => label)
  const category = Object.keys(categories).length > 0 ? ['Category'] : []
  expect([...labels, ...category]).toEqual(expect.arrayContaining(documented[name].fields))
  expect(imageLimit).toBe(documented[name].limit)
  const { list, add, update, question } = screens[name]
  expect([list, add, question]).toEqual(documented[name].words)
  expect(update).toBe(add.replace('Add', 'Update'))
})
