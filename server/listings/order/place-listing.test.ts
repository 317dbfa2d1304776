import { expect, test } from 'vitest'
import { seededRandom } from '#test/samples/seeded-random.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings } from '../listings.ts'

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

  test('two concurrent moves give the same order as one after the other', async () => {
    const { database, order, place } = await openVillas()
    await Promise.all([place('E', 1), place('A', 5)])
    expect(await order()).toBe('EBCDA')
    await Promise.all([place('C', 1), place('D', 1)])
    expect(['CDEBA', 'DCEBA']).toContain(await order())
    const rows = await database.db.selectFrom('listings').select('position').execute()
    expect(new Set(rows.map(({ position }) => position)).size).toBe(5)
  })

  async function openRows(positions: number[]) {
    const database = await open()
    const { db } = database
    const listings = createListings(database, createHistory(database))
    const at = '2026-01-02T03:04:05.678Z'
    const row = { ...values, kind: 'Villa' as const, details: '{}', createdAt: at, updatedAt: at }
    const rows = positions.map((position, n) => ({ ...row, title: `${n}`, position }))
    const added = await db.insertInto('listings').values(rows).returning('id').execute()
    const read = () =>
      db
        .selectFrom('listings')
        .select(['id', 'position'])
        .orderBy('position')
        .orderBy('id')
        .execute()
    return { listings, ids: added.map(({ id }) => id), read }
  }

  test('many random moves give the requested order', { timeout: 60_000 }, async () => {
    const { seed, below } = seededRandom()
    const { listings, ids, read } = await openRows([1, 1, 1, 2, 3, 3, 4.5, 4.500001, 4.500002, 5])
    const order = [...ids]
    for (let move = 0; move < 80; move += 1) {
      // Mostly the same few places, which soon have no gap left.
      const [from, to] = [below(order.length), move % 5 ? 3 + below(2) : below(order.length)]
      const [id = 0] = order.splice(from, 1)
      order.splice(to, 0, id)
      await listings.place('Villa', id, to + 1)
      expect(
        (await read()).map((row) => row.id),
        `move ${move} of seed ${seed}`,
      ).toEqual(order)
    }
  })

  test('a move writes one row, or a few if there is no gap', async () => {
    const { listings, ids, read } = await openRows(Array.from({ length: 300 }, (_, n) => n + 1))
    const changed = async (work: () => Promise<unknown>) => {
      const before = new Map((await read()).map(({ id, position }) => [id, position]))
      await work()
      return (await read()).filter(({ id, position }) => before.get(id) !== position).length
    }
    const last = ids.toReversed()
    const counts: number[] = []
    for (const id of last.slice(0, 40)) {
      counts.push(await changed(() => listings.place('Villa', id, 101)))
    }
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(30)
    expect(Math.max(...counts)).toBeLessThanOrEqual(33)
    expect(await changed(() => listings.place('Villa', ids[0] ?? 0, 1))).toBe(0)
  })

  test('among hundreds at the same position, those after the place move together', async () => {
    const { listings, ids, read } = await openRows(Array.from({ length: 300 }, () => 7))
    const [last = 0] = ids.slice(-1)
    await listings.place('Villa', last, 101)
    const rows = await read()
    expect(rows.map(({ id }) => id)).toEqual([...ids.slice(0, 100), last, ...ids.slice(100, -1)])
    expect(new Set(rows.map(({ position }) => position))).toEqual(new Set([7, 7.3, 7.7]))
  })

  test('a group without gaps is respaced as a whole', async () => {
    const crowd = Array.from({ length: 50 }, (_, n) => 1 + n / 1_000_000)
    const { listings, ids, read } = await openRows([...crowd, 2])
    const [last = 0] = ids.slice(-2)
    await listings.place('Villa', last, 2)
    const [first, ...others] = ids.filter((id) => id !== last)
    expect((await read()).map(({ id }) => id)).toEqual([first, last, ...others])
  })

  test('a move and a concurrent change of position keep the order complete', async () => {
    const { listings, ids, order, place } = await openVillas()
    const toFirst = listings.update('Villa', ids[4] ?? 0, { values: { position: 0 } })
    await Promise.all([place('A', 3), toFirst])
    expect(await order()).toHaveLength(5)
    expect((await order()).at(0)).toBe('E')
  })

  test.each(['Article', 'Villa'] as const)(
    '%ss added at the same time have positions of their own',
    async (kind) => {
      const database = await open()
      const listings = createListings(database, createHistory(database))
      const titles = Array.from({ length: 8 }, (_, at) => `${kind} ${at}`)
      const add = (title: string) => listings.create(kind, { ...values, title }, [])
      const first = await add('First')
      await Promise.all([
        ...titles.map(add),
        ...titles.slice(0, 3).map(() => listings.duplicate(kind, first.id)),
        listings.place(kind, first.id, 1),
      ])
      const rows = await database.db.selectFrom('listings').select('position').execute()
      expect(new Set(rows.map(({ position }) => position)).size).toBe(12)
    },
  )
})
