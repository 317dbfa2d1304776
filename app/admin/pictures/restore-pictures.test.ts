import { expect, test } from 'vitest'
import { picturesOver } from './over-their-pictures.ts'
import { appendPictures, chosenPicture, type Picture } from './picture.ts'
import { draftOf, merged } from './restore-pictures.ts'

const stored = (name: string): Picture => ({
  key: name,
  src: '',
  name,
  alt: '',
  path: `uploads/${name}.webp`,
})
const file = new File(['x'], 'new.jpg', { type: 'image/jpeg' })
const fresh: Picture = { key: 'new-9', src: '', name: 'new.jpg', alt: 'A shikara', file }
const kept = [stored('a'), stored('b')]
const names = (pictures: Picture[]) => pictures.map(({ name }) => name)

test('restores pictures in order, with their texts, and without removed ones', () => {
  const draft = draftOf('Villa:1', [fresh, { ...stored('b'), alt: 'Snow' }], 3)
  const back = merged(draft, kept, 3)
  expect(names(back)).toEqual(['new.jpg', 'b'])
  expect(back.map(({ alt }) => alt)).toEqual(['A shikara', 'Snow'])
  expect(back[0]?.file).toBe(file)
})

test('restores only files if the record has changed meanwhile', () => {
  const draft = draftOf('Villa:1', [fresh, stored('b')], 3)
  expect(names(merged(draft, kept, 4))).toEqual(['a', 'b', 'new.jpg'])
})

const chosen = chosenPicture({
  ...{ id: 7, path: 'uploads/lake.webp', alt: 'The lake', width: 900, height: 600, blur: '' },
  srcset: { avif: '', webp: '/uploads/lake-480.webp 480w' },
  listing: { id: 3, kind: 'Villa', title: 'Cedar House' },
})

test('a picture of the library is sent by id, also for a new record, and survives a draft', () => {
  const back = merged(draftOf('Villa:1', [chosen, fresh], 3), kept, 4)
  expect(names(back)).toEqual(['a', 'b', 'The lake', 'new.jpg'])
  const body = new FormData()
  appendPictures(body, [chosen, fresh], { name: 'imageFiles', changing: false })
  expect(body.getAll('images')).toEqual(['stored:7', 'new:0'])
  expect(body.get('alts[0]')).toBe('The lake')
  expect(body.getAll('imageFiles')).toEqual([file])
})

test('a picture of the library stays if someone else has changed the record', () => {
  const theirs = { pictures: [], title: 'Walnut Court' }
  expect(picturesOver(theirs, { pictures: [stored('a'), chosen], isDirty: true })).toEqual([chosen])
})
