import { expect, test } from 'vitest'
import { nextPicture, piecesOf, renumbered, withoutPictures } from './pictured.ts'

const text = 'Snow lies deep.\n\n[picture 2]\n- Gloves\n  [Picture 12]  \n\n## Roads'

test('a line that names a picture splits the text', () => {
  expect(piecesOf(text)).toEqual([
    { text: 'Snow lies deep.\n' },
    { picture: 2 },
    { text: '- Gloves' },
    { picture: 12 },
    { text: '\n## Roads' },
  ])
})

test('ignores prose about a picture, unknown numbers and blank lines', () => {
  const plain = 'See [picture 2] above.\n[picture 0]\n[picture 100]\n[picture]'
  expect(piecesOf(plain)).toEqual([{ text: plain }])
  expect(piecesOf('\n \n')).toEqual([])
})

test('without pictures the words stay in order', () => {
  expect(withoutPictures(text)).toBe('Snow lies deep.\n\n- Gloves\n\n## Roads')
})

test('the next picture is the first after the cover not used yet', () => {
  expect(nextPicture('')).toBe(2)
  expect(nextPicture('[picture 2]\n[picture 4]')).toBe(3)
  expect(nextPicture('[picture 1]')).toBe(2)
})

test('updates picture numbers when pictures are reordered or removed', () => {
  const turned = (number: number) => ({ 2: 3, 3: 2, 4: 0 })[number] ?? number
  const before = 'Snow\n\n[picture 2]\nsee [picture 2]\n[picture 3]\n\n[picture 4]\n[picture 9]'
  const after = 'Snow\n\n[picture 3]\nsee [picture 2]\n[picture 2]\n\n[picture 9]'
  expect(renumbered(before, turned)).toBe(after)
  expect(renumbered(before, (number) => number)).toBe(before)
})
