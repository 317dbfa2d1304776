import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ListingQuery } from '#catalogue/listings/listing-query.ts'
import type { Domain } from '#server/domain.ts'
import { domainContext } from '../../domain.ts'
import { loadList } from './load-list.ts'

type Page = (kind: string, query: ListingQuery) => Promise<{ items: object[]; total: number }>

const found: Page = async (_kind, { category }) => ({
  items: [{ kind: 'Relaxation', id: category ?? 9, title: 'Walk', images: [] }],
  total: 30,
})

function load(path: string, page = found, options = {}) {
  const context = new RouterContextProvider()
  context.set(domainContext, { listings: { cards: page } } as unknown as Domain)
  return loadList('Relaxation', { context, url: new URL(path, 'https://ke.example') }, options)
}

test('shows a list for each category, in the requested order', async () => {
  const { data } = await load('/wellness', found, { order: [3, 2, 4, 1] })
  expect(data.lists?.map(({ name }) => name)).toEqual([
    'Wellness Retreat Packages',
    'Nature Immersion Experience',
    'Yoga & Relaxation Sessions',
    'Gentle Outdoor Activities',
  ])
  expect(data.lists?.[0]).toMatchObject({ total: 30, cards: [{ path: '/wellness/3/walk' }] })
  expect(data.results).toBeUndefined()
})

test('shows results when there are filters', async () => {
  const { data } = await load('/wellness?q=walk&page=2')
  expect(data.lists).toBeUndefined()
  expect(data.results).toMatchObject({ total: 30, page: 2, pages: 2 })
})

test('a page beyond the last redirects to the last', async () => {
  const answer = await load('/wellness?q=walk&page=9').catch((thrown) => thrown)
  expect(answer.headers.get('Location')).toBe('/wellness?q=walk&page=2')
})

const away: Page = () => Promise.reject(new Error('The database is away'))

test('reports a failed search, in an answer that is not cached', async () => {
  const { data, init } = await load('/wellness?q=walk', away)
  expect(data).toMatchObject({ failed: true, path: '/wellness' })
  expect(init?.status).toBe(503)
})

test('a list that fails to load does not affect the others', async () => {
  const page: Page = (kind, query) => (query.category === 3 ? away : found)(kind, query)
  const { data, init } = await load('/wellness', page)
  expect(data.lists?.map(({ failed }) => failed)).toEqual([false, false, true, false])
  expect(init?.status).toBe(503)
})
