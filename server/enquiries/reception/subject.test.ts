import { expect, test } from 'vitest'
import {
  addListing,
  addRoom,
  desk,
  inDays,
  inquiry,
  queuedMails,
  received,
  valuesOf,
} from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const hotelInquiry = (more = {}) => valuesOf('hotel', { ...inquiry, ...more })
const page = { source: '/hotel/1' }

eachDatabase((open) => {
  test('a draft or deleted hotel is linked, and the visitor’s mail does not name it', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const draft = await addListing(database, 'Hotel', 'Secret', { status: 'draft' })
    const deleted = await addListing(database, 'Hotel', 'Secret')
    const deletedAt = new Date().toISOString()
    await database.db.updateTable('listings').set({ deletedAt }).where('id', '=', deleted).execute()
    for (const hotelId of [draft, deleted]) {
      const values = hotelInquiry({ hotelId, hotelName: 'As sent', endDate: inDays(40 + hotelId) })
      const { enquiry } = await received(enquiries.receive('hotel', values, page))
      expect(enquiry).toMatchObject({ listingId: hotelId, listingTitle: 'Secret', price: 4500 })
    }
    const mails = await queuedMails(database)
    expect(mails.map(({ to, text }) => [to === 'operator', text.includes('Secret')])).toEqual([
      [true, true],
      [false, false],
      [true, true],
      [false, false],
    ])
  })

  test('a removed room keeps its name from the history', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const hotelId = await addListing(database, 'Hotel', 'Zabarwan View')
    const before = JSON.stringify({ name: 'Deluxe', pricePerNight: 6200 })
    await database.db
      .insertInto('history')
      .values({
        ...{ at: '2026-11-21T10:00:00.000Z', author: 'Meena', action: 'delete', kind: 'Hotel' },
        ...{ listingId: hotelId, name: 'hotelRooms', partId: 77, title: 'Deluxe', before },
      })
      .execute()
    const values = hotelInquiry({ hotelId, roomId: 77, roomName: 'The moon' })
    const { enquiry } = await received(enquiries.receive('hotel', values, page))
    expect(enquiry).toMatchObject({ listingId: hotelId, partId: null, partTitle: 'Deluxe' })
  })

  test('an unknown listing, or another hotel’s room, is refused and stores nothing', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const villa = await addListing(database, 'Villa', 'Villa')
    const [one, two] = [
      await addListing(database, 'Hotel', 'One'),
      await addListing(database, 'Hotel', 'Two'),
    ]
    const roomId = await addRoom(database, two, 'Suite', 9000)
    const errorsOf = async (more: object) =>
      (await enquiries.receive('hotel', hotelInquiry(more), page)).errors
    const noHotel = { hotelId: ['There is no such hotel.'] }
    expect(await errorsOf({ hotelId: 987_654, hotelName: 'Palace' })).toEqual(noHotel)
    expect(await errorsOf({ hotelId: villa })).toEqual(noHotel)
    const noRoom = { roomId: ['There is no such room.'] }
    expect(await errorsOf({ hotelId: one, roomId: 987_654, roomName: 'Moon' })).toEqual(noRoom)
    const otherHotel = { roomId: ['This room belongs to another hotel.'] }
    expect(await errorsOf({ hotelId: one, roomId })).toEqual(otherHotel)
    const booking = valuesOf('booking', { ...inquiry, kind: 'Hotel', listingId: villa })
    expect((await enquiries.receive('booking', booking, page)).errors).toEqual({
      listingId: ['There is no such listing.'],
    })
    expect(await database.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
    expect(await queuedMails(database)).toEqual([])
  })

  test('a room alone determines its hotel; names without ids stay as typed', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const hotelId = await addListing(database, 'Hotel', 'Two')
    const roomId = await addRoom(database, hotelId, 'Suite', 9000)
    const alone = await received(enquiries.receive('room', hotelInquiry({ roomId }), page))
    expect(alone.enquiry).toMatchObject({ listingTitle: 'Two', partTitle: 'Suite', price: 9000 })
    const typed = hotelInquiry({ hotelId: '', hotelName: 'As sent', roomId: 0, roomName: 'A room' })
    expect((await received(enquiries.receive('hotel', typed, page))).enquiry).toMatchObject({
      ...{ listingId: null, partId: null, price: null },
      ...{ listingTitle: 'As sent', partTitle: 'A room' },
    })
  })

  test('other kinds are booked by listing, with or without the kind', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const listingId = await addListing(database, 'Adventure', 'Gulmarg skiing', { price: 7500 })
    const linked = { listingId, kind: 'Adventure', listingTitle: 'Gulmarg skiing', price: 7500 }
    const booking = valuesOf('booking', { ...inquiry, listingId })
    expect((await received(enquiries.receive('booking', booking, page))).enquiry).toMatchObject(
      linked,
    )
    const contact = valuesOf('contact', {
      name: 'Asif',
      email: 'asif@example.in',
      phone: '9419012345',
      hotel: 'Skiing',
      kind: 'Adventure',
      listingId,
    })
    expect((await received(enquiries.receive('contact', contact, page))).enquiry).toMatchObject(
      linked,
    )
  })

  test('an enquiry keeps the title of its removed listing', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const hotelId = await addListing(database, 'Hotel', 'Zabarwan View')
    const { enquiry } = await received(enquiries.receive('hotel', hotelInquiry({ hotelId }), page))
    await database.db.deleteFrom('listings').where('id', '=', hotelId).execute()
    expect(await enquiries.find(enquiry.id)).toMatchObject({
      listingId: null,
      kind: 'Hotel',
      listingTitle: 'Zabarwan View',
      price: 4500,
    })
  })
})
