import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import {
  addListing,
  desk,
  inDays,
  inquiry,
  queuedMails,
  received,
  valuesOf,
} from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import type { Database } from '../../db/database.ts'

async function addDeparture({ db }: Database, listingId: number, seatsLeft: number) {
  const now = new Date().toISOString()
  const { id } = await db
    .insertInto('parts')
    .values({
      ...{ listingId, part: 'departures', position: 0, createdAt: now, updatedAt: now },
      details: JSON.stringify({ startsOn: inquiry.startDate, seatsLeft }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

eachDatabase((open) => {
  test('a booking of a departure names it to staff, also by mail', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const listingId = await addListing(database, 'TravelPackage', 'Tulip week')
    const departureId = await addDeparture(database, listingId, 4)
    const values = valuesOf('booking', { ...inquiry, listingId, departureId: String(departureId) })
    const { enquiry } = await received(enquiries.receive('booking', values, { source: '/' }))
    const partTitle = expect.stringMatching(/^Departure of \d+ \w+ \d{4}$/)
    expect(enquiry).toMatchObject({ listingId, partId: departureId, partTitle, price: 4500 })
    const [toOperator] = await queuedMails(database)
    expect(JSON.stringify(toOperator)).toContain(`Departure: ${enquiry.partTitle}`)
  })

  test('equal bookings with and without a departure are two, the later one first within a millisecond', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const listingId = await addListing(database, 'TravelPackage', 'Tulip week')
    const departureId = await addDeparture(database, listingId, 4)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const chosen of ['', String(departureId), '']) {
      const values = valuesOf('booking', { ...inquiry, listingId, departureId: chosen })
      const arrival = { source: '/', idempotencyKey: '/travel-package/1 today' }
      await received(enquiries.receive('booking', values, arrival))
    }
    const { items } = await enquiries.list(enquiryQuery.parse({}))
    expect(items.map(({ partId }) => partId)).toEqual([departureId, null])
    expect(new Set(items.map(({ createdAt }) => createdAt)).size).toBe(1)
  })

  test('refuses and does not store a departure that is full, of another package or on another day', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const listingId = await addListing(database, 'TravelPackage', 'Tulip week')
    const other = await addListing(database, 'TravelPackage', 'Snow week')
    const errorsOf = async (more: object) => {
      const values = valuesOf('booking', { ...inquiry, listingId, ...more })
      return (await enquiries.receive('booking', values, { source: '/' })).errors
    }
    const none = { departureId: ['There is no such departure.'] }
    expect(await errorsOf({ departureId: 987_654 })).toEqual(none)
    expect(await errorsOf({ departureId: await addDeparture(database, other, 4) })).toEqual(none)
    expect(await errorsOf({ departureId: await addDeparture(database, listingId, 0) })).toEqual({
      departureId: ['This departure is full. Please choose another one, or your own dates.'],
    })
    const free = await addDeparture(database, listingId, 1)
    expect(await errorsOf({ departureId: free, startDate: inDays(29) })).toEqual({
      startDate: [expect.stringMatching(/^The departure that you chose is on \d+ \w+ \d{4}\.$/)],
    })
    expect(await database.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  })
})
