import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { migrationsTable } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { sqlitePath } from './sqlite-file.ts'

const migrations = join(import.meta.dirname, 'migrations')

test('both databases have the same migrations', () => {
  expect(readdirSync(join(migrations, 'sqlite'))).toEqual(readdirSync(join(migrations, 'postgres')))
})

test('an older file keeps its enquiries, their notes and who is logged in', async () => {
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

/** A file as the first version left it, with one enquiry and one session. */
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
