import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../../history/history.ts'
import { createListings } from '../listings.ts'

const image = (name: string) => ({
  ...{ folder: 'uploads' as const, name, width: 900, height: 600, blur: '' },
})
const day = { dayNumber: 1, title: 'Arrival', details: 'A walk along the lake.' }

eachDatabase((open) => {
  test('cards have only the first own picture and no parts, in the list’s order and with its total', async () => {
    const database = await open()
    const listings = createListings(database, createHistory(database))
    const add = (title: string, pictures: string[], status: 'published' | 'draft' = 'published') =>
      listings.create(
        'TravelPackage',
        { title, price: 1000, oldPrice: null, categoryId: 1, status },
        pictures.map(image),
      )
    const bare = await add('Bare', [])
    const pictured = await add('Pictured', ['first', 'second'])
    await add('Draft', ['third'], 'draft')
    const part = { kind: 'TravelPackage', part: 'dayWiseItinerary' } as const
    for (const { id } of [bare, pictured])
      await listings.parts.create(part, id, day, [image('day')])

    const { items, total } = await listings.cards('TravelPackage', {})
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { id: bare.id, images: [], parts: { dayWiseItinerary: [] } },
      { id: pictured.id, images: [{ name: 'first' }], parts: { dayWiseItinerary: [] } },
    ])
    expect(items[1]?.images).toHaveLength(1)
    const whole = await listings.page('TravelPackage', {}, { drafts: false })
    expect(whole.items[1]?.images).toHaveLength(2)
    expect(whole.items[1]?.parts.dayWiseItinerary).toHaveLength(1)
    expect(await listings.cards('TravelPackage', { page: 2, pageSize: 1 })).toMatchObject({
      items: [{ id: pictured.id }],
      total: 2,
    })
    expect((await listings.cards('TravelPackage', { q: 'nothing' })).items).toEqual([])
  })
})
