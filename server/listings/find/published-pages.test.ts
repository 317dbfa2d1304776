import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#test/servers/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings, type Listings } from '../listings.ts'

const image = { folder: 'uploads' as const, name: 'x', width: 900, height: 600, blur: '' }
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
    return listings.create('TravelPackage', values, [image])
  }

  test('names what visitors can see, with its pictures', async () => {
    const shown = await add('Shown')
    await add('Draft', 'draft')
    const gone = await add('Gone')
    await listings.remove('TravelPackage', gone.id)
    const { folder, name, width } = image
    expect(await listings.publishedPages()).toEqual([
      {
        kind: 'TravelPackage',
        id: shown.id,
        changedAt: shown.updatedAt,
        images: [expect.objectContaining({ folder, name, width })],
      },
    ])
  })

  test('a changed part changes the page', async () => {
    const { id } = await add('With a day')
    const part = { kind: 'TravelPackage', part: 'dayWiseItinerary' } as const
    await listings.parts.create(part, id, day, [])
    const later = '2099-01-01T00:00:00.000Z'
    await database.db.updateTable('parts').set({ updatedAt: later }).execute()
    const [page] = await listings.publishedPages()
    expect(page?.changedAt).toBe(later)
  })
})
