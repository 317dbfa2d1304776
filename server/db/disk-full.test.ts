import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { openSqlite } from './sqlite/sqlite.ts'

const job = { name: 'x', payload: JSON.stringify('x'.repeat(100_000)), runAt: '', createdAt: '' }

test('a full disk is reported by answers and health until there is room', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const database = openSqlite(temporaryFolder())
  onTestFinished(database.close)
  const { db } = database
  const { app } = await openApp(database)
  const limitPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db)
  await limitPages(1)

  const work = db.transaction().execute(async (tx) => {
    await tx.insertInto('settings').values({ name: 'x', value: '1', updatedAt: '' }).execute()
    await tx.insertInto('jobs').values(job).execute()
  })
  await expect(work).rejects.toMatchObject({
    statusCode: 503,
    message: 'The site has no room left to store anything right now. Please try again later.',
    cause: { message: 'database or disk is full' },
  })
  expect((await app.inject('/api/health')).statusCode).toBe(503)
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])

  await limitPages(1_000_000)
  await db.insertInto('jobs').values(job).execute()
  const later = performance.now() + 61_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect((await app.inject('/api/health')).statusCode).toBe(200)
})

test('a full disk at the first start is not mistaken for another server', () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'server.lock'),
    'no database, but long enough to be looked at'.repeat(20),
  )
  expect(() => openSqlite(folder)).toThrow('file is not a database')
})
