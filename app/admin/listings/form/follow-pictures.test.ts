import { expect, test } from 'vitest'
import type { Picture } from '../../pictures/picture.ts'
import { followPictures } from './follow-pictures.ts'

const picture = (key: string): Picture => ({ key, src: '', name: key, alt: '' })
const pictures = (keys: string) => [...keys].map(picture)

/** The text after the pictures changed; undefined if it is unchanged. */
function textAfter(text: string, before: string, after: string, kind: 'Article' | 'Hotel') {
  const changed: Record<string, string> = {}
  const typing = {
    typed: { text, overview: text },
    change: (name: string, value: string) => void Object.assign(changed, { [name]: value }),
  }
  followPictures(kind, typing, [pictures(before), pictures(after)])
  return changed.text ?? changed.overview
}

test.each([
  ['moved', '[picture 2]\n[picture 3]', 'abc', 'acb', '[picture 3]\n[picture 2]'],
  ['taken away', '[picture 2]\n[picture 3]', 'abc', 'ac', '[picture 2]'],
  ['replaced', '[picture 2]\n[picture 3]', 'abc', 'axc', undefined],
  ['added', '[picture 2]\n[picture 3]', 'ab', 'abc', undefined],
])('the text keeps showing a picture that is %s', (_, text, before, after, is) => {
  expect(textAfter(text, before, after, 'Article')).toBe(is)
})

test('a text without pictures stays unchanged', () => {
  expect(textAfter('[picture 2]', 'ab', 'a', 'Hotel')).toBeUndefined()
})
