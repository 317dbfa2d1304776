import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings, type Listings } from '../listings.ts'
import { countEach, countFound, foundInOrder } from './found-in-order.ts'
import { searchFor } from './search-terms.ts'

eachDatabase((open) => {
  let database: Database
  let listings: Listings

  beforeEach(async () => {
    database = await open()
    listings = createListings(database, createHistory(database))
  })

  async function add(title: string, position: number, more: Record<string, unknown> = {}) {
    const status = 'published' as const
    const values = { title, price: 1000, oldPrice: null, categoryId: null, status, position }
    return (await listings.create('Villa', { ...values, ...more }, [])).id
  }
  const lake = () => database.found(searchFor('Villa', ['published'], ['lak']))
  const slice = (offset: number, limit: number) =>
    foundInOrder(database.db, lake(), { offset, limit })

  test('returns matches in the order of the list, also within one whole number', async () => {
    const positions = [3, 1.5, 1.5, -2, 1.25, 1, 5_000_000, 4_000_000, 1.999999, 7, -3_000_000, 2]
    const rows = []
    for (const position of positions) rows.push({ position, id: await add('Lake', position) })
    await add('Orchard', 1.3)
    await add('Lake, a draft', 1.4, { status: 'draft' })
    rows.sort((a, b) => a.position - b.position || a.id - b.id)
    const ids = rows.map(({ id }) => id)
    expect(await countFound(database.db, lake())).toBe(ids.length)
    for (let limit = 1; limit <= 13; limit += 1) {
      for (let offset = 0; offset <= 12; offset += 1) {
        expect(await slice(offset, limit), `${offset}, ${limit}`).toEqual(
          ids.slice(offset, offset + limit),
        )
      }
    }
  })

  test('counts several searches at once, each on its own', async () => {
    await add('Lake and meadow', 1)
    await add('Lake', 2)
    const searches = [['lak'], ['orchard'], ['lak', 'meadow'], ['lak']].map((words) =>
      database.found(searchFor('Villa', ['published'], words)),
    )
    expect(await countEach(database.db, searches)).toEqual([2, 0, 1, 2])
  })

  test('follows a move, a text, a status and a deletion', async () => {
    const ids = [await add('Lake', 1), await add('Lake', 2), await add('Lake', 3)]
    const [first = 0, second = 0, third = 0] = ids
    await listings.place('Villa', third, 1)
    expect(await slice(0, 9)).toEqual([third, first, second])
    await listings.update('Villa', first, { values: { title: 'Meadow' } })
    expect(await slice(0, 9)).toEqual([third, second])
    await listings.update('Villa', third, { values: { status: 'draft' } })
    expect(await slice(0, 9)).toEqual([second])
    await listings.remove('Villa', second)
    expect(await slice(0, 9)).toEqual([])
    await listings.restore('Villa', second)
    expect(await slice(0, 9)).toEqual([second])
  })

  test('indexes what an older version left out, once', async () => {
    const ids = [await add('Lake', 1), await add('Lake', 2)]
    const gone = await add('Lake', 3)
    await listings.remove('Villa', gone)
    await database.db.updateTable('listings').set({ searchRow: null }).execute()
    await database.db.deleteFrom('listingSearch' as never).execute()
    expect(await slice(0, 9)).toEqual([])
    expect(await listings.indexMissing()).toBe(2)
    expect(await slice(0, 9)).toEqual(ids)
    expect(await listings.indexMissing()).toBe(0)
  })
})
