import { expect, test } from 'vitest'
import type { ListingQuery } from '#catalogue/listings/listing-query.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings } from '../listings.ts'

interface Row {
  id: number
  title: string
  price: number
  position: number
  categoryId: number
}

type Keys = (row: Row) => [number, number, number]

/** The sort key of each order, ascending. */
const orders: [ListingQuery, Keys][] = [
  [{}, ({ id, position }) => [0, position, id]],
  [{ category: 2 }, ({ id, position }) => [0, position, id]],
  [{ sort: 'newest' }, ({ id }) => [0, 0, -id]],
  [{ sort: 'category' }, ({ id, position, categoryId }) => [categoryId, position, id]],
  [{ sort: 'price' }, ({ id, price }) => [price === 0 ? 1 : 0, price, id]],
  [{ sort: '-price', category: 2 }, ({ id, price }) => [0, -price, -id]],
  [{ sort: 'title' }, ({ id, title }) => [0, Number(title), id]],
  [{ sort: '-title' }, ({ id, title }) => [0, -Number(title), -id]],
]

const sample = (n: number) => ({
  ...{ title: `${100 + (n % 70)}`, price: (n * 7) % 50, position: n % 900 },
  categoryId: n % 9 ? 2 : 1,
})

function sorted(rows: Row[], keys: Keys): number[] {
  const compare = (one: Row, other: Row) => {
    const difference = keys(one).map((key, at) => key - (keys(other)[at] ?? 0))
    return difference.find((each) => each !== 0) ?? 0
  }
  return rows.toSorted(compare).map(({ id }) => id)
}

eachDatabase((open) => {
  test('far pages, read from the end, continue in the same order', {
    timeout: 60_000,
  }, async () => {
    const database = await open()
    const listings = createListings(database, createHistory(database))
    const at = '2026-01-02T03:04:05.678Z'
    const rows: Row[] = []
    for (let n = 0; n < 2300; n += 100) {
      const values = Array.from({ length: 100 }, (_, of) => sample(n + of))
      const stored = await database.db
        .insertInto('listings')
        .values(
          values.map((row) => ({
            ...{ ...row, titleKey: row.title, kind: 'Shoot', status: 'published', details: '{}' },
            ...{ createdAt: at, updatedAt: at },
          })),
        )
        .returning('id')
        .execute()
      rows.push(...values.map((row, of) => ({ ...row, id: stored[of]?.id ?? 0 })))
    }
    for (const [query, keys] of orders) {
      const all = rows.filter(({ categoryId }) => !query.category || categoryId === query.category)
      const expected = sorted(all, keys)
      for (const page of [1, 7, 20, 21, 22, 30, 40, 41, 45, 46, 47, 90]) {
        const asked = { ...query, page, pageSize: 50 }
        const { items } = await listings.page('Shoot', asked, { drafts: false })
        const slice = expected.slice((page - 1) * 50, page * 50)
        expect(
          items.map(({ id }) => id),
          JSON.stringify(asked),
        ).toEqual(slice)
      }
    }
  })
})
