import { expect, test } from 'vitest'
import { kindNames } from '#catalogue/kinds.ts'
import { indexRow } from './index-row.ts'
import { indexEntry, searchFor } from './search-terms.ts'

const listing = {
  ...{ id: 7, position: 2.5, status: 'draft' as const, categoryId: 2 },
  ...{ title: 'Dal Lake, twice: the lake', overview: 'Châlet on the lake' },
}

test('indexes the words of a listing’s texts and category, each once', () => {
  const { title, words } = indexEntry('TravelPackage', listing)
  expect(title).toEqual(['pddal', 'pdlake', 'pdtwice', 'pdthe'])
  expect(words).toEqual([
    'pdchalet',
    'pdon',
    'pdluxury',
    'pdand',
    'pdvip',
    'pdtravel',
    'pdpackages',
  ])
})

test('every kind and status has its own terms', () => {
  const { terms } = {
    terms: kindNames.map((kind) => searchFor(kind, ['published', 'draft'], ['x']).terms),
  }
  expect(new Set(terms.flat(2)).size).toBe(kindNames.length * 2)
})

test('cuts long words alike in the index and in searches', () => {
  const word = 'ü'.repeat(300)
  const [stored = ''] = indexEntry('Hotel', { ...listing, title: word }).title
  const [[asked = ''] = []] = searchFor('Hotel', ['draft'], ['u'.repeat(300)]).terms
  expect(stored).toBe(asked)
  expect(stored).toHaveLength(102)
})

test('rows ascend with the whole number and then the id, and are safe integers', () => {
  const rows = [
    { id: 2_147_483_647, position: -9_000_000 },
    { id: 1, position: -1 },
    { id: 1, position: 0 },
    { id: 2, position: 0.999999 },
    { id: 1, position: 1 },
    { id: 2_147_483_647, position: 9_000_000 },
  ].map(indexRow)
  expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  expect(new Set(rows).size).toBe(rows.length)
  expect(rows.every(Number.isSafeInteger)).toBe(true)
})
