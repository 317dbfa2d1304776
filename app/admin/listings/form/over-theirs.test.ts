import { expect, test } from 'vitest'
import { kindOf } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { picturesOver } from '../../pictures/over-their-pictures.ts'
import { type Picture, storedPicture } from '../../pictures/picture.ts'
import { typedOver } from '../../record-form/merge.ts'
import type { Typed } from '../../record-form/typed.ts'
import { typedListing } from './listing-body.ts'
import { differencesOf } from './over-theirs.ts'

const wirePicture = (path: string) => ({
  ...{ id: 1, path, alt: 'Camp', width: 900, height: 600, blur: 'data:,' },
  srcset: { avif: '', webp: `/${path} 640w` },
})

const theirs: WireListing = {
  ...{ id: 7, title: 'Camp', price: 4500, oldPrice: null, version: 2 },
  ...{ status: 'draft', priceOnRequest: false },
  ...{ adventureCategoryId: 2, location: 'Aru', position: 1, createdAt: '', updatedAt: '' },
  pictures: [wirePicture('uploads/a.webp'), wirePicture('uploads/b.webp')],
}
const picture = (key: string, path?: string): Picture => ({
  key,
  path,
  src: '',
  name: key,
  alt: '',
})

test('unchanged pictures become theirs', () => {
  const mine = { pictures: [picture('gone', 'uploads/gone.webp')], isDirty: false }
  expect(picturesOver(theirs, mine).map(({ path }) => path)).toEqual([
    'uploads/a.webp',
    'uploads/b.webp',
  ])
})

test('changed pictures stay, except removed ones', () => {
  const pictures = [
    picture('b', 'uploads/b.webp'),
    picture('gone', 'uploads/gone.webp'),
    picture('new'),
  ]
  const over = picturesOver(theirs, { pictures, isDirty: true })
  expect(over.map(({ key }) => key)).toEqual(['b', 'new'])
})

const kind = kindOf('Adventure')
const stored = typedListing(kind, theirs)
const kept = theirs.pictures.map((wire) => storedPicture(wire, theirs.title))

/** A form with these fields typed, over other original values. */
const formOf = (typed: Typed, opened: Typed = {}) => ({
  typed: { ...stored, ...opened, ...typed },
  isTouched: (name: string) => name in typed,
  pictures: kept,
  isDirty: false,
})

test('shows differences by label, with category and status in words', () => {
  const mine = { location: 'Sonamarg', adventureCategoryId: '1', status: 'published' }
  expect(differencesOf(kind, theirs, formOf(mine))).toEqual([
    { label: 'Location', theirs: 'Aru', mine: 'Sonamarg' },
    { label: 'Category', theirs: 'Winter Sports', mine: 'Adventure Activities' },
    { label: 'Visibility', theirs: 'Draft', mine: 'Published' },
  ])
  expect(differencesOf(kind, theirs, formOf({}))).toEqual([])
})

test('unchanged fields take their values, and are reported', () => {
  const mine = formOf({ location: 'Sonamarg' }, { price: '4000' })
  expect(differencesOf(kind, theirs, mine)).toEqual([
    { label: 'Location', theirs: 'Aru', mine: 'Sonamarg' },
    { label: 'Price', theirs: '4500' },
  ])
  const over = typedOver(stored, mine)
  expect([over.location, over.price]).toEqual(['Sonamarg', '4500'])
})

test('shows other pictures by their number', () => {
  const mine = { ...formOf({}), pictures: [picture('new')], isDirty: true }
  expect(differencesOf(kind, theirs, mine)).toEqual([
    { label: 'Pictures', theirs: '2 pictures', mine: '1 picture' },
  ])
})
