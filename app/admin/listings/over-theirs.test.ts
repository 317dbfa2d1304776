import { expect, test } from 'vitest'
import { kindOf } from '#catalogue/kinds.ts'
import type { WireListing } from '../api/wire.ts'
import type { Picture } from '../pictures/picture.ts'
import { typedListing } from './listing-body.ts'
import { differencesOf, picturesOver } from './over-theirs.ts'

const wirePicture = (path: string) => ({
  ...{ id: 1, path, alt: 'Camp', width: 900, height: 600, blur: 'data:,' },
  srcset: { avif: '', webp: `/${path} 640w` },
})

const theirs: WireListing = {
  ...{ id: 7, title: 'Camp', price: 4500, oldPrice: null, status: 'draft', version: 2 },
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

test('pictures that were left alone become theirs', () => {
  const mine = { pictures: [picture('gone', 'uploads/gone.webp')], isChanged: false }
  expect(picturesOver(theirs, mine).map(({ path }) => path)).toEqual([
    'uploads/a.webp',
    'uploads/b.webp',
  ])
})

test('changed pictures stay as they were put, without those that are gone', () => {
  const pictures = [
    picture('b', 'uploads/b.webp'),
    picture('gone', 'uploads/gone.webp'),
    picture('new'),
  ]
  const kept = picturesOver(theirs, { pictures, isChanged: true })
  expect(kept.map(({ key }) => key)).toEqual(['b', 'new'])
})

test('a difference is told by its label, category and status in words', () => {
  const kind = kindOf('Adventure')
  const mine = {
    ...typedListing(kind, theirs),
    ...{ location: 'Sonamarg', adventureCategoryId: '1', status: 'published' },
  }
  expect(differencesOf(kind, theirs, mine)).toEqual([
    { label: 'Location', text: 'Aru' },
    { label: 'Category', text: 'Winter Sports' },
    { label: 'On the site', text: 'Draft' },
  ])
  expect(differencesOf(kind, theirs, typedListing(kind, theirs))).toEqual([])
})
