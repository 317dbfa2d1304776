import { expect, test } from 'vitest'
import type { Picture } from './picture.ts'
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

test('pictures come back in their order, with their texts, and a removed one stays away', () => {
  const draft = draftOf('Villa:1', [fresh, { ...stored('b'), alt: 'Snow' }], 3)
  const back = merged(draft, kept, 3)
  expect(names(back)).toEqual(['new.jpg', 'b'])
  expect(back.map(({ alt }) => alt)).toEqual(['A shikara', 'Snow'])
  expect(back[0]?.file).toBe(file)
})

test('over a record that somebody changed since, only the files come back', () => {
  const draft = draftOf('Villa:1', [fresh, stored('b')], 3)
  expect(names(merged(draft, kept, 4))).toEqual(['a', 'b', 'new.jpg'])
})
