import { expect, onTestFinished, test } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openBucket } from '#test/servers/services/bucket.ts'
import { clean } from '../../housekeeping.ts'

const tulips: [string, string][] = [
  ['title', 'Tulip Week'],
  ['price', '18500'],
  ['travelPackageCategoryId', '2'],
  ['inclusions[0]', 'Breakfast'],
]
const hotel: [string, string][] = [
  ['title', 'Cedar House'],
  ['duration', 'By the lake'],
  ['email', 'stay@example.in'],
  ['description', 'Nishat'],
  ['price', '9000'],
]
const inAMonth = () => new Date(Date.now() + 31 * 86_400_000)
const picture = async (field: string, background: string) => ({
  field,
  name: 'a.jpg',
  body: await jpeg(90, 60, background),
})

eachDatabase((open) => {
  async function openCalls(variables = {}) {
    const { app, headers, domain } = await openApp(await open(), variables)
    return { domain, ...calls(app, headers) }
  }

  async function openHotel(variables = {}) {
    const opened = await openCalls(variables)
    const { id } = (
      await opened.post('/api/Hotel', hotel, [await picture('imageFiles', '#135274')])
    ).json()
    const room: [string, string][] = [
      ['name', 'Walnut'],
      ['capacity', '2'],
      ['pricePerNight', '4200'],
      ['hotelId', String(id)],
    ]
    await opened.post('/api/HotelRooms', room, [await picture('images', '#742153')])
    return { ...opened, at: `/api/Hotel/${id}` }
  }

  test('a copy is a draft with the same texts, days and pictures', async () => {
    const { get, post, postJson, visit } = await openCalls()
    const files = [await picture('imageFiles', '#135274'), await picture('imageFiles', '#742153')]
    const { id } = (
      await post('/api/TravelPackage', [...tulips, ['alts[0]', 'Rows of red']], files)
    ).json()
    for (const [dayNumber, title] of ['Arrival', 'Gardens'].entries()) {
      const day = { dayNumber: dayNumber + 1, title, details: 'On foot', travelPackageId: id }
      await postJson('/api/TravelPackageDayWiseItinerary', day)
    }
    const original = (await get(`/api/TravelPackage/${id}`)).json()
    const answered = await postJson(`/api/TravelPackage/${id}/duplicate`, {})
    const copy = answered.json()
    expect(answered.statusCode).toBe(201)
    expect(answered.headers.location).toMatch(new RegExp(`/api/TravelPackage/${copy.id}$`))
    expect(copy).toMatchObject({
      ...{ title: 'Tulip Week (copy)', status: 'draft', version: 1, price: 18_500 },
      inclusions: original.inclusions,
      images: original.images,
      pictures: [{ alt: 'Rows of red' }, { alt: 'Tulip Week (copy)' }],
      dayWiseItinerary: {
        $values: [
          { dayNumber: 1, title: 'Arrival' },
          { dayNumber: 2, title: 'Gardens' },
        ],
      },
    })
    expect(copy.position).toBeGreaterThan(original.position)
    expect((await visit(`/api/TravelPackage/${copy.id}`)).statusCode).toBe(404)
    expect((await get(`/api/TravelPackage/${id}`)).json()).toEqual(original)
    const { $values } = (await get(`/api/History?listingId=${copy.id}`)).json()
    expect($values).toMatchObject([{ action: 'create', title: 'Tulip Week (copy)', version: 1 }])
    expect((await get('/api/TravelPackage?q=copy')).json().$values).toHaveLength(1)
    expect((await postJson(`/api/Villa/${id}/duplicate`, {})).statusCode).toBe(404)
  })

  test.each(['folder', 'bucket'])('in a %s, files stay until nothing uses them', async (store) => {
    const bucket = store === 'bucket' ? await openBucket() : undefined
    onTestFinished(() => bucket?.close())
    const variables = bucket && { STORAGE_URL: bucket.url }
    const { domain, get, put, postJson, remove, visit, at } = await openHotel(variables)
    const copy = (await postJson(`${at}/duplicate`, {})).json()
    const [room] = copy.hotelRooms.$values
    const shown = [`/${copy.images.$values[0]}`, `/hotelrooms/${room.images.$values[0]}`]
    const statuses = async () =>
      Promise.all(shown.map(async (path) => (await visit(path)).statusCode))
    const tidy = async () => {
      await domain.database.db.deleteFrom('history').execute()
      await clean(domain, inAMonth())
      await domain.images.sweep(inAMonth())
    }
    // The original changes its picture, loses its room, and is deleted.
    await put(at, [], [await picture('imageFiles', '#427513')])
    const [first] = (await get(at)).json().hotelRooms.$values
    await remove(`/api/HotelRooms/${first.id}`)
    expect(await statuses()).toEqual([200, 200])
    await remove(at)
    await tidy()
    expect(await statuses()).toEqual([200, 200])
    expect((await postJson(`/api/Hotel/${copy.id}/duplicate`, {})).statusCode).toBe(201)
    await remove(`/api/Hotel/${copy.id}`)
    await tidy()
    expect(await statuses()).toEqual([200, 200])
    await remove(`/api/Hotel/${copy.id + 1}`)
    await tidy()
    expect(await statuses()).toEqual([404, 404])
    expect((await domain.images.usage())?.files).toBe(0)
  })

  test('copying and changes of parts wait for each other', async () => {
    const { get, put, postJson, at } = await openHotel()
    const [room] = (await get(at)).json().hotelRooms.$values
    const rename = async (name: string) =>
      put(
        `/api/HotelRooms/${room.id}`,
        [['name', name]],
        [await picture('images', name === 'Walnut' ? '#742153' : '#427513')],
      )
    const answers = await Promise.all([
      ...['Maple', 'Walnut', 'Maple', 'Walnut'].map(rename),
      ...[1, 2, 3, 4].map(() => postJson(`${at}/duplicate`, {})),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...[200, 200, 200, 200],
      ...[201, 201, 201, 201],
    ])
    for (const copy of answers.slice(4)) {
      expect(copy.json().hotelRooms.$values[0].images.$values).toHaveLength(1)
    }
  })
})
