import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import type { Queries } from '../tables.ts'
import { openSqlite } from './sqlite.ts'

function open() {
  const database = openSqlite(temporaryFolder())
  onTestFinished(database.close)
  return database
}

/** 1: a commit may be lost in a power cut; 2: a commit waits for the disk. */
async function flushing(queries: Queries) {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(queries)
  return rows[0]?.synchronous
}

test('only work without flush commits without waiting for the disk, each time', async () => {
  const { db, withoutFlush } = open()
  expect(await flushing(db)).toBe(2)
  expect(await withoutFlush(flushing)).toBe(1)
  expect(await flushing(db)).toBe(2)
  expect(await withoutFlush(flushing)).toBe(1)
})

test('commits wait for the disk again after work that failed', async () => {
  const { db, withoutFlush } = open()
  const failing = withoutFlush((queries) => sql`insert into lakes values (1)`.execute(queries))
  await expect(failing).rejects.toThrow('no such table')
  expect(await flushing(db)).toBe(2)
})

test('other queries wait meanwhile, so that none of them is committed without a flush', async () => {
  const { db, withoutFlush } = open()
  const seen = await Promise.all([
    withoutFlush(async (queries) => [await flushing(queries), await flushing(queries)]),
    flushing(db),
    db.transaction().execute(flushing),
  ])
  expect(seen).toEqual([[1, 1], 2, 2])
})
