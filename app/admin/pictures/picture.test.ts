import { expect, test } from 'vitest'
import {
  checkAlts,
  checkFiles,
  failuresOf,
  type Picture,
  progressOf,
  remainingErrors,
  smallNotice,
  tooLarge,
  withUniqueName,
} from './picture.ts'

const jpeg = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' })

test('refuses a file that is not a picture by name, with advice for one of an iPhone', () => {
  const heic = (type: string) => new File(['x'], 'phone.HEIC', { type })
  const menu = new File(['x'], 'menu.pdf', { type: 'application/pdf' })
  const { accepted, errors } = checkFiles([heic('image/heic'), menu, jpeg('lake.jpg'), heic('')], 6)
  expect(accepted.map(({ name }) => name)).toEqual(['lake.jpg'])
  const save = 'Please save it as JPEG and send that.'
  expect(errors).toEqual([
    `“phone.HEIC” is a HEIC picture, which browsers cannot show. ${save}`,
    '“menu.pdf” is not a JPEG, PNG or WebP picture.',
    `“phone.HEIC” is a HEIC picture, which browsers cannot show. ${save}`,
  ])
})

test.each([
  ['web.avif', 'image/avif', 'an AVIF'],
  ['fun.gif', 'image/gif', 'a GIF'],
  ['scan.tif', '', 'a TIFF'],
])('says how %s can be used', (name, type, format) => {
  const { errors } = checkFiles([new File(['x'], name, { type })], 6)
  expect(errors).toEqual([
    `“${name}” is ${format} picture. Please save it as JPEG, PNG or WebP and send that.`,
  ])
})

test('reports an empty file', () => {
  expect(checkFiles([jpeg('lake.jpg', 0)], 6).errors).toEqual(['“lake.jpg” is empty.'])
})

test('reports a picture that will look blurred, and accepts one that is large enough', () => {
  expect(smallNotice({ width: 60, height: 3000 })).toBe(
    'This picture is only 60 × 3,000 pixels; it will look blurred.',
  )
  expect(smallNotice({ width: 640, height: 400 })).toBeUndefined()
})

test('uses the first of several files for a single picture, and says so', () => {
  const { accepted, errors } = checkFiles([jpeg('a.jpg'), jpeg('b.jpg')], 1)
  expect(accepted.map(({ name }) => name)).toEqual(['a.jpg'])
  expect(errors).toEqual(['Only one image is allowed.'])
})

test('refuses a file over 20 MB by name', () => {
  const size = 20 * 1024 * 1024
  expect(tooLarge(jpeg('wide.jpg', size + 1))).toBe('“wide.jpg” is larger than 20 MB.')
  expect(tooLarge(jpeg('wide.jpg', size))).toBeUndefined()
})

const chosen = (file: File): Picture => ({
  key: file.name,
  src: '',
  name: file.name,
  alt: '',
  file,
})

test('gives a file a unique name among the pictures', () => {
  const pictures = [chosen(jpeg('image.jpg')), chosen(jpeg('image (2).jpg'))]
  expect(withUniqueName(jpeg('image.jpg'), pictures).name).toBe('image (3).jpg')
  expect(withUniqueName(jpeg('lake.jpg'), pictures).name).toBe('lake.jpg')
})

test('a message belongs to the picture it names, while that exists', () => {
  const [lake, boat] = [chosen(jpeg('lake.jpg')), chosen(jpeg('boat.jpg'))]
  const errors = ['“boat.jpg” is damaged or incomplete.', 'At most 6 images are allowed.']
  expect(failuresOf(lake, errors)).toEqual([])
  expect(failuresOf(boat, errors)).toEqual([errors[0]])
  expect(remainingErrors(errors, [lake, boat])).toEqual([errors[0]])
  expect(remainingErrors(errors, [lake])).toEqual([])
})

test('the message about long descriptions lasts as long as one is too long', () => {
  const long = { ...chosen(jpeg('lake.jpg')), alt: 'x'.repeat(161) }
  const { images = [] } = checkAlts([long])
  expect(remainingErrors(images, [chosen(jpeg('boat.jpg')), long])).toEqual(images)
  expect(remainingErrors(images, [{ ...long, alt: 'A lake' }])).toEqual([])
})

test('assigns upload progress to files one after the other, and none to existing pictures', () => {
  const pictures: Picture[] = [
    { key: 'a', src: '', name: '', alt: '', file: jpeg('a.jpg', 100) },
    { key: 'kept', src: '', name: '', alt: '', path: 'uploads/kept.webp' },
    { key: 'b', src: '', name: '', alt: '', file: jpeg('b.jpg', 100) },
  ]
  expect(progressOf(pictures, 150)).toEqual({ a: 1, b: 0.5 })
  expect(progressOf(pictures, 999)).toEqual({ a: 1, b: 1 })
})
