import { expect, test } from 'vitest'
import { inquiry } from '#test/samples/enquiries.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const villa: [string, string][] = [
  ['title', 'Orchard House'],
  ['duration', 'Four bedrooms'],
  ['description', 'Harwan'],
  ['price', '18000'],
]

eachDatabase((open, once) => {
  async function openCalls() {
    const { app, headers, domain } = await openApp(await open())
    const call = calls(app, headers)
    const place = async (title: string, more: [string, string][] = []): Promise<number> =>
      (await call.post('/api/Destination', [['title', title], ...more])).json().id
    const naming = async (id: number) =>
      (await domain.listings.referring(id, 1)).map(({ kind, total, items }) => [
        kind,
        total,
        items.map(({ title }) => title),
      ])
    return { ...call, listings: domain.listings, place, naming }
  }

  test('a destination has no price, and places include their other names', async () => {
    const { get, place, listings } = await openCalls()
    const id = await place('Gurez', [
      ['otherNames[0]', 'Gurais'],
      ['latitude', '34.63'],
      ['longitude', '74.83'],
    ])
    const answer = (await get(`/api/Destination/${id}`)).json()
    expect(answer).not.toHaveProperty('price')
    expect(answer).not.toHaveProperty('priceOnRequest')
    await place('Lolab', [['status', 'draft']])
    const gurez = { id, title: 'Gurez', otherNames: ['Gurais'], latitude: 34.63, longitude: 74.83 }
    expect(await listings.places({ drafts: false })).toEqual([gurez])
    expect(await listings.places({ drafts: true })).toHaveLength(2)
  })

  test('a listing refers to destinations in order; they stay when absent and can be cleared', async () => {
    const { post, put, place, naming } = await openCalls()
    const [gurez, lolab] = [await place('Gurez'), await place('Lolab')]
    const created = await post('/api/Villa', [
      ...villa,
      ['destinations[0]', String(lolab)],
      ['destinations[1]', String(gurez)],
    ])
    const { id, destinations } = created.json()
    expect(destinations).toEqual({ $values: [lolab, gurez] })
    const unchanged = await put(`/api/Villa/${id}`, [['price', '17000']])
    expect(unchanged.json().destinations).toEqual({ $values: [lolab, gurez] })
    expect(await naming(gurez)).toEqual([['Villa', 1, ['Orchard House']]])
    const cleared = await put(`/api/Villa/${id}`, [['destinations', '']])
    expect(cleared.json().destinations).toEqual({ $values: [] })
    expect(await naming(gurez)).toEqual([])
  })

  test('a destination lists published listings of each kind, with their number', async () => {
    const { post, remove, place, naming } = await openCalls()
    const gurez = await place('Gurez')
    const named: [string, string] = ['destinations', String(gurez)]
    const first = await post('/api/Villa', [...villa, named])
    await post('/api/Villa', [...villa, ['title', 'Second House'], named])
    await post('/api/Villa', [...villa, ['status', 'draft'], named])
    const shoot = { title: 'Couple', price: '9000', shootCategoryId: '1' }
    await post('/api/Shoot', [...Object.entries(shoot), named])
    expect(await naming(gurez)).toEqual([
      ['Villa', 2, ['Orchard House']],
      ['Shoot', 1, ['Couple']],
    ])
    await remove(`/api/Villa/${first.json().id}`)
    expect((await naming(gurez))[0]).toEqual(['Villa', 1, ['Second House']])
  })

  test('refuses an unknown destination by its id, and keeps a deleted one', async () => {
    const { post, put, remove, place } = await openCalls()
    const gurez = await place('Gurez')
    const other = (await post('/api/Villa', villa)).json().id
    const refused = async (...ids: unknown[]) => {
      const sent = ids.map((id, at): [string, string] => [`destinations[${at}]`, String(id)])
      const answer = await post('/api/Villa', [...villa, ...sent])
      return [answer.statusCode, answer.json().errors]
    }
    expect(await refused(other, 99)).toEqual([
      400,
      {
        Destinations: [
          `Destinations: there is no destination ${other}.`,
          'Destinations: there is no destination 99.',
        ],
      },
    ])
    expect(await refused(gurez, gurez)).toEqual([
      400,
      { Destinations: ['Destinations can name each only once.'] },
    ])
    expect(await refused('Gurez')).toEqual([
      400,
      { Destinations: ['Destinations must be numbers of listings.'] },
    ])
    const { id } = (await post('/api/Villa', [...villa, ['destinations', String(gurez)]])).json()
    await remove(`/api/Destination/${gurez}`)
    const changed = await put(`/api/Villa/${id}`, [['destinations', String(gurez)]])
    expect(changed.statusCode).toBe(200)
  })

  test('a listing refers to up to three related ones, and never to itself', async () => {
    const { post, put } = await openCalls()
    const ids: number[] = []
    for (let count = 0; count < 4; count++) ids.push((await post('/api/Villa', villa)).json().id)
    const [id, ...others] = ids
    const named = (among: unknown[]) =>
      among.map((other, at): [string, string] => [`related[${at}]`, String(other)])
    const set = async (among: unknown[]) => (await put(`/api/Villa/${id}`, named(among))).json()
    expect((await set(others)).related).toEqual({ $values: others })
    expect((await set([id])).errors).toEqual({
      Related: ['Related listings cannot name the listing itself.'],
    })
    expect((await set([...others, id])).errors).toEqual({
      Related: ['Related listings can be at most 3.'],
    })
    const unchanged = await put(`/api/Villa/${id}`, [['price', '17000']])
    expect(unchanged.json().related).toEqual({ $values: others })
  })

  once('refuses one coordinate without the other, at the missing field', async () => {
    const { put, place, post, get } = await openCalls()
    const half = await post('/api/Destination', [
      ['title', 'Gurez'],
      ['latitude', '34.63'],
    ])
    const refused = { Longitude: ['Longitude is required beside Latitude.'] }
    expect([half.statusCode, half.json().errors]).toEqual([400, refused])
    expect((await get('/api/Destination')).json().$values).toEqual([])
    const whole = await place('Gurez', [
      ['latitude', '34.63'],
      ['longitude', '74.83'],
    ])
    const cleared = await put(`/api/Destination/${whole}`, [['longitude', '']])
    expect([cleared.statusCode, cleared.json().errors]).toEqual([400, refused])
    const moved = await put(`/api/Destination/${whole}`, [['latitude', '34.6']])
    expect(moved.json()).toMatchObject({ latitude: 34.6, longitude: 74.83 })
  })

  test('filters a list by destination, with drafts only for staff', async () => {
    const { post, get, visit, place } = await openCalls()
    const gurez = await place('Gurez')
    const named: [string, string] = ['destinations', String(gurez)]
    await post('/api/Villa', [...villa, named])
    await post('/api/Villa', [...villa, ['title', 'Second House'], named, ['status', 'draft']])
    await post('/api/Villa', [...villa, ['title', 'Elsewhere']])
    const titles = async (call: typeof get, query: string) =>
      (await call(`/api/Villa?destination=${query}`))
        .json()
        .$values.map(({ title }: { title: string }) => title)
    expect(await titles(get, `${gurez}`)).toEqual(['Orchard House', 'Second House'])
    expect(await titles(visit, `${gurez}`)).toEqual(['Orchard House'])
    expect(await titles(visit, `${gurez}&q=orchard`)).toEqual(['Orchard House'])
    expect(await titles(visit, `${gurez}&q=second`)).toEqual([])
    expect(await titles(visit, '99')).toEqual([])
    expect((await visit('/api/Villa?destination=Gurez')).statusCode).toBe(400)
  })

  once('a destination cannot be enquired about', async () => {
    const { postJson, place } = await openCalls()
    const listingId = await place('Gurez')
    for (const kind of ['Destination', 'Villa', '']) {
      const answer = await postJson('/api/BookingRequest', { ...inquiry, kind, listingId })
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        { ListingId: ['There is no such listing.'] },
      ])
    }
  })

  test('the history shows destinations by title, and a deleted one by id', async () => {
    const { post, put, remove, get, place } = await openCalls()
    const [gurez, lolab] = [await place('Gurez'), await place('Lolab')]
    const { id } = (await post('/api/Villa', [...villa, ['destinations', `${gurez}`]])).json()
    await put(`/api/Villa/${id}`, [
      ['destinations[0]', `${gurez}`],
      ['destinations[1]', `${lolab}`],
    ])
    const changes = async () =>
      (await get(`/api/History?kind=Villa&listingId=${id}`)).json().$values[0].changes
    expect(await changes()).toEqual([
      { label: 'Destinations', before: 'Gurez', after: 'Gurez\nLolab' },
    ])
    await remove(`/api/Destination/${lolab}`)
    expect((await changes())[0].after).toBe(`Gurez\nNumber ${lolab}, deleted`)
  })

  test('a duplicate refers to the same destinations, and a destination’s price cannot be changed', async () => {
    const { post, postJson, put, putJson, place, naming } = await openCalls()
    const gurez = await place('Gurez')
    const { id } = (await post('/api/Villa', [...villa, ['destinations', String(gurez)]])).json()
    const copy = (await postJson(`/api/Villa/${id}/duplicate`, {})).json()
    expect(copy.destinations).toEqual({ $values: [gurez] })
    await put(`/api/Villa/${copy.id}`, [['status', 'published']])
    expect((await naming(gurez))[0]?.[1]).toBe(2)
    const prices = { prices: [{ id: gurez, version: 1, price: 5 }] }
    expect((await putJson('/api/Destination/prices', prices)).statusCode).toBe(415)
  })
})
