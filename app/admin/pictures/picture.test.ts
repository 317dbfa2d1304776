import { expect, test } from 'vitest'
import { type Picture, progressOf, sift } from './picture.ts'

const jpeg = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

test('takes as many files as there is room for and says that the limit is reached', () => {
  const { taken, errors } = sift([jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg')], 2, 6)
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
  expect(errors).toEqual(['At most 6 images are allowed.'])
})

test('refuses by name what is no picture or too large', () => {
  const heic = new File(['x'], 'phone.heic', { type: 'image/heic' })
  const { taken, errors } = sift([heic, jpeg('wide.jpg', 20 * 1024 * 1024 + 1)], 6, 6)
  expect(taken).toEqual([])
  expect(errors).toEqual([
    '“phone.heic” is not a JPEG, PNG or WebP picture.',
    '“wide.jpg” is larger than 20 MB.',
  ])
})

test('files are sent one after the other, pictures that stay are not', () => {
  const pictures: Picture[] = [
    { key: 'a', src: '', name: '', file: jpeg('a.jpg', 100) },
    { key: 'kept', src: '', name: '', path: 'uploads/kept.webp' },
    { key: 'b', src: '', name: '', file: jpeg('b.jpg', 100) },
  ]
  expect(progressOf(pictures, 150)).toEqual({ a: 1, b: 0.5 })
  expect(progressOf(pictures, 999)).toEqual({ a: 1, b: 1 })
})
