import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { localStorage } from '../images/storage/local-storage.ts'
import { openSqlite } from './sqlite/sqlite.ts'

const others = 0o077

/** The files in and below the folder that other users of the machine could read or change. */
const openToOthers = (folder: string) =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(folder, name)).mode & others) !== 0,
  )

async function fill(folder: string) {
  const database = openSqlite(folder)
  onTestFinished(database.close)
  await sql`create table kept (words text)`.execute(database.db)
  await localStorage(folder).put('uploads/x.webp', Buffer.from('x'), 'image/webp')
}

test('database and files are accessible only to their owner, including SQLite’s side files', async () => {
  const folder = join(temporaryFolder(), 'data')
  const before = process.umask(0)
  await fill(folder).finally(() => process.umask(before))
  expect(readdirSync(folder).sort()).toEqual([
    'files',
    'kashmir.sqlite',
    'kashmir.sqlite-shm',
    'kashmir.sqlite-wal',
    'server.lock',
    'server.lock-journal',
  ])
  expect(openToOthers(folder)).toEqual([])
})

test('a folder that cannot be made is named with its variable', () => {
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, '')
  expect(() => openSqlite(path)).toThrow(`DATA_DIR ${path} cannot be used: EEXIST`)
})

test('tightens the permissions of an earlier version’s folder', async () => {
  const folder = join(temporaryFolder(), 'data')
  mkdirSync(join(folder, 'files'), { recursive: true })
  for (const name of ['kashmir.sqlite', 'server.lock']) writeFileSync(join(folder, name), '')
  for (const name of ['files', '.']) chmodSync(join(folder, name), 0o755)
  for (const name of ['kashmir.sqlite', 'server.lock']) chmodSync(join(folder, name), 0o644)
  await fill(folder)
  expect(openToOthers(folder)).toEqual([])
})

test('in a folder with other contents, changes only the site’s own files', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'letter.txt'), '')
  chmodSync(join(folder, 'letter.txt'), 0o644)
  chmodSync(folder, 0o755)
  await fill(folder)
  expect(openToOthers(folder)).toEqual(['.', 'letter.txt'])
})
