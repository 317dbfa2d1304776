import { beforeEach, expect, test } from 'vitest'
import { rateBody } from '#catalogue/rates/rate.ts'
import { supplierBody, supplierQuery } from '#catalogue/rates/supplier.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import type { Database } from '../db/database.ts'
import { createHistory, type History } from '../history/history.ts'
import { createRates, type Rates } from './rates.ts'
import { toRateRow } from './stored-rates.ts'

const winter = { item: 'Deluxe room', season: 'Winter', plan: 'CP' }
const days = { from: '2026-12-01', to: '2027-02-28' }

eachDatabase((open) => {
  let database: Database
  let history: History
  let rates: Rates
  let hotel: number

  beforeEach(async () => {
    database = await open()
    history = createHistory(database)
    rates = createRates(database, history)
    hotel = await addSupplier('Pine Palace', { place: 'Pahalgam' })
  })

  async function addSupplier(name: string, more: object = {}) {
    const made = await rates.createSupplier(supplierBody.parse({ name, kind: 'hotel', ...more }))
    if ('errors' in made) throw new Error(JSON.stringify(made.errors))
    return made.id
  }

  const room = (more: object = {}) =>
    rateBody.parse({ ...winter, ...days, prices: { double: 4500 }, ...more })

  async function add(more: object = {}, supplierId = hotel) {
    const made = await rates.create(supplierId, room(more))
    if (!made || 'errors' in made) throw new Error(JSON.stringify(made))
    return made
  }

  test('two rates of an item and plan never overlap, and the error names the other', async () => {
    await add()
    expect(
      await rates.create(hotel, room({ item: ' deluxe  ROOM ', from: days.to, to: days.to })),
    ).toEqual({
      errors: {
        from: ['From and To overlap with “Deluxe room” CP, Winter, 2026-12-01 to 2027-02-28.'],
      },
    })
    const next = await add({ from: '2027-03-01', to: '2027-03-31' })
    await add({ plan: 'MAP' })
    await add({}, await addSupplier('Dal View'))
    expect(await rates.update(next.id, { from: days.to })).toHaveProperty('errors.from')
    expect(await rates.update(next.id, { from: '2027-03-02' })).toMatchObject({ version: 2 })
  })

  test('of concurrent overlapping rates, one is stored', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => rates.create(hotel, room())),
    )
    const stored = outcomes.filter((outcome) => outcome && !('errors' in outcome))
    expect([stored.length, (await rates.ofSupplier(hotel)).length]).toEqual([1, 1])
  })

  test('the database itself refuses overlapping days', async () => {
    const { id, version: _, supplierId, ...values } = await add()
    const at = new Date().toISOString()
    const write = () =>
      database.db
        .insertInto('rates')
        .values({ ...toRateRow(values), supplierId, createdAt: at, updatedAt: at })
        .execute()
    await expect(write()).rejects.toThrow('rates overlap')
    const next = await add({ from: '2027-03-01', to: '2027-03-31' })
    const move = () =>
      database.db.updateTable('rates').set({ fromDay: days.to }).where('id', '=', next.id).execute()
    await expect(move()).rejects.toThrow('rates overlap')
    await rates.remove(id)
    await move()
  })

  test('a change keeps absent prices, and requires the version it is based on', async () => {
    const { id } = await add({ prices: { double: 4500, single: 3800 } })
    const change = { prices: { single: 4000 }, version: 1 }
    expect(await rates.update(id, change)).toMatchObject({
      prices: { double: 4500, single: 4000, extraAdult: null },
    })
    expect(await rates.update(id, change)).toBe('stale')
    expect(await rates.update(id + 1000, change)).toBeUndefined()
  })

  test('a season is copied to other days with a percentage, all rates or none', async () => {
    await add({ prices: { double: 4505, childWithBed: 1 } })
    await add({ plan: 'MAP', prices: { double: 6000 } })
    await add({ item: 'Bonfire', plan: null, prices: {}, price: 999, unit: 'group' })
    await add({ season: 'Spring', from: '2027-03-01', to: '2027-04-30' })
    const copy = { season: 'winter', from: '2027-12-01', to: '2028-02-29', percent: 10 }
    const copied = await rates.copySeason(hotel, copy)
    expect(copied).toMatchObject([
      { item: 'Bonfire', from: '2027-12-01', price: 1099, unit: 'group' },
      { item: 'Deluxe room', plan: 'CP', prices: { double: 4956, childWithBed: 1 } },
      { item: 'Deluxe room', plan: 'MAP', to: '2028-02-29', prices: { double: 6600 } },
    ])
    expect(await rates.copySeason(hotel, copy)).toHaveProperty('errors.from')
    const missing = { ...copy, season: 'Autumn' }
    expect(await rates.copySeason(hotel, missing)).toHaveProperty('errors.season')
    expect(await rates.ofSupplier(hotel)).toHaveLength(7)
    const third = { ...copy, from: '2028-12-01', to: '2029-02-28' }
    expect(await rates.copySeason(hotel, third)).toMatchObject([
      { price: 1209 },
      { prices: { double: 5452 } },
      { prices: { double: 7260 } },
    ])
  })

  test('finds active suppliers by words, kind and place', async () => {
    await addSupplier('Dal View', { place: 'Srinagar' })
    const closed = await addSupplier('Old Deluxe', { place: 'Srinagar' })
    await rates.updateSupplier(closed, { archived: true })
    const listed = async (query: object) =>
      (await rates.suppliers(supplierQuery.parse(query))).items.map(({ name }) => name)
    expect(await listed({})).toEqual(['Pine Palace', 'Dal View'])
    expect(await listed({ archived: 'true' })).toEqual(['Old Deluxe'])
    expect(await listed({ q: 'view sri', kind: 'hotel' })).toEqual(['Dal View'])
    expect(await listed({ place: 'Gulmarg' })).toEqual([])
    await addSupplier('Dal Taxis', { place: 'Srinagar', kind: 'vehicle' })
    expect(await listed({ q: 'srinagar vehi' })).toEqual(['Dal Taxis'])
    expect(await listed({ q: 'otel' })).toEqual([])
  })
})
