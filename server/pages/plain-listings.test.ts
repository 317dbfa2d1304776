import { expect, test } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createHistory } from '../history/history.ts'
import { createListings } from '../listings/listings.ts'
import { plainListings } from './plain-listings.ts'

const common = { price: 1000, oldPrice: null, categoryId: null, status: 'published' as const }

eachDatabase((open) => {
  test('shows pasted HTML as Markdown wherever a listing is read, and does not change what is stored', async () => {
    const database = await open()
    const listings = createListings(database, createHistory(database))
    const termCondition = '<p>No&nbsp;smoking.</p><ul><li>Checkout at 11</li></ul>'
    const values = { ...common, title: 'Walnut <b>Lodge</b>', termCondition }
    const { id } = await listings.create('Hotel', values, [])
    const shown = plainListings(listings)
    const { items } = await shown.page('Hotel', {}, { drafts: false })
    const [found] = await shown.search('Walnut', 3)
    const other = await listings.create('Hotel', { ...common, title: 'Other' }, [])
    const ways = [
      await shown.find('Hotel', id, { drafts: false }),
      items[0],
      ...(await shown.pick([id])),
      ...(await shown.related(other, 1)),
      found?.items[0],
    ]
    for (const listing of ways) {
      expect(listing).toMatchObject({
        title: 'Walnut <b>Lodge</b>',
        termCondition: 'No smoking.\n\n- Checkout at 11',
      })
    }
    expect(await shown.find('Hotel', 999_999, { drafts: false })).toBeUndefined()
    expect(await listings.find('Hotel', id, { drafts: false })).toMatchObject({ termCondition })
  })

  test('does so for lists and parts too', async () => {
    const database = await open()
    const listings = createListings(database, createHistory(database))
    const inclusions = ['<ul><li>Breakfast</li><li>Shikara &amp; tea</li></ul>', 'Guide < 8 hours']
    const { id } = await listings.create(
      'TravelPackage',
      { ...common, title: 'Tulips', inclusions },
      [],
    )
    const details = '<p>Dal&nbsp;lake</p>'
    await listings.parts.create({ kind: 'TravelPackage', part: 'dayWiseItinerary' }, id, {
      dayNumber: 1,
      title: 'One',
      details,
    })
    const listing = await plainListings(listings).find('TravelPackage', id, { drafts: false })
    expect(listing?.inclusions).toEqual(['Breakfast', 'Shikara & tea', 'Guide < 8 hours'])
    expect(listing?.parts.dayWiseItinerary).toMatchObject([{ details: 'Dal lake' }])
  })
})
