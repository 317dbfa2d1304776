import { expect, test, vi } from 'vitest'
import { inquiry, valuesOf } from '#test/samples/enquiries.ts'
import { jpeg } from '#test/samples/pictures.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { clean } from './housekeeping.ts'

const url = '/api/Villa'
const dayMs = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs)

eachDatabase((open) => {
  async function openDeletedVilla() {
    const { app, headers, domain } = await openApp(await open())
    const call = calls(app, headers)
    const fields: [string, string][] = [
      ['Title', 'Orchard House'],
      ['Description', 'Shopian'],
      ['Duration', 'Among apples'],
      ['Price', '14000'],
    ]
    const files = [{ field: 'imageFiles', name: 'a.jpg', body: await jpeg(90, 60) }]
    const villa = (await call.post(url, fields, files)).json()
    await call.remove(`${url}/${villa.id}`)
    return { ...call, app, headers, domain, villa }
  }

  test('a restored listing is unchanged, with its pictures, and can be found again', async () => {
    const { app, headers, get, visit, villa } = await openDeletedVilla()
    expect((await get(`${url}/deleted`)).json().$values).toMatchObject([
      { id: villa.id, title: 'Orchard House' },
    ])
    const restoration = { method: 'POST', url: `${url}/${villa.id}/restoration`, headers } as const
    const restored = await app.inject(restoration)
    expect(restored.json()).toEqual(villa)
    expect((await visit(`/${villa.images.$values[0]}`)).statusCode).toBe(200)
    expect((await visit(`${url}?q=orchard`)).json().$values).toHaveLength(1)
    expect((await app.inject(restoration)).statusCode).toBe(404)
  })

  test('after 30 days it is removed with its files, and not before', async () => {
    const { domain, get, villa } = await openDeletedVilla()
    await clean(domain, daysFromNow(29))
    expect((await get(`${url}/deleted`)).json().$values).toHaveLength(1)
    await clean(domain, daysFromNow(31))
    expect((await get(`${url}/deleted`)).json().$values).toEqual([])
    expect(await domain.database.db.selectFrom('images').selectAll().execute()).toEqual([])
    expect(await domain.listings.restore('Villa', villa.id)).toBeUndefined()
  })

  test('erases enquiries when the settings say so, and not before', async () => {
    const { domain } = await openApp(await open())
    const { enquiries, settings } = domain
    const values = valuesOf('hotel', inquiry)
    const { enquiry } = await enquiries.receive('hotel', values, { source: '/' })
    await clean(domain, daysFromNow(100))
    await settings.write({ enquiryRetentionMonths: 2 })
    await clean(domain, daysFromNow(50))
    expect(await enquiries.find(enquiry?.id ?? 0)).toBeDefined()
    await clean(domain, daysFromNow(100))
    expect(await enquiries.find(enquiry?.id ?? 0)).toBeUndefined()
  })
  test('erases old enquiries though the storage is unavailable, and reports that', async () => {
    const { domain } = await openApp(await open())
    const { enquiries, settings, images } = domain
    const { enquiry } = await enquiries.receive('hotel', valuesOf('hotel', inquiry), {
      source: '/',
    })
    await settings.write({ enquiryRetentionMonths: 2 })
    vi.spyOn(images, 'sweep').mockRejectedValue(new Error('The storage is unavailable.'))
    await expect(clean(domain, daysFromNow(100))).rejects.toThrow('The storage is unavailable.')
    expect(await enquiries.find(enquiry?.id ?? 0)).toBeUndefined()
  })
})
