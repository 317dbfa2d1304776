import { expect, test } from 'vitest'
import type { Day } from '#catalogue/quotes/version.ts'
import { sampleVersion } from '#test/samples/quotes.ts'
import { fillDays } from './fill-days.ts'

const day = (number: number, values: Partial<Day> = {}): Day => ({
  ...{ id: `d${number}`, day: number, place: '', title: `Day ${number}`, text: '', picture: null },
  ...values,
})
const pictures = ['a', 'b', 'c'].map((name) => ({ path: `uploads/${name}.webp`, alt: name }))
const dress = { title: 'Walnut Prow', text: 'A houseboat.', place: 'Nigeen Lake', pictures }

test('days with a supplier get its place, text and pictures if they have none', () => {
  const own = { place: 'Dal', text: 'Shikara at dusk', picture: pictures[0]! }
  const before = sampleVersion({ days: [day(1), day(2, own), day(3), day(4)] })
  expect(fillDays({ from: 1, to: 3 }, dress)(before).days).toEqual([
    day(1, { place: 'Nigeen Lake', text: 'A houseboat.', picture: pictures[1]! }),
    day(2, own),
    day(3, { place: 'Nigeen Lake', picture: pictures[2]! }),
    day(4),
  ])
})

test('creates the first of its days if missing, and stops when pictures run out', () => {
  const one = { ...dress, pictures: pictures.slice(0, 1) }
  const { days } = fillDays({ from: 2, to: 3 }, one)(sampleVersion({ days: [day(1), day(3)] }))
  expect(days).toMatchObject([
    { day: 1, place: '' },
    { day: 2, title: 'Walnut Prow', text: 'A houseboat.', picture: pictures[0] },
    { day: 3, place: 'Nigeen Lake', text: '', picture: null },
  ])
})
