import { expect, test, vi } from 'vitest'
import {
  addListing,
  addRoom,
  addUser,
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
  test('an inquiry is stored with the current names and price of hotel and room', async () => {
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

  test('both mails are queued with the enquiry', async () => {
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

  test('stores the enquiry together with its mails, or not at all', async () => {
    const database = await open()
    const { jobs, enquiries } = desk(database)
    const enqueue = vi.spyOn(jobs, 'enqueue').mockRejectedValueOnce(new Error('disk full'))
    const receiving = enquiries.receive('hotel', hotelInquiry(), page)
    await expect(receiving).rejects.toThrow('disk full')
    expect(enqueue).toHaveBeenCalledOnce()
    expect(await database.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  })

  test('a reference that is already used is drawn again', async () => {
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

  test('the same submission sent again, even concurrently, is stored and notified once', async () => {
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

  test('another message with a used key is stored, and never returns someone else’s', async () => {
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

  test('a repetition may have another time of writing', async () => {
    const { enquiries } = desk(await open())
    const send = (contactDate: string) => {
      const values = hotelInquiry({ contactDate })
      return received(enquiries.receive('hotel', values, { ...page, idempotencyKey: 'k' }))
    }
    const first = await send('2026-11-21T10:00:00.000Z')
    expect(first.enquiry.details.contactDate).toBe('2026-11-21T10:00:00.000Z')
    expect((await send('2026-11-21T10:00:05.000Z')).enquiry.id).toBe(first.enquiry.id)
  })

  test('the enquiries of one person form a thread, by address or by number', async () => {
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

  test('an address that staff took out of an enquiry leads to no thread of it', async () => {
    const database = await open()
    const { enquiries } = desk(database)
    const by = { id: await addUser(database, 'Meena'), name: 'Meena' }
    const send = async (phone: string) =>
      (await received(enquiries.receive('hotel', hotelInquiry({ phone }), page))).enquiry
    const mistyped = await send('1')
    await enquiries.update(mistyped.id, { email: 'rabia@example.in' }, by)
    const asif = await send('2')
    expect(asif.thread).not.toBe(mistyped.thread)
    expect((await send('3')).thread).toBe(asif.thread)
    expect(await enquiries.personsEnquiries(asif.id)).toHaveLength(2)
  })
})
