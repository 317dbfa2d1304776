import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const url = '/api/TravelPackage'

const required: [string, string][] = [
  ['title', 'Houseboat Week'],
  ['price', '21500'],
  ['travelPackageCategoryId', '2'],
]

eachDatabase((open, once) => {
  async function openCalls() {
    const { app, headers } = await openApp(await open())
    return calls(app, headers)
  }

  test('creates a package and returns it in the documented shape, whatever the case of its names', async () => {
    const { post, visit } = await openCalls()
    const created = await post('/API/travelpackage', [
      ['Title', 'Houseboat Week'],
      ['PRICE', '21500'],
      ['travelpackagecategoryid', '2'],
      ['Inclusions[1]', 'Breakfast'],
      ['inclusions[0]', 'Airport car'],
      ['Inclusions[2]', '  '],
      ['exclusions', 'Flights'],
      ['Id', '77'],
    ])
    expect(created.statusCode).toBe(201)
    const listing = created.json()
    expect(listing).toEqual({
      id: expect.any(Number),
      title: 'Houseboat Week',
      duration: '',
      description: '',
      ...{
        overview: '',
        story: '',
        highlights: { $values: [] },
        bestMonths: '',
        meals: '',
        pickUp: '',
      },
      price: 21500,
      oldPrice: null,
      priceOnRequest: false,
      inclusions: { $values: ['Airport car', 'Breakfast'] },
      exclusions: { $values: ['Flights'] },
      paymentTerms: '',
      cancellationPolicy: '',
      destinations: { $values: [] },
      related: { $values: [] },
      questions: '',
      travelPackageCategoryId: 2,
      images: { $values: [] },
      pictures: [],
      dayWiseItinerary: { $values: [] },
      departures: { $values: [] },
      status: 'published',
      position: 1,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    })
    expect(listing.id).not.toBe(77)
    expect((await visit(`${url}/${listing.id}`)).json()).toEqual(listing)
    expect((await visit(url)).json()).toEqual({ $values: [listing] })
  })

  test('a change keeps absent fields and clears empty ones', async () => {
    const { post, put } = await openCalls()
    const { id } = (
      await post(url, [...required, ['overview', 'Lake'], ['inclusions', 'Car']])
    ).json()
    const changed = await put(`${url}/${id}`, [['paymentTerms', 'Half now']])
    expect(changed.json()).toMatchObject({
      overview: 'Lake',
      inclusions: { $values: ['Car'] },
      version: 2,
    })
    const cleared = await put(`${url}/${id}`, [
      ['overview', ''],
      ['inclusions', ''],
      ['oldPrice', ''],
    ])
    expect(cleared.json()).toMatchObject({
      overview: '',
      inclusions: { $values: [] },
      oldPrice: null,
      paymentTerms: 'Half now',
    })
  })

  once('a refused body names every field and stores nothing', async () => {
    const { post, put, visit } = await openCalls()
    const refused = await post(url, [
      ['title', ' '],
      ['price', 'cheap'],
      ['travelPackageCategoryId', '9'],
      ['overview', 'x'.repeat(31)],
    ])
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({
      title: 'Bad Request',
      status: 400,
      errors: {
        Title: ['Title is required.'],
        Overview: ['Overview can be at most 30 characters.'],
        Price: ['Price must be a number.'],
        TravelPackageCategoryId: ['Category must be one of 1, 2, 3.'],
      },
      Error: 'Title is required.',
    })
    expect((await visit(url)).json()).toEqual({ $values: [] })
    const { id } = (await post(url, required)).json()
    const change = await put(`${url}/${id}`, [
      ['title', 'Better'],
      ['price', ''],
    ])
    expect(change.json().errors).toEqual({ Price: ['Price is required.'] })
    expect((await visit(`${url}/${id}`)).json().title).toBe('Houseboat Week')
  })

  once('refuses texts that a database cannot store, by field', async () => {
    const { post } = await openCalls()
    const refused = await post(url, [
      ...required,
      ['paymentTerms', 'half\0now'],
      ['inclusions', 'Break\0fast'],
    ])
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({
      PaymentTerms: ['Payment terms have characters that cannot be stored.'],
      Inclusions: ['Inclusions have characters that cannot be stored.'],
    })
  })

  test('stores and finds texts of the maximum length', async () => {
    const { post, visit } = await openCalls()
    const lines = (name: string, first: number) =>
      Array.from({ length: 100 }, (_, n): [string, string] => [
        name,
        longWords(first + n * 166, 500),
      ])
    const created = await post(url, [
      ...required,
      ['paymentTerms', longWords(0, 20_000)],
      ['cancellationPolicy', longWords(7000, 20_000)],
      ...lines('inclusions', 14_000),
      ...lines('exclusions', 31_000),
    ])
    expect(created.statusCode, created.body.slice(0, 300)).toBe(201)
    const found = await visit(`${url}?q=${encodeURIComponent(longWord(14_000))}`)
    expect(found.json().$values).toHaveLength(1)
  })

  once('a deletion may have a content type without a body', async () => {
    const { app, headers } = await openApp(await open())
    const { id } = (await calls(app, headers).post(url, required)).json()
    const typed = { ...headers, 'content-type': 'application/json' }
    const deleted = await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: typed })
    expect(deleted.statusCode).toBe(204)
  })

  test('drafts are visible only to staff, and deleted listings to nobody', async () => {
    const { post, get, visit, remove } = await openCalls()
    const { id } = (await post(url, [...required, ['status', 'draft']])).json()
    expect((await visit(url)).json().$values).toEqual([])
    expect((await visit(`${url}/${id}`)).statusCode).toBe(404)
    expect((await get(`${url}/${id}`)).json().status).toBe('draft')
    expect((await get(url)).json().$values).toHaveLength(1)
    expect((await remove(`${url}/${id}`)).statusCode).toBe(204)
    expect((await get(`${url}/${id}`)).statusCode).toBe(404)
    expect((await remove(`${url}/${id}`)).statusCode).toBe(404)
  })

  test('an id that is invalid, unknown or of another kind is not found', async () => {
    const { post, visit, put, remove } = await openCalls()
    const { id } = (await post(url, required)).json()
    expect((await visit(`/api/Villa/${id}`)).statusCode).toBe(404)
    expect((await put(`/api/Villa/${id}`, [['title', 'X']])).statusCode).toBe(404)
    expect((await remove(`/api/Villa/${id}`)).statusCode).toBe(404)
    for (const none of [id + 1, 'abc', '99999999999', '-1', `${id}.0`]) {
      expect((await visit(`${url}/${none}`)).statusCode).toBe(404)
    }
  })

  once('bodies of other types are 415, calls without a token 401', async () => {
    const { postJson, visit } = await openCalls()
    expect((await postJson(url, { title: 'x' })).statusCode).toBe(415)
    const { app } = await openApp(await open())
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401)
    expect((await app.inject({ method: 'DELETE', url: `${url}/1` })).statusCode).toBe(401)
    expect((await visit('/api/Nothing')).statusCode).toBe(404)
  })

  once('the price of a vehicle is also its space', async () => {
    const { post, put } = await openCalls()
    const vehicle: [string, string][] = [
      ['title', 'Innova'],
      ['description', 'With driver'],
      ['seats', '6'],
      ['transportationCategoryId', '1'],
    ]
    const created = await post('/api/Transportation', [...vehicle, ['space', '3500']])
    expect(created.json()).toMatchObject({ price: 3500, space: 3500, image: '' })
    const both = await post('/api/Transportation', [
      ...vehicle,
      ['space', '3500'],
      ['price', '3600'],
    ])
    expect(both.statusCode).toBe(400)
    expect(Object.keys(both.json().errors)).toEqual(['Space'])
    const changed = await put(`/api/Transportation/${created.json().id}`, [['space', '3700']])
    expect(changed.json()).toMatchObject({ price: 3700, space: 3700 })
  })

  once.for([
    ['0x10', 'Price must be a number.'],
    ['1e3', 'Price must be a number.'],
    [' 5e-1', 'Price must be a number.'],
    ['0.001', 'Price must be whole rupees or have two decimals.'],
    ['12.500', 'Price must be whole rupees or have two decimals.'],
    ['0.0000001', 'Price must be whole rupees or have two decimals.'],
  ] as const)('a price of %j is refused', async ([price, message]) => {
    const { post, visit } = await openCalls()
    const refused = await post(url, [...required, ['price', price]])
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { Price: [message] }])
    expect((await visit(url)).json()).toEqual({ $values: [] })
  })

  once('reads a price in any usual notation, and an id only as decimal digits', async () => {
    const { post, visit } = await openCalls()
    const { id, price } = (await post(url, [...required, ['price', '₹ 1,21,500.50']])).json()
    expect(price).toBe(121_500.5)
    expect((await visit(`${url}/${id}`)).statusCode).toBe(200)
    expect((await visit(`${url}/0x${id.toString(16)}`)).statusCode).toBe(404)
  })
})

/** One of many distinct words, which grow when a search folds their accents. */
const longWord = (n: number) =>
  `${'㌖㌫㌗㌠㌙'[n % 5]}${String.fromCodePoint(0xac00 + Math.floor(n / 5))}`

const longWords = (first: number, length: number) =>
  Array.from({ length: length / 3 }, (_, n) => longWord(first + n)).join(' ')
