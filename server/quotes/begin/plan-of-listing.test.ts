import { expect, test } from 'vitest'
import { addListing, addRoom } from '#test/samples/enquiries.ts'
import { openQuotes } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

eachDatabase((open) => {
  test('a package provides days with pictures, inclusions and terms', async () => {
    const { quotes, by, database } = await openQuotes(await open())
    const { db } = database
    const listingId = await addListing(database, 'TravelPackage', 'Tulip week')
    const details = {
      ...{ inclusions: ['Breakfast'], exclusions: ['Flights'] },
      ...{ paymentTerms: 'Half now', cancellationPolicy: 'Free for a week' },
    }
    await db
      .updateTable('listings')
      .set({ details: JSON.stringify(details) })
      .execute()
    const now = new Date().toISOString()
    const record = { listingId, createdAt: now, updatedAt: now, part: 'dayWiseItinerary' }
    for (const [position, title] of ['By road', 'To Gulmarg', 'Home', 'Rest'].entries()) {
      const day = { dayNumber: position + 1, title, details: `About ${title}` }
      await db
        .insertInto('parts')
        .values({ ...record, position, details: JSON.stringify(day) })
        .execute()
    }
    for (const [position, alt] of ['', 'Snow at Gulmarg', 'A shikara'].entries()) {
      const picture = { folder: 'uploads' as const, name: `p${position}`, width: 900, height: 600 }
      await db
        .insertInto('images')
        .values({ ...picture, listingId, position, alt, blur: '', createdAt: now })
        .execute()
    }
    expect(await quotes.create({ listingId }, by)).toMatchObject({
      listingId,
      versions: [
        {
          document: {
            nights: 3,
            days: [
              { day: 1, title: 'By road', picture: { path: 'uploads/p0.webp', alt: 'Tulip week' } },
              { day: 2, text: 'About To Gulmarg', picture: { path: 'uploads/p1.webp' } },
              { day: 3, title: 'Home', picture: null },
              { day: 4, picture: null },
            ],
            ...{ inclusions: ['Breakfast'], exclusions: ['Flights'] },
            ...{ paymentTerms: 'Half now', cancellationTerms: 'Free for a week' },
          },
        },
      ],
    })
  })

  test('other listings provide no content, and an unknown one is refused', async () => {
    const { quotes, by, database } = await openQuotes(await open())
    const listingId = await addListing(database, 'Hotel', 'Zabarwan View')
    await addRoom(database, listingId, 'Deluxe', 4500)
    expect(await quotes.create({ listingId }, by)).toMatchObject({
      listingId,
      versions: [{ document: { days: [], inclusions: [] } }],
    })
    expect(await quotes.create({ listingId: 999_999 }, by)).toMatchObject({
      errors: { listingId: ['There is no such listing.'] },
    })
  })
})
