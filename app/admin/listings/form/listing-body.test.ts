import { expect, test } from 'vitest'
import { kindOf } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { checkListing, listingBody, typedListing } from './listing-body.ts'

const vehicle = kindOf('Transportation')
const stored = { id: 7, version: 3, status: 'draft', pictures: [] } as unknown as WireListing

test('a new listing is published and has no category yet', () => {
  const typed = typedListing(vehicle)
  expect(typed).toMatchObject({ status: 'published', transportationCategoryId: '' })
  expect(checkListing(vehicle, typed).transportationCategoryId).toEqual(['Category is required.'])
})

test('a kind without categories needs none', () => {
  const villa = kindOf('Villa')
  expect(Object.keys(checkListing(villa, typedListing(villa)))).toEqual([
    'title',
    'duration',
    'description',
    'price',
  ])
})

test('sends the price of a vehicle under both its names', () => {
  const typed = { ...typedListing(vehicle), price: '2,400' }
  const form = listingBody({ kind: vehicle, typed, pictures: [] })
  expect([form.get('price'), form.get('space')]).toEqual(['2400', '2400'])
  expect([form.has('Id'), form.has('version'), form.has('images')]).toEqual([false, false, false])
})

test('a change contains the listing’s id, its version and the remaining pictures, in order', () => {
  const file = new File(['x'], 'new.jpg')
  const pictures = [
    { key: 'b', src: '', name: 'b', alt: 'A boat', path: 'uploads/b.webp' },
    { key: 'n', src: '', name: 'n', alt: '', file },
    { key: 'a', src: '', name: 'a', alt: '', path: 'uploads/a.webp' },
  ]
  const typed = typedListing(vehicle, stored)
  const form = listingBody({ kind: vehicle, typed, pictures, record: stored, version: 3 })
  expect([form.get('Id'), form.get('version'), form.get('status')]).toEqual(['7', '3', 'draft'])
  expect(form.getAll('images')).toEqual(['uploads/b.webp', 'new:0', 'uploads/a.webp'])
  expect([0, 1, 2].map((at) => form.get(`alts[${at}]`))).toEqual(['A boat', '', ''])
  expect(form.getAll('imageFile')).toHaveLength(1)
})

test('a change without pictures removes all', () => {
  const typed = typedListing(vehicle, stored)
  const form = listingBody({ kind: vehicle, typed, pictures: [], record: stored })
  expect(form.getAll('images')).toEqual([''])
})

test('with the price on request no price is required, and the stored 0 is not shown', () => {
  const record = { ...stored, price: 0, priceOnRequest: true } as WireListing
  const typed = { ...typedListing(vehicle, record), title: 'Bus', description: 'Old', seats: '9' }
  expect(typed).toMatchObject({ priceOnRequest: 'true', price: '' })
  const chosen = { ...typed, transportationCategoryId: '1' }
  expect(checkListing(vehicle, chosen)).toEqual({})
  expect(checkListing(vehicle, { ...chosen, priceOnRequest: 'false' })).toEqual({
    price: ['Price is required.'],
  })
  const form = listingBody({ kind: vehicle, typed: chosen, pictures: [], record })
  expect([form.get('priceOnRequest'), form.get('price')]).toEqual(['true', ''])
})
