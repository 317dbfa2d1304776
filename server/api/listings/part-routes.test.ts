import { expect, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const days = '/api/TravelPackageDayWiseItinerary'

eachDatabase((open, once) => {
  async function openPackage() {
    const { app, headers } = await openApp(await open())
    const call = calls(app, headers)
    const { id } = (
      await call.post('/api/TravelPackage', [
        ['title', 'Tulip Week'],
        ['price', '18900'],
        ['travelPackageCategoryId', '1'],
      ])
    ).json()
    return { ...call, id }
  }

  test('adds, changes and removes days, sorted by number', async () => {
    const { postJson, putJson, remove, visit, id } = await openPackage()
    const second = await postJson(days, {
      id: 0,
      DayNumber: '2',
      title: 'Gulmarg',
      details: 'Gondola',
      travelPackageId: id,
    })
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual({
      id: expect.any(Number),
      dayNumber: 2,
      title: 'Gulmarg',
      details: 'Gondola',
      travelPackageId: id,
      version: 1,
    })
    const first = await postJson(days, {
      dayNumber: 1,
      title: 'Dal',
      details: 'Shikara',
      travelPackageId: id,
    })
    const nested = async () =>
      (await visit(`/api/TravelPackage/${id}`))
        .json()
        .dayWiseItinerary.$values.map((day: { title: string }) => day.title)
    expect(await nested()).toEqual(['Dal', 'Gulmarg'])
    const changed = await putJson(`${days}/${first.json().id}`, {
      id: 4711,
      dayNumber: 3,
      travelPackageId: id,
    })
    expect(changed.json()).toMatchObject({ id: first.json().id, dayNumber: 3, title: 'Dal' })
    expect(await nested()).toEqual(['Gulmarg', 'Dal'])
    expect((await remove(`${days}/${first.json().id}`)).statusCode).toBe(204)
    expect(await nested()).toEqual(['Gulmarg'])
    expect((await visit(`${days}?travelPackageId=${id}`)).json().$values).toEqual([second.json()])
  })

  once(
    'missing fields are named, an unknown parent is 404, a missing one in the query 400',
    async () => {
      const { postJson, visit, remove, id } = await openPackage()
      const refused = await postJson(days, {})
      expect(refused.json().errors).toEqual({
        DayNumber: ['Day number is required.'],
        Title: ['Title is required.'],
        Details: ['Details are required.'],
        TravelPackageId: ['Travel package ID is required.'],
      })
      const orphan = { dayNumber: 1, title: 'Dal', details: 'Shikara', travelPackageId: id + 1 }
      expect((await postJson(days, orphan)).statusCode).toBe(404)
      expect((await visit(days)).statusCode).toBe(400)
      expect((await visit(`${days}?travelPackageId=${id + 1}`)).statusCode).toBe(404)
      await remove(`/api/TravelPackage/${id}`)
      expect((await visit(`${days}?travelPackageId=${id}`)).statusCode).toBe(404)
    },
  )

  test('parts of a draft are visible only to staff', async () => {
    const { put, postJson, get, visit, id } = await openPackage()
    const day = { dayNumber: 1, title: 'Dal', details: 'Shikara', travelPackageId: id }
    const { id: dayId } = (await postJson(days, day)).json()
    const paths = [`${days}/${dayId}`, `${days}?TravelPackageID=${id}`]
    for (const path of paths) expect((await visit(path)).statusCode).toBe(200)
    await put(`/api/TravelPackage/${id}`, [['status', 'draft']])
    for (const path of paths) {
      expect((await visit(path)).statusCode).toBe(404)
      expect((await get(path)).statusCode).toBe(200)
    }
  })

  test('an invalid id is not found', async () => {
    const { postJson, visit } = await openPackage()
    const day = { dayNumber: 1, title: 'Dal', details: 'Shikara' }
    for (const travelPackageId of [99999999999, 1.5, -1]) {
      expect((await postJson(days, { ...day, travelPackageId })).statusCode).toBe(404)
    }
    expect((await visit(`${days}?travelPackageId=99999999999`)).statusCode).toBe(404)
    expect((await visit(`${days}?travelPackageId=1.5`)).statusCode).toBe(400)
  })

  once('refuses texts that a database cannot store, by field', async () => {
    const { postJson, id } = await openPackage()
    const day = { dayNumber: 1, title: 'D\0al', details: 'Half \ud83d', travelPackageId: id }
    expect((await postJson(days, day)).json().errors).toEqual({
      Title: ['Title has characters that cannot be stored.'],
      Details: ['Details have characters that cannot be stored.'],
    })
  })

  test('rooms have pictures in a folder of their own, services one icon', async () => {
    const { post, put, visit, remove } = await openPackage()
    const hotel = await post('/api/Hotel', [
      ['Title', 'Houseboat'],
      ['Duration', 'On the quiet side'],
      ['Email', 'stay@example.in'],
      ['Description', 'Nigeen'],
      ['Price', '6500'],
    ])
    const hotelId = String(hotel.json().id)
    const picture = (field: string) => jpeg(90, 60).then((body) => ({ field, name: 'a.jpg', body }))
    const room = await post(
      '/api/HotelRooms',
      [
        ['name', 'Deluxe'],
        ['capacity', '2 adults'],
        ['pricePerNight', '6500'],
        ['hotelId', hotelId],
      ],
      [await picture('images'), await picture('images')],
    )
    expect(room.statusCode, room.body).toBe(201)
    const [name] = room.json().images.$values
    expect(name).toMatch(/^[a-z0-9]+\.webp$/)
    expect((await visit(`/hotelrooms/${name}`)).headers['content-type']).toBe('image/webp')
    const cheaper = await put(`/api/HotelRooms/${room.json().id}`, [['pricePerNight', '5900']])
    expect(cheaper.json()).toMatchObject({ pricePerNight: 5900, images: room.json().images })
    const free = await put(`/api/HotelRooms/${room.json().id}`, [['pricePerNight', '0']])
    expect(free.json().errors).toEqual({ PricePerNight: ['Price per night must be above 0.'] })
    const service = await post(
      '/api/Services',
      [
        ['title', 'Wi-Fi'],
        ['hotelId', hotelId],
      ],
      [await picture('icon')],
    )
    expect((await visit(`/images/${service.json().icon}`)).statusCode).toBe(200)
    const detail = (await visit(`/api/Hotel/${hotelId}`)).json()
    expect(detail.hotelRooms.$values).toEqual([cheaper.json()])
    expect(detail.services.$values).toEqual([service.json()])
    await remove(`/api/HotelRooms/${room.json().id}`)
    expect((await visit(`/hotelrooms/${name}`)).statusCode).toBe(404)
  })
})
