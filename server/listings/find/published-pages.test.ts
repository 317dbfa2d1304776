import { beforeEach, expect, test } from 'vitest'
import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings, type Listings } from '../listings.ts'

const image = { folder: 'uploads' as const, name: 'x', width: 900, height: 600, blur: '' }
const second = { ...image, name: 'y', width: 400 }
const day = { dayNumber: 1, title: 'Arrival', details: 'A walk along the lake.' }

eachDatabase((open) => {
  let database: Database
  let listings: Listings

  beforeEach(async () => {
    database = await open()
    listings = createListings(database, createHistory(database))
  })

  function add(title: string, status: 'published' | 'draft' = 'published') {
    const values = { title, price: 1000, oldPrice: null, categoryId: 1, status }
    return listings.create('TravelPackage', values, [image, second])
  }

  async function pages(range = { skip: 0, take: 100 }) {
    const found = []
    const counts = await listings.countPublishedPages()
    for await (const slice of listings.publishedPages(counts, range)) found.push(...slice)
    return found
  }

  test('lists published listings with their pictures', async () => {
    const shown = await add('Shown')
    await add('Draft', 'draft')
    const gone = await add('Gone')
    await listings.remove('TravelPackage', gone.id)
    expect(await pages()).toEqual([
      {
        kind: 'TravelPackage',
        id: shown.id,
        title: 'Shown',
        changedAt: shown.updatedAt,
        images: [
          { folder: 'uploads', name: 'x', width: 900 },
          { folder: 'uploads', name: 'y', width: 400 },
        ],
      },
    ])
    const counts = await listings.countPublishedPages()
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { kind: 'TravelPackage', count: 1, changedAt: shown.updatedAt },
    ])
    expect(counts.find(({ kind }) => kind === 'Villa')?.changedAt).toBeUndefined()
  })

  test('a changed part changes the page’s date', async () => {
    const { id } = await add('With a day')
    const part = { kind: 'TravelPackage', part: 'dayWiseItinerary' } as const
    await listings.parts.create(part, id, day, [])
    const later = '2099-01-01T00:00:00.000Z'
    await database.db.updateTable('parts').set({ updatedAt: later }).execute()
    const [page] = await pages()
    expect(page?.changedAt).toBe(later)
  })

  test('reads any range kind by kind, in slices between which other work can run', async () => {
    const ids = [
      ...(await addRows(database, 'Villa', 450)),
      ...(await addRows(database, 'TravelPackage', 30)),
    ]
    const idsOf = async (skip: number, take: number) =>
      (await pages({ skip, take })).map(({ id }) => id)
    expect(await idsOf(0, 1000)).toEqual(ids)
    expect(await idsOf(199, 202)).toEqual(ids.slice(199, 401))
    expect(await idsOf(440, 20)).toEqual(ids.slice(440, 460))
    expect(await idsOf(450, 5)).toEqual(ids.slice(450, 455))
    expect(await idsOf(480, 5)).toEqual([])

    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    const lengths = []
    const counts = await listings.countPublishedPages()
    turns = 0
    for await (const slice of listings.publishedPages(counts, { skip: 0, take: 480 })) {
      lengths.push(slice.length)
    }
    clearInterval(timer)
    expect(lengths).toEqual([100, 100, 100, 100, 50, 30])
    expect(turns).toBeGreaterThan(0)
  })
})

/** Adds minimal listings and returns their ids. */
async function addRows({ db }: Database, kind: KindName, count: number): Promise<number[]> {
  const at = '2026-01-02T03:04:05.678Z'
  const row = {
    ...{ kind, title: 'Bare', price: 1, status: 'published' as const, details: '{}' },
    ...{ createdAt: at, updatedAt: at },
  }
  const rows = Array.from({ length: count }, (_, position) => ({ ...row, position }))
  const added = await db.insertInto('listings').values(rows).returning('id').execute()
  return added.map(({ id }) => id)
}
