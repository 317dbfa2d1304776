import { expect, test } from 'vitest'
import { filesOf, parseImagePath } from './image-file.ts'

test.each([
  ['uploads/9c23fa6fdfa96dc21f31.webp', 'uploads', '9c23fa6fdfa96dc21f31', 'webp'],
  ['hotelrooms/9c23fa6fdfa96dc21f31-640.avif', 'hotelrooms', '9c23fa6fdfa96dc21f31', 'avif'],
  ['images/great-lakes-trek-1280.webp', 'images', 'great-lakes-trek', 'webp'],
])('parses the picture path %s', (path, folder, name, format) => {
  expect(parseImagePath(path)).toEqual({ path, folder, name, format })
})

test.each([
  '',
  'uploads/',
  'uploads/x',
  'uploads/x.png',
  'uploads/x.webp.txt',
  'uploads/X.webp',
  'uploads/x y.webp',
  'uploads/-640.avif',
  'uploads/x-.avif',
  'uploads/x.webp\n',
  'uploads/x/y.webp',
  'uploads/../images/x.webp',
  'uploads/%2e%2e/x.webp',
  'files/x.webp',
  '/uploads/x.webp',
  `uploads/${'x'.repeat(300)}.webp`,
])('refuses the path %j', (path) => {
  expect(parseImagePath(path)).toBeUndefined()
})

test('each file of a picture refers back to it', () => {
  const files = filesOf({ folder: 'uploads', name: 'x', width: 1800, height: 1200, blur: '' })
  expect(files).toHaveLength(10)
  expect(files).toContain('uploads/x.webp')
  expect(files).toContain('uploads/x-1800.avif')
  expect(files.map((path) => parseImagePath(path)?.name)).toEqual(Array(10).fill('x'))
})
