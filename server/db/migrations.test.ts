import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import { builtApp } from '#test/servers/built.ts'
import { takePostgres } from '#test/servers/databases/postgres-databases.ts'
import { startServer } from '#test/servers/running-server.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { migrationsOf, migrationsTable, sqlOf } from './migrate.ts'
import { openSqlite } from './sqlite/sqlite.ts'
import { sqlitePath } from './sqlite/sqlite-file.ts'
import { titleKey } from './title-key.ts'

const titles = ['Éclat', 'Ångström', 'dal', 'Ħazratbal', 'मेला']

test('existing titles are sorted like new ones', async () => {
  const folder = temporaryFolder()
  makeFirst(folder)
  const file = new DatabaseSync(sqlitePath(folder))
  for (const title of titles) file.prepare(oldListing).run(title)
  file.close()
  const { db, close } = openSqlite(folder)
  const rows = await db.selectFrom('listings').select('titleKey').execute()
  await close()
  expect(rows.map((row) => row.titleKey)).toEqual(titles.map(titleKey))
})

test('PostgreSQL computes the same sort keys as the server', async () => {
  const { database, remove } = await takePostgres()
  const [, key = ''] = /set title_key = (.*);/.exec(sqlOf('0010-title-key', 'postgres')) ?? []
  const { rows } = await sql<{ key: string }>`
    select ${sql.raw(key)} as key from unnest(${titles}::text[]) as title`.execute(database.db)
  await database.close()
  await remove()
  expect(rows.map((row) => row.key)).toEqual(titles.map(titleKey))
})

test('keys of Hindi names stored earlier get their vowel signs', async () => {
  const { database, remove } = await takePostgres()
  const { db } = database
  const at = new Date().toISOString()
  const names = ['मेला', 'माला', 'Zojila', 'ज़ोजिला']
  for (const title of names) {
    const row = { title, titleKey: title, place: '', fromDay: '03-01', toDay: '03-02', note: '' }
    await db
      .insertInto('calendarEntries')
      .values({ ...row, createdAt: at, updatedAt: at })
      .execute()
  }
  await sql.raw(sqlOf('0031-hindi-keys', 'postgres')).execute(db)
  const rows = await db.selectFrom('calendarEntries').select('titleKey').orderBy('id').execute()
  await database.close()
  await remove()
  const [fair, garland, pass, hindiPass] = names.map(titleKey)
  expect(rows.map((row) => row.titleKey)).toEqual([fair, garland, 'Zojila', hindiPass])
  expect([fair === garland, pass]).toEqual([false, 'zojila'])
})

test('an older database keeps its enquiries, notes and sessions', async () => {
  const folder = temporaryFolder()
  makeFirst(folder)
  const { db, close } = openSqlite(folder)
  const enquiries = await db.selectFrom('enquiries').selectAll().execute()
  const notes = await db.selectFrom('enquiryNotes').selectAll().execute()
  const sessions = await db.selectFrom('sessions').selectAll().execute()
  await close()
  expect(enquiries).toMatchObject([{ form: 'partner', name: 'Asif', takenUpAt: null }])
  expect(notes).toMatchObject([{ enquiryId: enquiries[0]?.id, text: 'Called' }])
  expect(sessions).toMatchObject([{ id: 1, tokenHash: 'e3b0c442', device: null, usedAt: null }])
})

test('a site with enquiries stores them without limit until set otherwise, a new one for two years', async () => {
  const old = temporaryFolder()
  makeFirst(old)
  const settings = async (folder: string) => {
    const { db, close } = openSqlite(folder)
    const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
    await close()
    return rows
  }
  expect(await settings(old)).toEqual([{ name: 'enquiryRetentionMonths', value: '0' }])
  expect(await settings(temporaryFolder())).toEqual([])
  expect(defaultSettings.enquiryRetentionMonths).toBe(24)
})

const oldListing = `
  insert into listings (kind, title, price, status, position, details, created_at, updated_at)
  values ('Shoot', ?, 1, 'published', 1, '{}', '', '')`

test('a picture whose text equals the title follows the title from then on', async () => {
  const folder = temporaryFolder()
  makeFirst(folder)
  const file = new DatabaseSync(sqlitePath(folder))
  file.exec(`
    insert into listings (kind, title, price, status, position, details, created_at, updated_at)
    values ('Hotel', 'Old', 1, 'published', 1, '{}', '', '');
    insert into parts (listing_id, part, position, details, created_at, updated_at)
    values (1, 'hotelRooms', 1, '{"name":"Cedar"}', '', '');
    insert into images (listing_id, part_id, position, folder, name, width, height, blur, alt, created_at)
    values (1, null, 0, 'uploads', 'a', 1, 1, '', 'Old', ''),
      (1, null, 1, 'uploads', 'b', 1, 1, '', 'Cedar', ''),
      (1, 1, 0, 'hotelrooms', 'c', 1, 1, '', 'Cedar', ''),
      (1, 1, 1, 'hotelrooms', 'd', 1, 1, '', 'Old', '');`)
  file.close()
  const { db, close } = openSqlite(folder)
  const images = await db.selectFrom('images').select('alt').orderBy('id').execute()
  await close()
  expect(images.map(({ alt }) => alt)).toEqual(['', 'Cedar', '', 'Old'])
})

test('after an update the server finds again what an earlier search index contained', {
  timeout: 300_000,
}, async () => {
  await builtApp()
  const folder = temporaryFolder()
  const file = makeBefore(folder, '0033-search-prefixes.sql')
  const insert = file.prepare(indexedListing)
  const villas = [
    { title: 'Chinar Houseboat', position: 2, status: 'published', searchRow: 11 },
    { title: 'Chinar Orchard', position: 1, status: 'published', searchRow: 12 },
    { title: 'Chinar Draft', position: 3, status: 'draft', searchRow: 13 },
  ]
  for (const villa of villas) insert.run(villa)
  file.exec(`
    insert into listing_search (rowid, title, words)
    values (11, 'vpchinar vphouseboat', ''), (12, 'vpchinar vporchard', ''), (13, 'vdchinar', '');`)
  file.close()
  const server = await startServer(folder, { SEED: 'none' })
  onTestFinished(server.stop)
  const found = async (words: string) => {
    const answer = await (await fetch(`${server.url}/api/Villa?q=${words}`)).json()
    return answer.$values.map(({ title }: { title: string }) => title)
  }
  expect(await found('chinar')).toEqual(['Chinar Orchard', 'Chinar Houseboat'])
  expect(await found('c')).toHaveLength(2)
  expect(await found('chin houseboat')).toEqual(['Chinar Houseboat'])
  expect(await found('shikara')).toEqual([])
})

const indexedListing = `
  insert into listings (kind, title, title_key, price, status, position, details, created_at,
    updated_at, search_row)
  values ('Villa', :title, title_key(:title), 1, :status, :position,
    '{"duration":"Nights","description":"Dal","email":""}',
    '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', :searchRow)`

/** A database as the first version left it, with one enquiry and one session. */
function makeFirst(folder: string) {
  const file = makeBefore(folder, '0002-taps.sql')
  file.exec(`
    insert into enquiries (reference, form, name, email, phone, email_key, phone_key, thread,
      listing_title, part_title, details, status, suspicion, source, created_at, updated_at)
    values ('KE-7F3K2M', 'partner', 'Asif', '', '', '', '', '', '', '', '{}', 'new', '', '', '', '');
    insert into enquiry_notes (enquiry_id, author, text, created_at) values (1, '', 'Called', '');
    insert into users (name, email, password_hash, role, created_at) values ('', '', '', 'owner', '');
    insert into sessions values ('e3b0c442', 1, '', '');`)
  file.close()
}

/** A database with all migrations before this one. */
function makeBefore(folder: string, next: string): DatabaseSync {
  const file = new DatabaseSync(sqlitePath(folder))
  file.function('title_key', { deterministic: true }, (title) => titleKey(String(title)))
  file.exec(migrationsTable)
  const note = file.prepare('insert into migrations values (?, ?)')
  for (const { name, sql } of migrationsOf('sqlite')) {
    if (name >= next) break
    file.exec(sql)
    note.run(name, '2026-11-01')
  }
  return file
}
