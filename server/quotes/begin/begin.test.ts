import { expect, test } from 'vitest'
import type { Version } from '#catalogue/quotes/version.ts'
import { addListing, desk, inDays, inquiry, received, valuesOf } from '#test/samples/enquiries.ts'
import { openQuotes } from '#test/samples/sent-quotes.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { pricingOf } from '../quoting.ts'

eachDatabase((open) => {
  async function begun(asked: object, days: string[] = []): Promise<Version | undefined> {
    const { quotes, by, database } = await openQuotes(await open())
    const listingId = await addListing(database, 'TravelPackage', 'Tulip week')
    const now = new Date().toISOString()
    for (const [position, title] of days.entries()) {
      const details = JSON.stringify({ dayNumber: position + 1, title, details: '' })
      const part = { part: 'dayWiseItinerary', position, details, createdAt: now, updatedAt: now }
      await database.db
        .insertInto('parts')
        .values({ listingId, ...part })
        .execute()
    }
    const values = valuesOf('booking', { ...inquiry, listingId, ...asked })
    const { enquiry } = await received(
      desk(database).enquiries.receive('booking', values, { source: '/' }),
    )
    const quote = await quotes.create({ enquiryId: enquiry.id }, by)
    return quote && 'versions' in quote ? quote.versions[0]?.document : undefined
  }

  test('each child of an enquiry gets a bed, so that its cost is not forgotten', async () => {
    const document = await begun({ numberOfAdults: 4, numberOfChilds: 3 })
    expect(document?.party).toMatchObject({ adults: 4, children: { length: 3 } })
    expect(document?.rooms).toMatchObject([
      { occupancy: 'double', count: 1, childrenWithBed: 2 },
      { occupancy: 'double', count: 1, childrenWithBed: 1 },
    ])
    expect((await begun({ numberOfAdults: 2, numberOfChilds: 0 }))?.rooms).toMatchObject([
      { count: 1, childrenWithBed: 0 },
    ])
  })

  test.each([
    [3, [1, 2, 3, 4]],
    [5, [1, 2, 3, 4, 5, 6]],
    [7, [1, 2, 3, 4, 5, 8]],
  ])('a package of five nights asked for with %i ends with its departure', async (nights, days) => {
    const whole = ['Arrival', 'Dal Lake', 'Gulmarg', 'Pahalgam', 'Doodhpathri', 'Departure']
    const stay = { startDate: inDays(30), endDate: inDays(30 + nights) }
    const document = await begun(stay, whole)
    expect(document).toMatchObject({ nights })
    const titles = [...whole.slice(0, days.length - 1), 'Departure']
    expect(document?.days.map(({ day, title }) => [day, title])).toEqual(
      days.map((day, at) => [day, titles[at]]),
    )
  })

  test('a package of one day remains the first day', async () => {
    const document = await begun({ startDate: inDays(30), endDate: inDays(32) }, ['To Gulmarg'])
    expect(document?.days).toMatchObject([{ day: 1, title: 'To Gulmarg' }])
  })

  test('an offer for an early arrival is valid at most until then', async () => {
    const soon = { startDate: inDays(3), endDate: inDays(6) }
    expect(await begun(soon)).toMatchObject({ arrival: inDays(3), validUntil: inDays(3) })
    const late = { startDate: inDays(40), endDate: inDays(43) }
    expect(await begun(late)).toMatchObject({ arrival: inDays(40), validUntil: inDays(7) })
  })

  test('a copy of an early arrival is valid at most until then', async () => {
    const { quotes, by } = await openQuotes(await open())
    const copyOf = async (arrival: string) => {
      const made = await quotes.create({}, by)
      const id = made && 'id' in made ? made.id : 0
      await quotes.save(id, { document: { arrival } }, by)
      const copy = await quotes.create({ copyOf: id }, by)
      return copy && 'versions' in copy ? copy.versions[0]?.document.validUntil : undefined
    }
    expect(await copyOf(inDays(3))).toBe(inDays(3))
    expect([await copyOf(inDays(40)), await copyOf('')]).toEqual([inDays(7), inDays(7)])
    expect(await copyOf(inDays(-3))).toBe(inDays(7))
  })

  test('a tax that changes on a day stays the old one until then', async () => {
    const { settings } = await openQuotes(await open())
    const percentOn = async (day: string) => pricingOf(await settings.read(), day).tax?.percent
    await settings.write({ quoteTaxPercent: 18, quoteTaxFrom: '2027-04-01' })
    expect([await percentOn('2027-03-31'), await percentOn('2027-04-01')]).toEqual([undefined, 18])
    await settings.write({ quoteTaxPercentBefore: 5 })
    expect([await percentOn('2027-03-31'), await percentOn('2027-04-01')]).toEqual([5, 18])
    await settings.write({ quoteTaxFrom: '' })
    expect(await percentOn('2027-03-31')).toBe(18)
  })

  test('searches six letters or digits as a reference, a name and a number', async () => {
    const { quotes, by } = await openQuotes(await open())
    const made = await quotes.create({}, by)
    const id = made && 'id' in made ? made.id : 0
    const guest = { name: 'Anil Sharma', phone: '+91 222333 4445' }
    await quotes.save(id, { document: { guest } }, by)
    const found = async (q: string) => (await quotes.page({ q, page: 1, pageSize: 9 })).total
    expect([await found('sharma'), await found('222333'), await found('kapadia')]).toEqual([
      1, 1, 0,
    ])
    await quotes.save(id, { document: { guest: { ...guest, name: 'Éloïse' } } }, by)
    expect(await found('Éloï')).toBe(1)
  })

  test('a listing adds its pictures, title and text to its days, and a deleted one nothing', async () => {
    const { quotes, database } = await openQuotes(await open())
    const id = await addListing(database, 'Hotel', 'Zabarwan View')
    expect(await quotes.listing(id)).toMatchObject({ title: 'Zabarwan View', pictures: [] })
    await database.db
      .updateTable('listings')
      .set({ deletedAt: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
    expect(await quotes.listing(id)).toBeUndefined()
  })
})
