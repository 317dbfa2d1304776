import sharp from 'sharp'
import { expect, test } from 'vitest'
import { multipart, openApp } from '#test/app.ts'
import { eachDatabase } from '#test/databases.ts'

const jpeg = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

const fields: [string, string][] = [
  ['Title', 'Houseboat Week'],
  ['PRICE', '21500'],
  ['travelpackagecategoryid', '2'],
  ['overview', 'Lake and meadow'],
  ['Inclusions[1]', 'Breakfast'],
  ['inclusions[0]', 'Airport car'],
  ['Inclusions[2]', '  '],
  ['exclusions', 'Flights'],
]

eachDatabase((open) => {
  test('a package is created, read, listed, changed and deleted in the documented shape', async () => {
    const { app, headers } = await openApp(await open())
    const file = { field: 'imageFiles', name: 'a.jpg', body: await jpeg('#135274') }
    const body = await multipart(fields, [file, { ...file, name: 'b.jpg' }])
    const created = await app.inject({
      method: 'POST',
      url: '/API/travelpackage',
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    })
    expect(created.statusCode, created.body).toBe(201)
    const listing = created.json()
    expect(listing).toMatchObject({
      title: 'Houseboat Week',
      price: 21500,
      oldPrice: null,
      travelPackageCategoryId: 2,
      status: 'published',
      inclusions: { $values: ['Airport car', 'Breakfast'] },
      exclusions: { $values: ['Flights'] },
      dayWiseItinerary: { $values: [] },
      paymentTerms: '',
      version: 1,
    })
    expect(listing.images.$values).toHaveLength(2)
    expect(listing.images.$values[0]).toMatch(/^uploads\/[a-z0-9]+\.webp$/)

    const image = await app.inject(`/${listing.images.$values[0]}`)
    expect(image.headers['content-type']).toBe('image/webp')

    const read = await app.inject(`/api/TravelPackage/${listing.id}`)
    expect(read.json()).toEqual(listing)
    const list = await app.inject('/api/TravelPackage')
    expect(list.json()).toEqual({ $values: [listing] })

    const change = await multipart([
      ['price', ''],
      ['images', listing.images.$values[1]],
    ])
    const refused = await app.inject({
      method: 'PUT',
      url: `/api/TravelPackage/${listing.id}`,
      payload: change.payload,
      headers: { ...headers, ...change.headers },
    })
    expect(refused.json()).toEqual({
      title: 'Bad Request',
      status: 400,
      errors: { Price: ['Price is required.'] },
      Error: 'Price is required.',
    })

    const better = await multipart([
      ['overview', ''],
      ['version', '1'],
      ['images', listing.images.$values[1]],
    ])
    const put = {
      method: 'PUT',
      url: `/api/TravelPackage/${listing.id}`,
      payload: better.payload,
      headers: { ...headers, ...better.headers },
    } as const
    const changed = await app.inject(put)
    expect(changed.json()).toMatchObject({ overview: '', version: 2, price: 21500 })
    expect(changed.json().images.$values).toEqual([listing.images.$values[1]])
    expect((await app.inject(`/${listing.images.$values[0]}`)).statusCode).toBe(404)
    expect((await app.inject(put)).statusCode).toBe(409)

    const gone = await app.inject({
      method: 'DELETE',
      url: `/api/TravelPackage/${listing.id}`,
      headers,
    })
    expect(gone.statusCode).toBe(204)
    expect((await app.inject(`/api/TravelPackage/${listing.id}`)).statusCode).toBe(404)
    expect((await app.inject('/api/TravelPackage')).json()).toEqual({ $values: [] })
    expect((await app.inject(`/${listing.images.$values[1]}`)).statusCode).toBe(404)
  })
})
