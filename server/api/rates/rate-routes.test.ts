import { expect, test } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'

const room = { item: 'Deluxe room', season: 'Winter', from: '2026-12-01', to: '2027-02-28' }

eachDatabase((open) => {
  async function openBook() {
    const opened = await openApp(await open())
    const called = calls(opened.app, opened.headers)
    const made = await called.postJson('/api/suppliers', {
      ...{ Name: 'Pine Palace', kind: 'hotel', place: 'Pahalgam' },
    })
    const supplier = `/api/suppliers/${made.json().id}`
    return { ...opened, ...called, made, supplier }
  }

  test('staff add a supplier, change it with its version, and archive it', async () => {
    const { made, supplier, get, putJson, postJson } = await openBook()
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { name: 'Pine Palace', kind: 'hotel', listingId: null, archived: false, version: 1 },
    ])
    const change = { archived: true, version: 1 }
    expect((await putJson(supplier, change)).json()).toMatchObject({ version: 2, archived: true })
    expect((await putJson(supplier, change)).statusCode).toBe(409)
    expect((await get('/api/suppliers')).headers['x-total-count']).toBe('0')
    const archived = (q: string) => get(`/api/suppliers?Archived=true&q=${q}`)
    const found = (await archived('pine')).json().$values
    expect(found).toMatchObject([{ name: 'Pine Palace', place: 'Pahalgam' }])
    expect((await archived('%25')).json().$values).toEqual([])
    expect((await putJson(supplier, { listingId: 999 })).json().errors).toEqual({
      ListingId: ['There is no such listing.'],
    })
    const refused = await postJson('/api/suppliers', { name: ' ', kind: 'castle' })
    expect(Object.keys(refused.json().errors).sort()).toEqual(['Kind', 'Name'])
    expect((await get('/api/suppliers/999')).statusCode).toBe(404)
  })

  test('staff add rates, get overlaps reported, and copy a season', async () => {
    const { supplier, get, putJson, postJson, remove } = await openBook()
    const rates = `${supplier}/rates`
    const body = { ...room, Plan: 'CP', prices: { double: 4500 } }
    const made = await postJson(rates, body)
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { ...room, plan: 'CP', prices: { double: 4500, single: null }, price: null, unit: null },
    ])
    expect((await postJson(rates, body)).json().errors).toEqual({
      From: ['From and To overlap with “Deluxe room” CP, Winter, 2026-12-01 to 2027-02-28.'],
    })
    const url = `/api/rates/${made.json().id}`
    expect((await putJson(url, { prices: { double: 0.5 } })).statusCode).toBe(400)
    expect((await putJson(url, { prices: { single: 3800 }, version: 1 })).json()).toMatchObject({
      prices: { double: 4500, single: 3800 },
    })
    expect((await putJson(url, { prices: { single: 1 }, version: 1 })).statusCode).toBe(409)
    const next = { season: 'Winter', from: '2027-12-01', to: '2028-02-29', percent: 10 }
    const copied = await postJson(`${rates}/copy-season`, next)
    expect([copied.statusCode, copied.json().$values]).toMatchObject([
      201,
      [{ from: '2027-12-01', prices: { double: 4950, single: 4180 } }],
    ])
    expect((await postJson(`${rates}/copy-season`, next)).statusCode).toBe(400)
    expect((await get(rates)).json().$values).toHaveLength(2)
    expect((await get('/api/suppliers')).json().$values).toMatchObject([
      { rateCount: 2, lastDay: '2028-02-29' },
    ])
    expect([(await remove(url)).statusCode, (await remove(url)).statusCode]).toEqual([204, 404])
    expect((await postJson('/api/suppliers/999/rates', body)).statusCode).toBe(404)
  })

  test('exports the rates of active suppliers as a table without formulas', async () => {
    const { supplier, get, putJson, postJson } = await openBook()
    const rates = `${supplier}/rates`
    await postJson(rates, { ...room, plan: 'CP', prices: { double: 4500 } })
    await postJson(rates, { ...room, item: '=Bonfire; big', price: 900, unit: 'group' })
    const { headers, body } = await get('/api/rates.csv')
    expect(headers['content-disposition']).toMatch(/filename="rates-\d{4}-\d\d-\d\d\.csv"/)
    expect(body.split('\r\n')).toEqual([
      '\ufeffSupplier,Kind,Place,Item,Season,From,To,Meal plan,Double,Single,Extra adult,Child with bed,Child without bed,Price,Unit',
      `Pine Palace,hotel,Pahalgam,"'=Bonfire; big",Winter,2026-12-01,2027-02-28,,,,,,,900,group`,
      'Pine Palace,hotel,Pahalgam,Deluxe room,Winter,2026-12-01,2027-02-28,CP,4500,,,,,,',
      '',
    ])
    await putJson(supplier, { archived: true })
    expect((await get('/api/rates.csv')).body.split('\r\n')).toHaveLength(2)
  })

  test('the history shows changes and restores them, even a deleted rate', async () => {
    const { supplier, get, putJson, postJson, remove } = await openBook()
    const body = { ...room, plan: 'CP', prices: { double: 4500 } }
    const { id } = (await postJson(`${supplier}/rates`, body)).json()
    await putJson(`/api/rates/${id}`, { prices: { double: 5000 } })
    await remove(`/api/rates/${id}`)
    const [deleted, changed] = (await get('/api/History?kind=Rate')).json().$values
    expect(changed).toMatchObject({
      title: 'Pine Palace: Deluxe room',
      changes: [{ label: 'Double', before: '4500', after: '5000' }],
    })
    const restore = (entry: { id: number }) => postJson(`/api/History/${entry.id}/restoration`, {})
    const revert = async (entry: { id: number }) => (await restore(entry)).statusCode
    const other = (await postJson(`${supplier}/rates`, body)).json()
    const refused = await restore(deleted)
    expect([refused.statusCode, refused.json().Error]).toEqual([
      409,
      expect.stringMatching(/^This cannot be brought back as things are now\. .+Deluxe room/),
    ])
    await remove(`/api/rates/${other.id}`)
    expect(await revert(deleted)).toBe(204)
    expect((await get(`${supplier}/rates`)).json().$values).toMatchObject([
      { id, item: 'Deluxe room', prices: { double: 5000 } },
    ])
    expect(await revert(changed)).toBe(204)
    expect((await get(`${supplier}/rates`)).json().$values).toMatchObject([
      { id, prices: { double: 4500 } },
    ])
    await putJson(supplier, { phone: '9419012345' })
    const [phoned] = (await get('/api/History?kind=Supplier')).json().$values
    expect(await revert(phoned)).toBe(204)
    expect((await get(supplier)).json()).toMatchObject({ phone: '', version: 3 })
  })
})
