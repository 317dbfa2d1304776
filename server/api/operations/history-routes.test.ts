import { expect, test } from 'vitest'
import { historyDays } from '#catalogue/history.ts'
import { jpeg } from '#test/samples/pictures.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { clean } from '../../housekeeping.ts'

const url = '/api/Villa'
const dayMs = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs)

const required: [string, string][] = [
  ['Title', 'Orchard House'],
  ['Description', 'Shopian'],
  ['Duration', 'Among apples'],
  ['Price', '14000'],
]

eachDatabase((open, once) => {
  async function openVilla() {
    const { app, headers, domain } = await openApp(await open())
    const call = calls(app, headers)
    const files = [{ field: 'imageFiles', name: 'a.jpg', body: await jpeg(90, 60) }]
    const villa = (await call.post(url, required, files)).json()
    const list = async (query = '') => (await call.get(`/api/History${query}`)).json().$values
    const revert = async (entry: { id: number }) =>
      (await call.postJson(`/api/History/${entry.id}/restoration`, {})).statusCode
    return { ...call, app, headers, domain, villa, at: `${url}/${villa.id}`, list, revert }
  }

  test('lists every change of a listing, newest first, but no empty change', async () => {
    const { put, remove, app, headers, at, villa, list } = await openVilla()
    await put(at, [['Price', '16000']])
    await put(at, [['Price', '16000']])
    await put(at, [['Status', 'draft']])
    await remove(at)
    await app.inject({ method: 'POST', url: `${at}/restoration`, headers })
    const entries = await list()
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'restore',
      'delete',
      'change',
      'change',
      'create',
    ])
    expect(entries[3]).toMatchObject({
      kind: 'Villa',
      listingId: villa.id,
      title: 'Orchard House',
      changes: [{ label: 'Price', before: '₹14,000', after: '₹16,000' }],
      restorable: true,
    })
    expect(entries.map(({ version }: { version: number | null }) => version)).toEqual([
      ...[null, null],
      ...[4, 2, 1],
    ])
    expect(entries[2].changes).toEqual([{ label: 'Status', before: 'Published', after: 'Draft' }])
    expect(entries[4]).toMatchObject({ changes: [], restorable: false })
  })

  test('lists changes of parts, settings and texts too, with a filter for each', async () => {
    const { postJson, putJson, remove, list, domain } = await openVilla()
    const hotel = await domain.listings.create(
      'Hotel',
      { title: 'Lake View', price: 1, oldPrice: null, categoryId: null, status: 'published' },
      [],
    )
    const trip = await domain.listings.create(
      'TravelPackage',
      { title: 'Valley', price: 1, oldPrice: null, categoryId: 1, status: 'published' },
      [],
    )
    const day = { travelPackageId: trip.id, dayNumber: 1, title: 'Arrival', details: 'Dal' }
    const { id } = (await postJson('/api/TravelPackageDayWiseItinerary', day)).json()
    await remove(`/api/TravelPackageDayWiseItinerary/${id}`)
    await putJson('/api/Setting', { phone: '+91 194 000 0001' })
    const items = [{ question: 'Snow?', answer: ['Yes.'] }]
    await putJson('/api/Text/questions', { value: { questions: { items } } })

    expect(await list('?kind=TravelPackage')).toMatchObject([
      { action: 'delete', name: 'dayWiseItinerary', title: 'Arrival' },
      { action: 'create', name: 'dayWiseItinerary', listingId: trip.id },
    ])
    expect(await list('?kind=Setting')).toMatchObject([{ changes: [{ label: 'Phone' }] }])
    expect(await list('?kind=Text')).toMatchObject([
      { name: 'questions', title: 'Questions', version: 1 },
    ])
    expect(await list(`?listingId=${hotel.id}`)).toEqual([])
    expect(await list('?userId=2147483647')).toEqual([])
    expect(await list('?page=2&pageSize=3')).toHaveLength(2)
    expect((await list('?kind=Villa'))[0].author).toBe('Owner')
  })

  test('restores a listing with its pictures, and records that in the history', async () => {
    const { put, visit, get, at, villa, list, revert } = await openVilla()
    const [first] = villa.images.$values
    const files = [{ field: 'imageFiles', name: 'b.jpg', body: await jpeg(90, 60) }]
    await put(at, [['Price', '16000']], files)
    expect((await visit(`/${first}`)).statusCode).toBe(404)
    const [change] = await list()
    expect(await revert(change)).toBe(204)
    const back = (await get(at)).json()
    expect(back).toMatchObject({ price: 14_000, images: { $values: [first] }, version: 3 })
    expect((await visit(`/${first}`)).statusCode).toBe(200)
    expect((await list())[0]).toMatchObject({ action: 'revert', title: 'Orchard House' })
    expect(await revert((await list())[0])).toBe(204)
    expect((await get(at)).json().price).toBe(16_000)
  })

  test('pictures removed long ago cannot be restored, and current ones stay', async () => {
    const { put, get, at, list, revert, domain } = await openVilla()
    const files = [{ field: 'imageFiles', name: 'b.jpg', body: await jpeg(90, 60) }]
    const { images } = (await put(at, [['Price', '16000']], files)).json()
    const old = daysFromNow(-32).toISOString()
    await domain.database.db.updateTable('history').set({ at: old }).execute()
    await domain.images.sweep(daysFromNow(1))
    const [change] = await list()
    expect(change).toMatchObject({ restorable: true, pictures: false })
    await revert(change)
    expect((await get(at)).json()).toMatchObject({ price: 14_000, images })
  })

  test('restores a deleted listing, a removed part and a text', async () => {
    const { remove, get, at, list, revert, post, put, putJson } = await openVilla()
    await remove(at)
    expect(await revert((await list())[0])).toBe(204)
    expect((await get(at)).statusCode).toBe(200)

    const hotel = (await post('/api/Hotel', [...required, ['Email', 'a@example.in']])).json()
    const room: [string, string][] = [
      ['hotelId', String(hotel.id)],
      ['name', 'Lake room'],
      ['capacity', '2 adults'],
      ['pricePerNight', '4000'],
    ]
    const files = [{ field: 'images', name: 'a.jpg', body: await jpeg(90, 60) }]
    const { id, images } = (await post('/api/HotelRooms', room, files)).json()
    await put(`/api/HotelRooms/${id}`, [['pricePerNight', '5000']])
    await remove(`/api/HotelRooms/${id}`)
    const [removal, change] = await list()
    const rooms = async () =>
      (await get(`/api/HotelRooms?hotelId=${hotel.id}`))
        .json()
        .$values.map(({ id, name, pricePerNight, images }: Record<string, unknown>) => ({
          ...{ id, name, pricePerNight, images },
        }))
    const restored = { id, name: 'Lake room', pricePerNight: 5000, images }
    // Also from two windows, at once and one after the other.
    expect(await Promise.all([revert(removal), revert(removal)])).toEqual([204, 204])
    expect(await revert(removal)).toBe(204)
    expect(await rooms()).toEqual([restored])
    expect(await revert(change)).toBe(204)
    expect(await rooms()).toEqual([{ ...restored, pricePerNight: 4000 }])

    const value = { questions: { items: [{ question: 'Snow?', answer: ['Yes.'] }] } }
    await putJson('/api/Text/questions', { value })
    expect(await revert((await list())[0])).toBe(204)
    expect((await get('/api/Text/questions')).json()).toMatchObject({ isDefault: true, version: 2 })
  })

  test('restores the settings before a change, including later changes', async () => {
    const { get, putJson, list, revert } = await openVilla()
    const before = (await get('/api/Setting')).json()
    await putJson('/api/Setting', { phone: '+91 194 000 0001', oldPriceMarkup: 900 })
    await putJson('/api/Setting', { phone: '+91 194 000 0002', popupEnabled: false })
    const [newest, first] = await list('?kind=Setting')
    expect(first.restorable).toBe(true)
    expect(await revert(first)).toBe(204)
    expect((await get('/api/Setting')).json()).toEqual(before)
    expect((await list('?kind=Setting'))[0]).toMatchObject({ action: 'revert', restorable: true })
    expect(await revert(newest)).toBe(204)
    expect((await get('/api/Setting')).json()).toMatchObject({
      phone: '+91 194 000 0001',
      oldPriceMarkup: 900,
      popupEnabled: true,
    })
  })

  once('an editor can read changes of settings, but not restore them', async () => {
    const { get, putJson, list, revert, domain } = await openVilla()
    await putJson('/api/Setting', { phone: '+91 194 000 0001' })
    await domain.database.db.updateTable('users').set({ role: 'editor' }).execute()
    const [change] = await list('?kind=Setting')
    expect(change.restorable).toBe(false)
    expect(await revert(change)).toBe(403)
    expect((await get('/api/Setting')).json().phone).toBe('+91 194 000 0001')
  })

  once('a setting that only owners may read shows its changes to them alone', async () => {
    const { putJson, list, domain } = await openVilla()
    await putJson('/api/Setting', { quoteMinimumMargin: 12, phone: '+91 194 000 0001' })
    const labels = async () => {
      const [{ changes }] = await list('?kind=Setting')
      return changes.map(({ label }: { label: string }) => label).sort()
    }
    expect(await labels()).toEqual(['Minimum margin (%)', 'Phone'])
    await domain.database.db.updateTable('users').set({ role: 'editor' }).execute()
    expect(await labels()).toEqual(['Phone'])
  })

  once('an entry that cannot be restored is 404', async () => {
    const { list, revert, put, at, domain } = await openVilla()
    expect(await revert((await list())[0])).toBe(404)
    await put(at, [['Price', '16000']])
    const [change] = await list()
    await domain.database.db.deleteFrom('listings').execute()
    expect(await revert(change)).toBe(404)
    expect(await revert({ id: 2_147_483_647 })).toBe(404)
  })

  test('authors stay known after their account is removed, and everything is stored for a while', async () => {
    const { get, domain, list } = await openVilla()
    const { db } = domain.database
    expect((await get('/api/History/authors')).json().$values).toMatchObject([{ name: 'Owner' }])
    const [{ userId }] = await list()
    await db
      .insertInto('history')
      .values({ ...row, at: daysFromNow(-historyDays - 1).toISOString() })
      .execute()
    await clean(domain)
    expect(await list()).toMatchObject([{ userId, action: 'create' }])
    await db.deleteFrom('users').execute()
    expect(await db.selectFrom('history').select(['userId', 'author']).execute()).toEqual([
      { userId: null, author: 'Owner' },
    ])
  })
})

const row = {
  author: 'Meena',
  action: 'change' as const,
  kind: 'Setting' as const,
  title: 'Settings',
}
