import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases.ts'

const villa: [string, string][] = [
  ['title', 'Orchard House'],
  ['duration', 'Four bedrooms'],
  ['description', 'Harwan'],
  ['price', '18000'],
]

eachDatabase((open) => {
  async function openCalls() {
    const { app, headers, domain } = await openApp(await open())
    const call = calls(app, headers)
    const place = async (title: string, more: [string, string][] = []): Promise<number> =>
      (await call.post('/api/Destination', [['title', title], ...more])).json().id
    const naming = async (id: number) =>
      (await domain.listings.naming(id, 1)).map(({ kind, total, items }) => [
        kind,
        total,
        items.map(({ title }) => title),
      ])
    return { ...call, listings: domain.listings, place, naming }
  }

  test('a destination has no price, and places are read with their other names', async () => {
    const { get, place, listings } = await openCalls()
    const id = await place('Gurez', [
      ['otherNames[0]', 'Gurais'],
      ['latitude', '34.63'],
    ])
    const answer = (await get(`/api/Destination/${id}`)).json()
    expect(answer).not.toHaveProperty('price')
    expect(answer).not.toHaveProperty('priceOnRequest')
    await place('Lolab', [['status', 'draft']])
    const gurez = { id, title: 'Gurez', otherNames: ['Gurais'], latitude: 34.63, longitude: null }
    expect(await listings.places({ drafts: false })).toEqual([gurez])
    expect(await listings.places({ drafts: true })).toHaveLength(2)
  })

  test('a listing names destinations in order, keeps them when they are not sent, and clears them', async () => {
    const { post, put, place, naming } = await openCalls()
    const [gurez, lolab] = [await place('Gurez'), await place('Lolab')]
    const created = await post('/api/Villa', [
      ...villa,
      ['destinations[0]', String(lolab)],
      ['destinations[1]', String(gurez)],
    ])
    const { id, destinations } = created.json()
    expect(destinations).toEqual({ $values: [lolab, gurez] })
    const kept = await put(`/api/Villa/${id}`, [['price', '17000']])
    expect(kept.json().destinations).toEqual({ $values: [lolab, gurez] })
    expect(await naming(gurez)).toEqual([['Villa', 1, ['Orchard House']]])
    const cleared = await put(`/api/Villa/${id}`, [['destinations', '']])
    expect(cleared.json().destinations).toEqual({ $values: [] })
    expect(await naming(gurez)).toEqual([])
  })

  test('a destination lists what visitors see of each kind, and how many', async () => {
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

  test('what is no destination is refused by its number, and one that is gone stays named', async () => {
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

  test('a listing names up to three related ones, and never itself', async () => {
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
    const kept = await put(`/api/Villa/${id}`, [['price', '17000']])
    expect(kept.json().related).toEqual({ $values: others })
  })

  test('a duplicate names the same destinations, and no price of a destination can be changed', async () => {
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
