import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { enquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { kindNames } from '#catalogue/kinds.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { seed } from '#server/seed.ts'
import { inquiry, valuesOf } from '#test/samples/enquiries.ts'
import { calls } from '#test/servers/calls.ts'
import { commandLine, onPostgres, onSqlite, openSite } from '#test/servers/command-line.ts'
import { tablesOf } from './move/tables.ts'

type Site = Awaited<ReturnType<typeof openSite>>

const urls = kindNames.flatMap((kind) => [`/api/${kind}`, `/api/${kind}?q=dal`])

async function answers({ app, headers }: Site) {
  const texts: string[] = []
  for (const url of [...urls, '/api/Setting']) {
    texts.push(`${url}\n${(await app.inject({ url, headers })).payload}`)
  }
  return texts
}

const everyEnquiry = enquiryQuery.parse({ suspected: 'all' })

/** The demo catalogue with changes; returns the highest id, whose listing is deleted. */
async function fill({ app, domain, headers }: Site): Promise<number> {
  await seed({ SEED: 'demo' }, domain)
  const { put, remove } = calls(app, headers)
  await put('/api/Hotel/1', [['title', 'Zabarwan “Ridge”']])
  await put('/api/Hotel/2', [['status', 'draft']])
  await remove('/api/Hotel/3')
  const { id } = await domain.listings.create('Villa', villa, [])
  await domain.database.db.deleteFrom('listings').where('id', '=', id).execute()
  const booking = valuesOf('hotel', { ...inquiry, hotelId: 1 })
  const { enquiry } = await domain.enquiries.receive('hotel', booking, { source: '/hotel/1' })
  await domain.enquiries.addNote(enquiry?.id ?? 0, 'Called back', { id: 1, name: 'Owner' })
  await domain.settings.write({ phone: '+91 194 250 0000' })
  return id
}

const villa = { title: 'A', price: 1, oldPrice: null, categoryId: null, status: 'draft' as const }
const moveTo = (to: Record<string, string>) => ['move', '--to', to.DATABASE_URL ?? '']

test('moves everything to PostgreSQL with its ids, and continues numbering', {
  timeout: 60_000,
}, async () => {
  const [from, to] = [await onSqlite(), await onPostgres()]
  const site = await openSite(from)
  const gone = await fill(site)
  const before = await answers(site)
  const enquiries = await site.domain.enquiries.list(everyEnquiry)
  await site.close()
  const { code, output, errors } = await commandLine(from)(moveTo(to))
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(Number(/^Moved (\d+) rows\./.exec(output)?.[1])).toBeGreaterThan(500)

  const moved = await openSite({ ...to, DATA_DIR: from.DATA_DIR ?? '' })
  const { app, domain } = moved
  const still = await app.inject({ url: '/api/Enquiry', headers: site.headers })
  expect(still.statusCode).toBe(200)
  const changed = (await answers(moved)).filter((text) => !before.includes(text))
  expect(changed.map((text) => text.slice(0, 500))).toEqual([])
  expect(before.join()).toContain('/api/Hotel?q=dal\n{"$values":[{')
  expect(await domain.enquiries.list(everyEnquiry)).toEqual(enquiries)
  expect(enquiries.items).toMatchObject([{ listingId: 1, listingTitle: 'Zabarwan “Ridge”' }])
  const notes = await domain.database.db.selectFrom('enquiryNotes').select('text').execute()
  expect(notes).toEqual([{ text: 'Called back' }])
  expect((await domain.listings.create('Villa', villa, [])).id).toBe(gone + 1)
})

test('refuses to move while a server runs, or into a database with data', async () => {
  const [from, to] = [await onSqlite(), await onPostgres()]
  const site = await openSite(from)
  expect(await commandLine(from)(moveTo(to))).toMatchObject({
    code: 1,
    errors: expect.stringContaining('already open in another server'),
  })
  await site.close()
  expect(await commandLine(from)(moveTo(to))).toMatchObject({ code: 0 })
  expect(await commandLine(from)(moveTo(to))).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^The target is not empty: it has \w+\.\n$/),
  })
})

test('moves nothing if one row fails', async () => {
  const [from, to] = [await onSqlite(), await onPostgres()]
  const site = await openSite(from)
  await site.domain.settings.write({ phone: '+91 194 250 0000' })
  const strange = { name: 'x', value: '"\\u0000"', updatedAt: new Date().toISOString() }
  await site.domain.database.db.insertInto('settings').values(strange).execute()
  await site.close()
  const result = await commandLine(from)(['move', '--to', to.DATABASE_URL ?? ''])
  expect(result).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^settings: /),
  })
  const target = await openDatabase(readEnv(to))
  expect(await target.db.selectFrom('users').selectAll().execute()).toEqual([])
  expect(await target.db.selectFrom('settings').selectAll().execute()).toEqual([])
  await target.close()
})

test('moves every table, after those it refers to', async () => {
  const sqlite = await openDatabase(readEnv(await onSqlite()))
  const postgres = await openDatabase(readEnv(await onPostgres()))
  const tables = await tablesOf(sqlite.db)
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'listing_search')`.execute(
    postgres.db,
  )
  expect([...tables].sort()).toEqual(rows.map(({ tablename }) => tablename).sort())
  const place = (table: string) => tables.indexOf(table)
  expect(place('listings')).toBeLessThan(place('parts'))
  expect(place('parts')).toBeLessThan(place('images'))
  expect(place('users')).toBeLessThan(place('enquiries'))
  expect(place('enquiries')).toBeLessThan(place('enquiry_notes'))
  await sqlite.close()
  await postgres.close()
})

test('needs a database to move, and a PostgreSQL URL', async () => {
  const from = await onSqlite()
  const command = commandLine(from)
  expect(await command(['move', '--to', 'mysql://x/y'])).toMatchObject({ code: 2 })
  expect(await command(['move', '--to', 'postgres://127.0.0.1:1/x'])).toEqual({
    code: 1,
    output: '',
    errors: `DATA_DIR ${from.DATA_DIR} holds no database.\n`,
  })
  await (await openSite(from)).close()
  expect(await command(['move', '--to', 'postgres://127.0.0.1:1/x'])).toEqual({
    code: 1,
    output: '',
    errors: '--to cannot be used: connect ECONNREFUSED 127.0.0.1:1\n',
  })
})
