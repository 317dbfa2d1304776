import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { defaultSettings } from '#catalogue/settings/setting.ts'
import { takePostgres } from '#test/servers/databases/postgres-databases.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { migrationsTable } from './migrate.ts'
import { openSqlite } from './sqlite/sqlite.ts'
import { sqlitePath } from './sqlite/sqlite-file.ts'
import { titleKey } from './title-key.ts'

const migrations = join(import.meta.dirname, 'migrations')

test('both databases have the same migrations', () => {
  expect(readdirSync(join(migrations, 'sqlite'))).toEqual(readdirSync(join(migrations, 'postgres')))
})

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
  const path = join(migrations, 'postgres', '0010-title-key.sql')
  const [, key = ''] = /set title_key = (.*);/.exec(readFileSync(path, 'utf8')) ?? []
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
  await sql
    .raw(readFileSync(join(migrations, 'postgres', '0031-hindi-keys.sql'), 'utf8'))
    .execute(db)
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

/** A database as the first version left it, with one enquiry and one session. */
function makeFirst(folder: string) {
  const file = new DatabaseSync(sqlitePath(folder))
  const name = '0001-first.sql'
  file.exec(readFileSync(join(migrations, 'sqlite', name), 'utf8'))
  file.exec(migrationsTable)
  file.prepare('insert into migrations values (?, ?)').run(name, '2026-11-01')
  file.exec(`
    insert into enquiries (reference, form, name, email, phone, email_key, phone_key, thread,
      listing_title, part_title, details, status, suspicion, source, created_at, updated_at)
    values ('KE-7F3K2M', 'partner', 'Asif', '', '', '', '', '', '', '', '{}', 'new', '', '', '', '');
    insert into enquiry_notes (enquiry_id, author, text, created_at) values (1, '', 'Called', '');
    insert into users (name, email, password_hash, role, created_at) values ('', '', '', 'owner', '');
    insert into sessions values ('e3b0c442', 1, '', '');`)
  file.close()
}
