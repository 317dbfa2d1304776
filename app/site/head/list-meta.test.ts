import { expect, test } from 'vitest'
import type { CardData } from '../card/card-data.ts'
import type { Query } from '../list-page/query-links.ts'
import { listMeta } from './list-meta.ts'

const about = { title: 'Hotels', description: 'Houseboats and lodges.' }
const card = { title: 'Walnut Prow' } as CardData

const metaOf = (query: Query, cards = [card]) =>
  listMeta(
    { path: '/hotels', query, results: { cards, chips: [], total: 30, page: 1, pages: 2 } },
    about,
  )

test('the list has its title and description', () => {
  expect(metaOf({})).toEqual({ ...about, path: '/hotels', hidden: false })
  expect(metaOf({ page: 1 })).toEqual(metaOf({}))
})

test('a further page is indexed on its own, if it is not empty', () => {
  expect(metaOf({ page: 2 })).toEqual({
    title: 'Hotels, page 2',
    description: 'Page 2. Houseboats and lodges.',
    path: '/hotels?page=2',
    hidden: false,
  })
  expect(metaOf({ page: 9 }, []).hidden).toBe(true)
})

test.each<Query>([{ q: 'dal' }, { sort: 'price' }, { category: 1, page: 2 }])(
  '%j is excluded from search results',
  (query) => {
    expect(metaOf(query).hidden).toBe(true)
    expect(metaOf(query).path).toMatch(/^\/hotels(\?page=2)?$/)
  },
)
