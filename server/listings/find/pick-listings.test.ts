import { beforeEach, expect, test } from 'vitest'
import type { KindName } from '#catalogue/kinds.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings, type Listings } from '../listings.ts'

eachDatabase((open) => {
  let listings: Listings

  beforeEach(async () => {
    const database = await open()
    listings = createListings(database, createHistory(database))
  })

  async function add(kind: KindName, title: string, status: 'published' | 'draft' = 'published') {
    const values = { title, price: 1000, oldPrice: null, categoryId: null, status }
    return (await listings.create(kind, values, [])).id
  }

  const titles = async (ids: number[]) => (await listings.pick(ids)).map(({ title }) => title)

  test('returns listings of every kind in the given order', async () => {
    const hotel = await add('Hotel', 'Lodge')
    const villa = await add('Villa', 'Orchard house')
    const second = await add('Hotel', 'Inn')
    expect(await titles([second, villa, hotel])).toEqual(['Inn', 'Orchard house', 'Lodge'])
    expect(await titles([])).toEqual([])
  })

  test('omits drafts, deleted and unknown listings', async () => {
    const draft = await add('Hotel', 'Draft', 'draft')
    const deleted = await add('Hotel', 'Deleted')
    await listings.remove('Hotel', deleted)
    const shown = await add('Hotel', 'Shown')
    expect(await titles([draft, deleted, 999_999, shown])).toEqual(['Shown'])
  })
})
