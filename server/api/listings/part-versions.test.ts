import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const days = '/api/TravelPackageDayWiseItinerary'
const conflictMessage = 'Somebody else changed this record since you opened it.'

eachDatabase((open, once) => {
  /** A package with a day, and a hotel with a room, at their first versions. */
  async function openParts() {
    const { app, headers } = await openApp(await open())
    const call = calls(app, headers)
    const { post, postJson } = call
    const trip = { title: 'Tulip Week', price: '18900', travelPackageCategoryId: '1' }
    const { id } = (await post('/api/TravelPackage', Object.entries(trip))).json()
    const text = { dayNumber: 1, title: 'Dal', details: 'Shikara' }
    const day = (await postJson(days, { ...text, travelPackageId: id })).json()
    const hotel = { title: 'H', duration: 'd', email: 'a@example.in', description: 'x', price: '1' }
    const hotelId = String((await post('/api/Hotel', Object.entries(hotel))).json().id)
    const room = { name: 'Walnut', capacity: '2', pricePerNight: '4200', hotelId }
    const { id: roomId } = (await post('/api/HotelRooms', Object.entries(room))).json()
    return { ...call, day, roomId }
  }

  test('a part has a version, and a stale one is refused as for listings', async () => {
    const { day, putJson, visit } = await openParts()
    expect(day.version).toBe(1)
    const path = `${days}/${day.id}`
    const first = await putJson(path, { title: 'Nigeen', version: 1 })
    expect(first.json()).toMatchObject({ title: 'Nigeen', version: 2 })
    const second = await putJson(path, { title: 'Wular', version: 1 })
    expect([second.statusCode, second.json()]).toEqual([
      409,
      { title: 'Conflict', status: 409, errors: {}, Error: conflictMessage },
    ])
    expect((await visit(path)).json()).toEqual(first.json())
    expect((await putJson(path, { title: 'Manasbal' })).json()).toMatchObject({ version: 3 })
  })

  test('of concurrent changes to the same version of a part one wins', async () => {
    const { day, roomId, put, putJson, visit } = await openParts()
    const names = ['One', 'Two', 'Three', 'Four']
    const dayAnswers = await Promise.all(
      names.map((title) => putJson(`${days}/${day.id}`, { title, version: 1 })),
    )
    const path = `/api/HotelRooms/${roomId}`
    const roomAnswers = await Promise.all(
      names.map((name) => put(path, Object.entries({ name, version: '1' }))),
    )
    for (const answers of [dayAnswers, roomAnswers]) {
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    }
    const won = roomAnswers.find(({ statusCode }) => statusCode === 200)
    expect((await visit(path)).json()).toEqual(won?.json())
  })

  test('the history contains the part and version of a change', async () => {
    const { roomId, put, get } = await openParts()
    await put(`/api/HotelRooms/${roomId}`, [['name', 'Deodar']])
    const [entry] = (await get('/api/History')).json().$values
    expect(entry).toMatchObject({ name: 'hotelRooms', partId: roomId, version: 2 })
  })

  once.for([
    [{ title: 5 }, 'Title', 'Title must be text.'],
    [{ details: ['x'] }, 'Details', 'Details must be text.'],
    [{ dayNumber: '0x1' }, 'DayNumber', 'Day number must be a number.'],
    [{ dayNumber: true }, 'DayNumber', 'Day number must be a number.'],
    [{ version: 'one' }, 'Version', 'Version must be a whole number.'],
  ] as const)('%j is of the wrong type', async ([body, field, message]) => {
    const { day, putJson } = await openParts()
    const refused = await putJson(`${days}/${day.id}`, body)
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { [field]: [message] }])
  })
})
