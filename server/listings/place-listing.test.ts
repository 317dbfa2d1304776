import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases.ts'
import { createHistory } from '../history/history.ts'
import { createListings } from './listings.ts'

const values = {
  ...{ price: 9000, oldPrice: null, categoryId: null },
  status: 'published' as const,
}

eachDatabase((open) => {
  async function openVillas() {
    const database = await open()
    const listings = createListings(database, createHistory(database))
    const ids: number[] = []
    for (const title of ['A', 'B', 'C', 'D', 'E']) {
      const { id } = await listings.create('Villa', { ...values, title }, [])
      ids.push(id)
    }
    const order = async () => {
      const { items } = await listings.page('Villa', {}, { drafts: true })
      return items.map(({ title }) => title).join('')
    }
    const place = (title: string, to: number) =>
      listings.place('Villa', ids['ABCDE'.indexOf(title)] ?? 0, to)
    return { database, listings, ids, order, place }
  }

  test('two moves at once end in the order of one after the other', async () => {
    const { database, order, place } = await openVillas()
    await Promise.all([place('E', 1), place('A', 5)])
    expect(await order()).toBe('EBCDA')
    await Promise.all([place('C', 1), place('D', 1)])
    expect(['CDEBA', 'DCEBA']).toContain(await order())
    const rows = await database.db.selectFrom('listings').select('position').execute()
    expect(new Set(rows.map(({ position }) => position)).size).toBe(5)
  })

  test('a move and a position that is written at once leave no gap in the order', async () => {
    const { listings, ids, order, place } = await openVillas()
    const toFirst = listings.update('Villa', ids[4] ?? 0, { values: { position: 0 } })
    await Promise.all([place('A', 3), toFirst])
    expect(await order()).toHaveLength(5)
    expect((await order()).at(0)).toBe('E')
  })
})
