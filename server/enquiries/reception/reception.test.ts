import { expect, test, vi } from 'vitest'
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
import * as references from '../reference.ts'

vi.mock('../reference.ts', { spy: true })

const hotelInquiry = (more = {}) => valuesOf('hotel', { ...inquiry, ...more })
const page = { source: '/hotel/1' }

eachDatabase((open) => {
  test('an inquiry is kept with what the hotel and room are called and cost now', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const hotelId = await addListing(database, 'Hotel', 'Zabarwan View')
    const roomId = await addRoom(database, hotelId, 'Deluxe', 6200)
    const values = hotelInquiry({ hotelId, roomId, hotelName: 'Old name', roomName: 'Old room' })
    const { enquiry, repeated } = await received(enquiries.receive('hotel', values, page))

    expect(repeated).toBe(false)
    expect(enquiry).toMatchObject({
      form: 'hotel',
      kind: 'Hotel',
      listingId: hotelId,
      partId: roomId,
      listingTitle: 'Zabarwan View',
      partTitle: 'Deluxe',
      price: 6200,
      status: 'new',
      suspicion: '',
      source: '/hotel/1',
    })
    expect(enquiry.reference).toMatch(/^KE-[2-9A-HJ-NP-Z]{6}$/)
    expect(enquiry.details).toMatchObject({ hotelName: 'Old name', numberOfDays: 3 })
    expect(Date.parse(String(enquiry.details.contactDate))).toBeGreaterThan(Date.now() - 60_000)
  })

  test('its reference begins with the letters that the agency has set', async () => {
    const { enquiries, settings } = desk(await open())
    await settings.write({ referencePrefix: 'nlj' })
    const { enquiry } = await received(enquiries.receive('hotel', hotelInquiry(), page))
    expect(enquiry.reference).toMatch(/^NLJ-[2-9A-HJ-NP-Z]{6}$/)
  })

  test('both mails are queued with it', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const { enquiry } = await received(enquiries.receive('hotel', hotelInquiry(), page))
    const subject = expect.stringContaining(enquiry.reference)
    const visitor = { name: 'Asif Lone', address: 'asif@example.in' }
    expect(await queuedMails(database)).toEqual([
      expect.objectContaining({ to: 'operator', replyTo: visitor, subject }),
      expect.objectContaining({ to: visitor, subject }),
    ])
  })

  test('it is kept together with its mails, or not at all', async () => {
    const database = await open()
    const { jobs, enquiries } = desk(database)
    const enqueue = vi.spyOn(jobs, 'enqueue').mockRejectedValueOnce(new Error('disk full'))
    const receiving = enquiries.receive('hotel', hotelInquiry(), page)
    await expect(receiving).rejects.toThrow('disk full')
    expect(enqueue).toHaveBeenCalledOnce()
    expect(await database.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  })

  test('a reference that is taken is drawn again', async () => {
    const { enquiries } = desk(await open())
    const drawn = vi.spyOn(references, 'newReference')
    drawn.mockReturnValueOnce('KE-222222').mockReturnValueOnce('KE-222222')
    const [one, two] = [
      await received(enquiries.receive('hotel', hotelInquiry(), { ...page, idempotencyKey: '1' })),
      await received(enquiries.receive('hotel', hotelInquiry(), { ...page, idempotencyKey: '2' })),
    ]
    expect(one.enquiry.reference).toBe('KE-222222')
    expect(two.enquiry.reference).not.toBe('KE-222222')
    expect(drawn).toHaveBeenCalledTimes(3)
  })

  test('the same submission sent again, even at the same moment, is kept and told once', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const send = () =>
      received(enquiries.receive('hotel', hotelInquiry(), { ...page, idempotencyKey: 'k1' }))
    const answers = await Promise.all([send(), send(), send()])
    answers.push(await send())
    expect(new Set(answers.map(({ enquiry }) => enquiry.reference)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await queuedMails(database)).toHaveLength(2)
  })

  test('another message under a used key is kept, and shows nobody else’s', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const send = (more: object) =>
      received(enquiries.receive('hotel', hotelInquiry(more), { ...page, idempotencyKey: '1' }))
    const first = await send({})
    const changed = await send({ endDate: inDays(35) })
    const stranger = await send({ name: 'Other', email: 'other@example.in' })
    const references = [first, changed, stranger].map(({ enquiry }) => enquiry.reference)
    expect(new Set(references).size).toBe(3)
  })

  test('a repetition may say another moment of writing', async () => {
    const { enquiries } = desk(await open())
    const send = (contactDate: string) => {
      const values = hotelInquiry({ contactDate })
      return received(enquiries.receive('hotel', values, { ...page, idempotencyKey: 'k' }))
    }
    const first = await send('2026-11-21T10:00:00.000Z')
    expect(first.enquiry.details.contactDate).toBe('2026-11-21T10:00:00.000Z')
    expect((await send('2026-11-21T10:00:05.000Z')).enquiry.id).toBe(first.enquiry.id)
  })

  test('one person is one thread, by address or by number', async () => {
    const { enquiries } = desk(await open())
    const send = async (more: object) =>
      (await received(enquiries.receive('hotel', hotelInquiry(more), page))).enquiry.thread
    const threads = [
      await send({ phone: '94190 12345' }),
      await send({ email: 'ASIF@Example.in', phone: '1' }),
      await send({ email: 'work@example.in', phone: '+91 94190-12345' }),
      await send({ email: 'work@example.in', phone: '2' }),
    ]
    expect(new Set(threads)).toEqual(new Set(['asif@example.in']))
    expect(await send({ email: 'other@example.in', phone: '1' })).toBe('other@example.in')
    expect(await send({ email: 'a@example.in', phone: '0000000000' })).toBe('a@example.in')
    expect(await send({ email: 'b@example.in', phone: '0000000000' })).toBe('b@example.in')
  })

  test('a hotel that is a draft or deleted by now is linked, and the visitor is told no name', async () => {
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

  test('a room that was removed keeps the name its hotel gave it', async () => {
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

  test('what never was, or is another’s, is refused and leaves nothing', async () => {
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

  test('a room alone leads to its hotel; names without ids stay as they were typed', async () => {
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

  test('any other kind is booked by its listing, with or without naming the kind', async () => {
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

  test('an enquiry outlives its listing with the name it had', async () => {
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
