import { expect, test } from 'vitest'
import { calls } from '#test/servers/calls.ts'
import { eachApp } from '#test/servers/each-app.ts'

const villa = { title: 'Orchard House', duration: 'Apples', description: 'Harwan' }
const vehicle = { title: 'Car', description: 'For six', seats: '6', transportationCategoryId: '1' }

eachApp((use) => {
  const call = () => calls(use().app, use().headers)
  const add = (kind: string, fields: Record<string, string>) =>
    call().post(`/api/${kind}`, Object.entries(fields))
  const change = (path: string, fields: Record<string, string>) =>
    call().put(path, Object.entries(fields))

  test('the switch stores a price of 0, whatever price was sent', async () => {
    const unpriced = await add('Villa', { ...villa, PriceOnRequest: 'true' })
    expect(unpriced.statusCode, unpriced.body).toBe(201)
    const said = { price: 0, oldPrice: 7000, priceOnRequest: true }
    const priced = await add('Villa', {
      ...villa,
      ...{ price: '5000', oldPrice: '7000', priceOnRequest: 'on' },
    })
    expect(priced.json()).toMatchObject(said)
    const path = `/api/Villa/${priced.json().id}`
    expect((await call().visit(path)).json()).toMatchObject(said)
  })

  test('a vehicle shows it under both names of its price', async () => {
    const said = { price: 0, space: 0, priceOnRequest: true }
    const sent = { ...vehicle, price: '3500', space: '3600', priceOnRequest: 'true' }
    const added = await add('Transportation', sent)
    expect(added.json()).toMatchObject(said)
    const path = `/api/Transportation/${added.json().id}`
    expect((await change(path, { space: '3700' })).json()).toMatchObject({
      ...{ price: 3700, space: 3700, priceOnRequest: false },
    })
    expect((await change(path, { priceOnRequest: 'true' })).json()).toMatchObject(said)
  })

  test('a price of 0 means the same, and a price ends it', async () => {
    const { id, ...added } = (await add('Villa', { ...villa, price: '0' })).json()
    expect(added).toMatchObject({ price: 0, priceOnRequest: true })
    const path = `/api/Villa/${id}`
    const ended = await change(path, { priceOnRequest: 'false' })
    expect([ended.statusCode, ended.json().errors]).toEqual([
      400,
      { Price: ['Price is required.'] },
    ])
    expect((await change(path, { priceOnRequest: 'off', price: '900' })).json()).toMatchObject({
      ...{ price: 900, priceOnRequest: false },
    })
    expect((await change(path, { priceOnRequest: 'false' })).statusCode).toBe(200)
  })

  test('without the switch a price is required, and the switch is on or off', async () => {
    expect((await add('Villa', villa)).json().errors).toEqual({ Price: ['Price is required.'] })
    expect((await add('Villa', { ...villa, priceOnRequest: 'maybe' })).json().errors).toEqual({
      Price: ['Price is required.'],
      PriceOnRequest: ['Price on request must be on or off.'],
    })
  })

  test('comes last by price in both directions, and matches no price filter', async () => {
    const sell = (title: string, price: string) =>
      add('Shoot', { title, price, shootCategoryId: '1' })
    for (const [title, price] of [
      ['Asked', '0'],
      ['Dear', '9000'],
      ['Cheap', '100'],
    ] as const)
      expect((await sell(title, price)).statusCode).toBe(201)
    const titles = async (query: string) =>
      (await call().visit(`/api/Shoot?${query}`))
        .json()
        .$values.map((item: { title: string }) => item.title)
    expect(await titles('sort=price')).toEqual(['Cheap', 'Dear', 'Asked'])
    expect(await titles('sort=-price')).toEqual(['Dear', 'Cheap', 'Asked'])
    expect(await titles('minPrice=0')).toEqual(['Dear', 'Cheap'])
    expect(await titles('maxPrice=500')).toEqual(['Cheap'])
  })

  test('the history shows it in words', async () => {
    const { id } = (await add('Villa', { ...villa, price: '5000' })).json()
    await change(`/api/Villa/${id}`, { priceOnRequest: 'true' })
    const [entry] = (await call().get('/api/History')).json().$values
    expect(entry.changes).toEqual([{ label: 'Price', before: '₹5,000', after: 'Price on request' }])
  })
})
