import { beforeEach, expect, test } from 'vitest'
import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings, type Listings } from '../listings.ts'

eachDatabase((open) => {
  let database: Database
  let listings: Listings

  beforeEach(async () => {
    database = await open()
    listings = createListings(database, createHistory(database))
  })

  function add(kind: KindName, title: string, more: Record<string, unknown> = {}) {
    const status = 'published' as const
    const values = { title, price: 1000, oldPrice: null, categoryId: null, status, ...more }
    return listings.create(kind, values, [])
  }

  async function titles(text: string, limit = 6) {
    const found = await listings.search(text, limit)
    return found.map(({ kind, total, items }) => [kind, total, items.map(({ title }) => title)])
  }

  test('searches all kinds, in their order, and omits those without matches', async () => {
    await add('Relaxation', 'Yoga in Gulmarg')
    await add('Hotel', 'Lodge below the gondola', { description: 'Gulmarg' })
    await add('Villa', 'Orchard house in Pampore')
    expect(await titles('gulmarg')).toEqual([
      ['Hotel', 1, ['Lodge below the gondola']],
      ['Relaxation', 1, ['Yoga in Gulmarg']],
    ])
  })

  test('returns a few of each kind and counts all, with matches in the title first', async () => {
    await add('Hotel', 'Meadow lodge', { description: 'A walk from the gondola of Gulmarg' })
    await add('Hotel', 'Gulmarg Gondola Inn')
    await add('Hotel', 'The Gondola, Gulmarg')
    expect(await titles('Gulmarg gondola', 2)).toEqual([
      ['Hotel', 3, ['Gulmarg Gondola Inn', 'The Gondola, Gulmarg']],
    ])
  })

  test('one statement counts all kinds, and totals follow additions', async () => {
    const counted = countStatements(database)
    listings = createListings(counted.database, createHistory(database))
    expect(await titles('gulmarg')).toEqual([])
    expect(counted.statements()).toBe(1)
    await add('Hotel', 'Gulmarg lodge')
    await add('Villa', 'Gulmarg orchard')
    await add('Villa', 'Gulmarg meadow')
    expect(await titles('gulmarg')).toEqual([
      ['Hotel', 1, ['Gulmarg lodge']],
      ['Villa', 2, ['Gulmarg orchard', 'Gulmarg meadow']],
    ])
    expect(await listings.cards('Villa', { q: 'gulmarg', pageSize: 1 })).toMatchObject({ total: 2 })
  })

  test('prefixes of words and letters without accents match', async () => {
    await add('Shoot', 'Papier-mâché workshops')
    expect(await titles('MACHE work')).toEqual([['Shoot', 1, ['Papier-mâché workshops']]])
    expect(await titles('ache')).toEqual([])
  })

  test('finds neither drafts nor deleted listings', async () => {
    await add('Hotel', 'Gulmarg draft', { status: 'draft' })
    const { id } = await add('Hotel', 'Gulmarg deleted')
    await listings.remove('Hotel', id)
    expect(await titles('gulmarg')).toEqual([])
  })

  test.each(['', '  ', '%', "'", '"*'])('%j has no searchable words', async (text) => {
    await add('Hotel', 'Gulmarg 100%')
    expect(await titles(text)).toEqual([])
  })
})

function countStatements(database: Database) {
  let statements = 0
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { database: { ...database, db }, statements: () => statements }
}
