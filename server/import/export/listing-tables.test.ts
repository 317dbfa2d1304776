import { expect, test } from 'vitest'
import { createHistory } from '#server/history/history.ts'
import { createListings } from '#server/listings/listings.ts'
import { deleteListing } from '#test/samples/listing-rows.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { listingTables } from './listing-tables.ts'

const at = '2026-01-02T03:04:05.678Z'
const villas = Array.from({ length: 1001 }, (_, n) => ({
  ...{ kind: 'Villa' as const, title: `Villa ${n}`, status: 'published' as const, position: n },
  ...{ categoryId: null, price: 9000, oldPrice: null, details: '{}', deletedAt: null },
  ...{ createdAt: at, updatedAt: at },
}))

eachDatabase((open) => {
  test('exports every other listing once while one is deleted', async () => {
    const database = await open()
    const inserted = database.db.insertInto('listings').values(villas).returning('id')
    const ids = (await inserted.execute()).map(({ id }) => id)
    const listings = createListings(database, createHistory(database))
    const [exported] = await Promise.all([
      listingTables({ database, listings }, 'Villa'),
      deleteListing(database, ids.at(-1) ?? 0),
    ])
    const titles = exported[0]?.rows.slice(1).map(([, title]) => title)
    expect(titles?.slice(0, 1000)).toEqual(villas.slice(0, 1000).map(({ title }) => title))
  })
})
