import { expect, test } from 'vitest'
import { addListing, addRoom, inDays, inquiry, queuedMails } from '#test/samples/enquiries.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openDeskApp } from '#test/servers/desk-app.ts'

const partner = { name: 'Rabia', email: 'rabia@example.in', message: 'We own\nhouseboats' }
const contact = { name: 'Rabia', email: 'rabia@example.in', phone: '9419012345', hotel: 'Any' }
const reference = expect.stringMatching(/^KE-\w{6}$/)

eachDatabase((open, once) => {
  test('a booking inquiry answers 201 with the stored record by its documented names', async () => {
    const database = await open()
    const { call, enquiries } = await openDeskApp(database)
    const hotelId = await addListing(database, 'Hotel', 'Zabarwan View')
    const sent = {
      ...inquiry,
      contactDate: '2026-11-21T10:00:00.000Z',
      startDate: `${inDays(30)}T00:00:00.000Z`,
      endDate: `${inDays(33)}T12:00:00.000Z`,
      numberOfDays: 99,
      numberOfChilds: '1',
      hotelId: String(hotelId),
      hotelName: 'Zabarwan View',
      roomId: '',
      roomName: '',
    }
    const answer = await call('POST', '/HotelContact/contact', sent)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      ...sent,
      id: 1,
      reference,
      hotelId,
      numberOfDays: 4,
      numberOfChilds: 1,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await enquiries.find(1)).toMatchObject({ form: 'hotel', listingId: hotelId })
    expect(await queuedMails(database)).toHaveLength(2)
  })

  once('names and the path match in any case', async () => {
    const { call } = await openDeskApp(await open())
    const { name, ...rest } = inquiry
    const answer = await call('POST', '/hotelcontact/Contact', {
      NAME: name,
      ...rest,
      HotelName: 'Zabarwan View',
      unknown: 1,
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      name,
      hotelName: 'Zabarwan View',
      hotelId: '',
      roomId: '',
    })
    expect(answer.json()).not.toHaveProperty('unknown')
  })

  once('a refused inquiry names each field in PascalCase and stores nothing', async () => {
    const { call, enquiries } = await openDeskApp(await open())
    const answer = await call('POST', '/HotelContact/contact', {
      ...inquiry,
      name: '',
      startDate: '2001-01-01',
      numberOfAdults: 0,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      title: 'Bad Request',
      status: 400,
      errors: {
        Name: ['Name is required'],
        NumberOfAdults: ['At least one adult is required'],
        StartDate: ['Start date cannot be in the past'],
      },
      Error: 'Name is required',
    })
    const { total } = await enquiries.list({
      suspected: 'all',
      taps: 'all',
      sort: 'newest',
      page: 1,
      pageSize: 1,
    })
    expect(total).toBe(0)
  })

  test('a room of another hotel and a value of the wrong type are 400 under their names', async () => {
    const database = await open()
    const { call } = await openDeskApp(database)
    const [hotelId, other] = [
      await addListing(database, 'Hotel', 'One'),
      await addListing(database, 'Hotel', 'Two'),
    ]
    const roomId = await addRoom(database, other, 'Suite', 9000)
    const errorsOf = async (path: string, body: object) => {
      const answer = await call('POST', path, body)
      return [answer.statusCode, answer.json().errors]
    }
    const path = '/HotelContact/contact'
    const refused = (field: string, message: string) => [400, { [field]: [message] }]
    expect(await errorsOf(path, { ...inquiry, hotelId, roomId })).toEqual(
      refused('RoomId', 'This room belongs to another hotel.'),
    )
    expect(await errorsOf(path, { ...inquiry, hotelId: 99 })).toEqual(
      refused('HotelId', 'There is no such hotel.'),
    )
    expect(await errorsOf(path, { ...inquiry, hotelName: 5 })).toEqual(
      refused('HotelName', 'Hotel name must be text.'),
    )
    expect(await errorsOf('/partners', { ...partner, name: 5 })).toEqual(
      refused('Name', 'Name must be text.'),
    )
    expect(await errorsOf('/ContactRequest', { ...contact, phone: 9419012345 })).toEqual(
      refused('Phone', 'Phone number must be text.'),
    )
    expect(await errorsOf('/BookingRequest', { ...inquiry, kind: ['Villa'] })).toEqual(
      refused('Kind', 'Kind must be text.'),
    )
  })

  test('partners, contact requests and bookings of any kind answer with their record', async () => {
    const database = await open()
    const { call } = await openDeskApp(database)
    const listingId = await addListing(database, 'Villa', 'Villa')
    const empty = { phone: '', address: '', company: '' }
    const answers = [
      await call('POST', '/partners', partner),
      await call('POST', '/ContactRequest', contact),
      await call('POST', '/BookingRequest', { ...inquiry, kind: 'Villa', listingId }),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
    expect(answers.map((answer) => answer.json())).toEqual([
      { id: 1, reference, ...empty, ...partner },
      {
        id: 2,
        reference,
        ...{ ...contact, date: '', adults: 1, children: 0, days: 1, kind: '', listingId: '' },
      },
      expect.objectContaining({ id: 3, reference, kind: 'Villa', listingId, numberOfDays: 3 }),
    ])
  })

  test('the same key answers the same record, by header or by field', async () => {
    const database = await open()
    const { call } = await openDeskApp(database)
    const header = { 'idempotency-key': 'k1' }
    const answers = [
      await call('POST', '/partners', partner, header),
      await call('POST', '/partners', partner, header),
      await call('POST', '/partners', { ...partner, IdempotencyKey: 'k1' }),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
    expect(answers.map((answer) => answer.json().id)).toEqual([1, 1, 1])
    expect(await queuedMails(database)).toHaveLength(2)
    const long = 'k'.repeat(201)
    const refused = [
      await call('POST', '/partners', partner, { 'idempotency-key': long }),
      await call('POST', '/partners', { ...partner, idempotencyKey: long }),
    ]
    const IdempotencyKey = ['Idempotency key can be at most 200 characters.']
    expect(refused.map((answer) => answer.json().errors)).toEqual([
      { IdempotencyKey },
      { IdempotencyKey },
    ])
  })

  once.each([
    ['text/plain', JSON.stringify(partner)],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/x-www-form-urlencoded', 'name=Rabia'],
  ])('a body of type %s is 415', async (type, payload) => {
    const { app } = await openDeskApp(await open())
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/api/partners', headers, payload })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ status: 415, errors: {} })
  })

  once(
    'a bot that fills the hidden field gets a success answer, and nobody is notified',
    async () => {
      const database = await open()
      const { call, asEditor } = await openDeskApp(database)
      const answer = await call('POST', '/partners', { ...partner, topic: 'Buy', openForMs: 9000 })
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).not.toHaveProperty('topic')
      expect(await queuedMails(database)).toEqual([])
      const list = async (query: string) =>
        (await call('GET', `/Enquiry${query}`, undefined, asEditor)).json()
      expect((await list('')).$values).toEqual([])
      expect((await list('?suspected=yes')).$values).toMatchObject([{ suspicion: 'trap' }])
    },
  )

  test('too many are 429 with the seconds to wait', async () => {
    const { call } = await openDeskApp(await open(), { byAddress: { max: 1, windowMs: 60_000 } })
    expect((await call('POST', '/partners', partner)).statusCode).toBe(201)
    const answer = await call('POST', '/partners', { ...partner, email: 'other@example.in' })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
    expect(answer.json()).toMatchObject({ status: 429 })
  })

  once('stores the page of the request, without its query', async () => {
    const { call, enquiries } = await openDeskApp(await open())
    await call('POST', '/partners', partner, { referer: 'https://example.in/partnersContact?x=1' })
    await call('POST', '/partners', { ...partner, name: 'R' }, { referer: 'nonsense' })
    expect(await enquiries.find(1)).toMatchObject({ source: '/partnersContact' })
    expect(await enquiries.find(2)).toMatchObject({ source: '/api/partners' })
  })
})
