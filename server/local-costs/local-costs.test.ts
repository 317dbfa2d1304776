import { beforeEach, expect, test } from 'vitest'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs } from '#catalogue/dates/time.ts'
import { localCostQuery } from '#catalogue/local-costs/local-cost-query.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import type { Changed } from '../db/cache-tags.ts'
import { createHistory, type History } from '../history/history.ts'
import { createListings, type Listings } from '../listings/listings.ts'
import { createSettings, type SettingsStore } from '../settings/settings.ts'
import { readHeaded, writeHeaded } from '../tables/headed-table.ts'
import { costSheet } from './cost-sheet.ts'
import { createLocalCosts, type LocalCosts } from './local-costs.ts'

const daysAgo = (days: number) =>
  new Date(Date.parse(todayInKolkata()) - days * dayMs).toISOString().slice(0, 10)

eachDatabase((open) => {
  let costs: LocalCosts
  let listings: Listings
  let settings: SettingsStore
  let history: History
  let announced: Changed[]
  let [gulmarg, pahalgam] = [0, 0]
  let by: { id: number; name: string }

  beforeEach(async () => {
    const database = await open()
    history = createHistory(database)
    listings = createListings(database, history)
    settings = createSettings(database, history)
    costs = createLocalCosts(database, { history, settings, listings })
    gulmarg = await addPlace('Gulmarg', ['Gul Marg'])
    pahalgam = await addPlace('Pahalgam')
    by = await addUser(database.db)
    announced = []
    database.onChange((changed) => {
      announced.push(changed)
    })
  })

  async function addPlace(title: string, otherNames: string[] = []) {
    const plain = { status: 'published', categoryId: null } as const
    return (await listings.create('Destination', { ...plain, title, otherNames }, [])).id
  }

  async function add(what: string, more: object = {}) {
    const made = await costs.create({ destinationId: gulmarg, what, low: 800, ...more }, by)
    if ('errors' in made) throw new Error(JSON.stringify(made.errors))
    return made
  }

  const listed = async (query: object = {}) =>
    (await costs.page(localCostQuery.parse(query))).items.map(({ what }) => what)

  test('stores a cost, changes it field by field, and deletes it', async () => {
    const { id } = await add('Pony', { high: 1200, seasonFrom: '1 May' })
    const after = await costs.update(id, { low: 900, version: 1 }, by)
    expect(after).toMatchObject({ low: 900, high: 1200, seasonFrom: '05-01', version: 2 })
    expect(await costs.update(id, { low: 700, version: 1 }, by)).toBe('stale')
    expect(await costs.update(id, { low: 1300 }, by)).toEqual({
      errors: { high: ['Highest amount cannot be below the lowest.'] },
    })
    expect(await costs.find(id)).toMatchObject({ place: 'Gulmarg', low: 900 })
    expect([await costs.remove(id, by), await costs.remove(id, by)]).toEqual([true, false])
    expect(await costs.update(id, { low: 1 }, by)).toBeUndefined()
  })

  test('refuses a duplicate at a place in any spelling, also from two tabs', async () => {
    const twice = await Promise.all(
      ['Gondola', 'GONDOLA'].map((what) => costs.create({ destinationId: gulmarg, what, low: 1 })),
    )
    expect(twice.filter((made) => 'errors' in made)).toHaveLength(1)
    expect(await costs.create({ destinationId: gulmarg, what: 'gondóla', low: 1 })).toEqual({
      errors: {
        what: [expect.stringMatching(/^“(Gondola|GONDOLA)” stands at Gulmarg already\.$/)],
      },
    })
    await add('Gondola', { destinationId: pahalgam })
    expect(await listed()).toHaveLength(2)
  })

  test('only an existing destination has costs', async () => {
    const noPlace = { errors: { destinationId: ['There is no such destination.'] } }
    const hotel = { title: 'Lodge', status: 'published', categoryId: null, price: 1 } as const
    const { id } = await listings.create('Hotel', hotel, [])
    expect(await costs.create({ destinationId: id, what: 'Pony', low: 1 })).toEqual(noPlace)
    await add('Pony', { destinationId: pahalgam })
    await listings.remove('Destination', pahalgam)
    expect(await costs.create({ destinationId: pahalgam, what: 'Car', low: 1 })).toEqual(noPlace)
    expect(await listed()).toEqual([])
    await listings.restore('Destination', pahalgam)
    expect(await listed()).toEqual(['Pony'])
  })

  test('lists and counts costs due for a check first', async () => {
    await add('Checked', { checkedOn: daysAgo(180) })
    await add('Too long ago', { checkedOn: daysAgo(181), destinationId: pahalgam })
    await add('Sample', { isSample: true, destinationId: pahalgam })
    expect(await listed()).toEqual(['Sample', 'Too long ago', 'Checked'])
    expect(await listed({ toCheck: 'true' })).toEqual(['Sample', 'Too long ago'])
    expect(await listed({ destinationId: gulmarg })).toEqual(['Checked'])
    expect(await listed({ q: 'PAHAL' })).toEqual(['Sample', 'Too long ago'])
    expect(await listed({ q: '%' })).toEqual([])
    expect(await costs.countToCheck()).toEqual({ toCheck: 2, samples: 1 })
    await settings.write({ localCostDays: 179 })
    expect(await costs.countToCheck()).toEqual({ toCheck: 3, samples: 1 })
  })

  test('a change affects the destinations that show it, a refused one none', async () => {
    const { id } = await add('Pony')
    await costs.update(id, { destinationId: pahalgam }, by)
    await costs.remove(id, by)
    await costs.create({ destinationId: gulmarg, what: '', low: 1 })
    const tags = (...ids: number[]) => ids.map((each) => `local costs ${each}`)
    const named = announced.filter((changed) => changed.length > 0)
    expect(named).toEqual([
      expect.arrayContaining(tags(gulmarg)),
      tags(gulmarg, pahalgam),
      tags(pahalgam),
    ])
  })

  test('restores a changed and a deleted cost', async () => {
    const { id } = await add('Pony', { checkedOn: daysAgo(3) })
    await costs.update(id, { low: 5, high: 9 }, by)
    await costs.remove(id, by)
    const { items } = await history.page({ kind: 'LocalCost', page: 1, pageSize: 9 })
    expect(items.map(({ action, title }) => [action, title])).toEqual([
      ['delete', 'Pony'],
      ['change', 'Pony'],
      ['create', 'Pony'],
    ])
    expect(await costs.revert(id, items[1]?.before, by)).toBe(true)
    const [back] = await costs.every()
    expect(back).toMatchObject({ id, what: 'Pony', low: 800, high: 800, checkedOn: daysAgo(3) })
    // As the other entries of the history know it.
    expect(await costs.revert(id, items[0]?.before, by)).toBe(true)
    expect(await costs.every()).toMatchObject([{ id, low: 5, high: 9 }])
  })

  test('an exported table can be imported, and imports all valid rows', async () => {
    await add('=1+1 "pony"; \n tall', { high: 900.5, note: '-', source: '@board' })
    await add('Sledge', { isSample: true, unit: 'group', destinationId: pahalgam })
    const before = await costs.every()
    const rows = readHeaded(costSheet, writeHeaded(costSheet, before))
    const outcomes = ({ rows }: { rows: { outcome: string }[] }) =>
      rows.map(({ outcome }) => outcome)
    expect(outcomes(await costs.import(rows, { preview: false, by }))).toEqual(['same', 'same'])
    for (const { id } of before) await costs.remove(id)
    expect(outcomes(await costs.import(rows, { preview: true, by }))).toEqual(['new', 'new'])
    expect(await costs.every()).toEqual([])
    await costs.import(rows, { preview: false, by })
    const bare = ({ id: _, version: __, updatedAt: ___, ...cost }: (typeof before)[number]) => cost
    expect((await costs.every()).map(bare)).toEqual(before.map(bare))

    const changes = readHeaded(
      costSheet,
      'Place;What is paid for;Lowest amount\nGul Marg;Jeep;₹ 2,200\nPahalgam;SLEDGE;300\nGurez;Car;1\nGulmarg;jeep;5\nGulmarg;Map;free\n',
    )
    const { rows: read } = await costs.import(changes, { preview: false, by })
    expect(read.map(({ row, outcome, problem }) => [row, outcome, problem])).toEqual([
      [2, 'new', undefined],
      [3, 'changed', undefined],
      [4, 'refused', 'There is no destination “Gurez”.'],
      [5, 'refused', 'It stands in row 2 already.'],
      [6, 'refused', 'Lowest amount must be a number.'],
    ])
  })

  test('ignores columns without a heading at the end, as Excel writes them', () => {
    const [row] = readHeaded(costSheet, 'Place,What,Low,,\nGulmarg,Pony,900,,\n')
    expect(row).toMatchObject({ row: 2, fields: { what: 'Pony' } })
    expect(row?.problem).toBeUndefined()
  })

  test('says why a table is unreadable', () => {
    expect(() => readHeaded(costSheet, 'Place,Wat\na,1')).toThrow(
      /^“Wat” is no column of local costs\. Rename the column or remove it\. The columns: Place, What is paid for, /,
    )
    expect(() => readHeaded(costSheet, 'Place,,Low\na,b,1')).toThrow('Column 2 has no heading.')
    expect(() => readHeaded(costSheet, 'Place,What,Low,what is paid for\na,b,1,c')).toThrow(
      '“what is paid for” is the same column as “What”.',
    )
    expect(() => readHeaded(costSheet, 'Place,Price\na,1')).toThrow(
      '“Price” is no column of local costs.',
    )
    expect(() => readHeaded(costSheet, 'Place,Unit\na,day')).toThrow(
      'The first row must name What is paid for, Lowest amount.',
    )
    expect(() => readHeaded(costSheet, 'place,what,low\n')).toThrow(
      'There is no row for local costs.',
    )
    expect(() => readHeaded(costSheet, 'place,what,low\na,"b,1')).toThrow(
      /line 2: a cell begins with a quotation mark/,
    )
  })
})

async function addUser(db: Parameters<typeof createHistory>[0]['db']) {
  const row = { name: 'Meena', email: 'm@example.in', passwordHash: '', role: 'editor' as const }
  const createdAt = new Date().toISOString()
  const { id } = await db
    .insertInto('users')
    .values({ ...row, approvedAt: createdAt, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name: row.name }
}
