import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { historyQuery } from '#catalogue/history.ts'
import { rateBody } from '#catalogue/rates/rate.ts'
import { supplierBody, supplierQuery } from '#catalogue/rates/supplier.ts'
import { addUser } from '#test/samples/enquiries.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { createConditions } from '../conditions/conditions.ts'
import { createHistory } from '../history/history.ts'
import { createRates } from '../rates/rates.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'

/** Sorted as lists are; a dictionary of English ignores hyphens and would mix the letters' cases. */
const names = ['a-b', 'a_', 'ab', 'Ábe', 'aC', 'zoo', 'कश्मीर']

const english = `english_${process.env.VITEST_POOL_ID}`

/** A database with the letters' order of a language, as PostgreSQL's own container image has one. */
async function openEnglish() {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  await client.query(`drop database if exists ${english} with (force)`)
  await client.query(
    `create database ${english} template template0 locale_provider icu icu_locale 'en-US'`,
  )
  await client.end()
  return openPostgres(`${inject('postgres')}/${english}`)
}

describe.for([
  { name: 'sqlite', open: async () => openSqlite(temporaryFolder()) },
  { name: 'postgres in English', open: openEnglish },
])('$name', ({ open }) => {
  async function opened() {
    const database = await open()
    onTestFinished(database.close)
    const history = createHistory(database)
    return { database, history, rates: createRates(database, history) }
  }

  test('lists suppliers and staff without regard to accents and capital letters', async () => {
    const { database, history, rates } = await opened()
    for (const name of names.toReversed()) {
      await rates.createSupplier(supplierBody.parse({ name, kind: 'guide', place: 'Pahalgam' }))
    }
    await rates.createSupplier(supplierBody.parse({ name: 'A', kind: 'guide', place: 'gulmarg' }))
    const { items } = await rates.suppliers(supplierQuery.parse({}))
    expect(items.map(({ name }) => name)).toEqual(['A', ...names])

    for (const name of names.toReversed()) {
      const by = { id: await addUser(database, name), name }
      await database.db.transaction().execute(async (tx) => {
        await history.record(tx, { by, action: 'create', kind: 'Setting', title: '' })
      })
    }
    expect((await history.authors()).map(({ name }) => name)).toEqual(names)
  })

  test('lists rates and the calendar in the same order', async () => {
    const { database, history, rates } = await opened()
    const conditions = createConditions(database, history)
    const by = { id: await addUser(database, 'Asif'), name: 'Asif' }
    const made = await rates.createSupplier(supplierBody.parse({ name: 'Z', kind: 'guide' }))
    if ('errors' in made) throw new Error(JSON.stringify(made.errors))
    const plain = names.filter((name) => name !== 'Ábe')
    for (const item of plain.toReversed()) {
      const days = { from: '2027-01-01', to: '2027-02-01' }
      await rates.create(made.id, rateBody.parse({ item, ...days, price: 5, unit: 'day' }))
      await conditions.calendar.create({ title: item, from: '03-01', to: '03-31' }, by)
    }
    expect((await rates.ofSupplier(made.id)).map(({ item }) => item)).toEqual(plain)
    expect((await conditions.calendar.every()).map(({ title }) => title)).toEqual(plain)
  })

  test('lists what changed in the order of the record', async () => {
    const { database, history } = await opened()
    const by = { id: await addUser(database, 'Meena'), name: 'Meena' }
    const [before, after] = [
      { title: 'Dal', id: 1, area: 'b' },
      { title: 'Wular', id: 2, area: 'a' },
    ]
    await database.db.transaction().execute(async (tx) => {
      await history.record(tx, { by, action: 'change', kind: 'Setting', title: '', before, after })
    })
    const [entry] = (await history.page(historyQuery.parse({}))).items
    expect(JSON.stringify([entry?.before, entry?.after])).toBe(JSON.stringify([before, after]))
  })
})
