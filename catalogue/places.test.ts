import { expect, test } from 'vitest'
import { placesIn } from './places.ts'

const places = [
  { id: 1, title: 'Srinagar', otherNames: ['Dal Lake', 'Nigeen'] },
  { id: 2, title: 'Gulmarg', otherNames: [] },
  { id: 3, title: 'Pahalgam', otherNames: ['Betaab Valley', 'Aru'] },
  { id: 4, title: 'Gurez', otherNames: ['Gurais'] },
  { id: 5, title: 'Dal', otherNames: ['—'] },
]

test.each([
  ['by its name, in any case', ['a day in GULMARG'], [2]],
  ['by another name', ['through Betaab Valley'], [3]],
  ['in the order in which they are called', ['Pahalgam', 'then Srinagar and Pahalgam'], [3, 1]],
  ['across lines, marks and signs', ['**Betaab\nValley**, Gulmarg–Srinagar'], [3, 2, 1]],
  ['written with accents or apostrophes', ['Gurēz, and Srinagar’s gardens'], [4]],
  ['not inside other words', ['Arushi of Gulmargs'], []],
  ['not across two texts', ['the Betaab', 'Valley'], []],
  ['by the longer of two names', ['on Dal Lake'], [1]],
  ['by the shorter where it stands alone too', ['on Dal Lake, by Dal'], [1, 5]],
  ['in no text', ['', ' — '], []],
])('finds places %s', (_how, texts, ids) => {
  expect(placesIn(texts, places)).toEqual(ids)
})
