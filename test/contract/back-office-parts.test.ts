import { expect, test } from 'vitest'
import { eachApp } from '../servers/each-app.ts'
import { fill, fixtureCalls, readFixture } from './fixtures.ts'
import type { HotelPartFixture, PartFixture } from './part-fixtures.ts'

const parts = readFixture<Record<'day' | 'addon' | 'eventDay' | 'include', PartFixture>>('parts')
const hotelParts = readFixture<Record<'service' | 'room', HotelPartFixture>>('hotel-parts')

eachApp((use) => {
  const call = () => fixtureCalls(use())

  async function expectDeleted(path: string, ownerAt: string, nested: string) {
    const { remove, visit } = call()
    expect((await remove(path)).statusCode).toBe(204)
    expect((await remove(path)).statusCode).toBe(404)
    expect((await visit(ownerAt)).json()[nested]).toEqual({ $values: [] })
  }

  /** Checks creating, listing and refusing a part; returns its id. */
  async function expectCreated(part: PartFixture) {
    const { add, postJson, visit } = call()
    const owner = await add(part.owner)
    const known = { '<owner>': owner }
    const created = await postJson(part.path, fill(part.create, known) as object)
    expect(created.statusCode, created.body).toBe(201)
    expect(created.json()).toEqual({ ...(fill(part.created, known) as object), version: 1 })
    expect((await visit(`${part.owner}/${owner}`)).json()[part.nested]).toEqual({
      $values: [created.json()],
    })
    const refused = await postJson(part.path, {})
    expect([refused.statusCode, refused.json().errors]).toEqual([400, part.refused])
    const orphan = await postJson(
      part.path,
      fill(part.create, { '<owner>': owner + 1000 }) as object,
    )
    expect(orphan.statusCode).toBe(404)
    return { owner, known, id: created.json().id, record: created.json() }
  }

  async function expectListed(part: PartFixture) {
    const { visit } = call()
    const { owner, id, record } = await expectCreated(part)
    const listed = await visit(`${part.path}?eventManagementId=${owner}`)
    expect([listed.statusCode, listed.json()]).toEqual([200, { $values: [record] }])
    expect((await visit(part.path)).statusCode).toBe(400)
    expect((await visit(`${part.path}?eventManagementId=${owner + 1000}`)).statusCode).toBe(404)
    await expectDeleted(`${part.path}/${id}`, `${part.owner}/${owner}`, part.nested)
  }

  test('POST /api/TravelPackageDayWiseItinerary, PUT and DELETE /{id}', async () => {
    const { day } = parts
    const { owner, known, id, record } = await expectCreated(day)
    const { putJson } = call()
    const sent = fill(day.change, { ...known, '<part>': id + 5 }) as object
    const changed = await putJson(`${day.path}/${id}`, sent)
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toEqual({ ...record, ...day.changed, version: 2 })
    expect((await putJson(`${day.path}/${id + 1000}`, sent)).statusCode).toBe(404)
    await expectDeleted(`${day.path}/${id}`, `${day.owner}/${owner}`, day.nested)
  })

  test('GET /api/TravelPackage/{id} includes dayWiseItinerary values by day number', async () => {
    const { day } = parts
    const { add, postJson, visit } = call()
    const owner = await add(day.owner)
    for (const dayNumber of [3, 1, 2]) {
      const sent = fill(day.create, { '<owner>': owner }) as object
      await postJson(day.path, { ...sent, dayNumber, id: dayNumber === 1 ? null : undefined })
    }
    const { dayWiseItinerary } = (await visit(`${day.owner}/${owner}`)).json()
    const numbers = dayWiseItinerary.$values.map((one: { dayNumber: number }) => one.dayNumber)
    expect(numbers).toEqual([1, 2, 3])
  })

  test('GET /api/EventmanagementAddons?eventManagementId= ; POST ; DELETE /{id}', () =>
    expectListed(parts.addon))

  test('GET /api/EventmanagementDayWiseItineraries?eventManagementId= ; POST ; DELETE /{id}', () =>
    expectListed(parts.eventDay))

  test('GET /api/EventmanagementPackages?eventManagementId= ; POST ; DELETE /{id}', () =>
    expectListed(parts.include))

  interface Described {
    pictures: object[]
    name?: string
    title?: string
  }

  async function expectHotelPart(part: HotelPartFixture) {
    const { add, postFixture, putFixture, visit } = call()
    const owner = await add('/api/Hotel')
    const known = { '<owner>': owner }
    const nestedRecords = async () => (await visit(`/api/Hotel/${owner}`)).json()[part.nested]

    const created = await postFixture(part.path, part.create, known)
    const own = { pictures: expect.any(Array), version: 1 }
    const record = { ...(fill(part.created, known) as object), ...own }
    expect([created.statusCode, created.json()]).toEqual([201, record])
    const { id, images, icon } = created.json()
    for (const file of images?.$values ?? [icon]) {
      const served = await visit(`${part.folder}${file}`)
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
    }

    const { change } = part
    const sent = { ...known, '<part>': id + 5 }
    const changed = await putFixture(`${part.path}/${id}`, change, sent)
    expect(changed.statusCode).toBe(200)
    const pictures = expect.any(Array)
    expect(changed.json()).toEqual({ ...created.json(), ...part.changed, pictures, version: 2 })
    const asNamed = ({ pictures, name, title }: Described) =>
      pictures.map((picture) => ({ ...picture, alt: name ?? title }))
    expect(changed.json().pictures).toEqual(asNamed({ ...created.json(), ...part.changed }))
    expect(await nestedRecords()).toEqual({ $values: [changed.json()] })
    expect((await putFixture(`${part.path}/${id + 1000}`, change, sent)).statusCode).toBe(404)

    const refused = await postFixture(part.path, { ...part.refused, files: [] })
    expect([refused.statusCode, refused.json().errors]).toEqual([400, part.refused.errors])
    const elsewhere = { '<owner>': owner + 1000 }
    expect((await postFixture(part.path, part.create, elsewhere)).statusCode).toBe(404)
    return { id, owner, record: changed.json() }
  }

  test('GET /api/Services?hotelId= ; POST; PUT /{id} ; DELETE /{id}', async () => {
    const { service } = hotelParts
    const { id, owner, record } = await expectHotelPart(service)
    const { visit } = call()
    expect((await visit(`/api/Services?hotelId=${owner}`)).json()).toEqual({ $values: [record] })
    expect((await visit('/api/Services?hotelId=')).statusCode).toBe(400)
    expect((await visit(`/api/Services?hotelId=${owner + 1000}`)).statusCode).toBe(404)
    await expectDeleted(`/api/Services/${id}`, `/api/Hotel/${owner}`, 'services')
  })

  test('POST /api/HotelRooms, PUT /{id} ; DELETE /{id}', async () => {
    const { id, owner, record } = await expectHotelPart(hotelParts.room)
    const { visit } = call()
    const hotels = (await visit('/api/Hotel')).json().$values
    const hotel = hotels.find((listing: { id: number }) => listing.id === owner)
    expect(hotel.hotelRooms).toEqual({ $values: [record] })
    await expectDeleted(`/api/HotelRooms/${id}`, `/api/Hotel/${owner}`, 'hotelRooms')
  })
})
