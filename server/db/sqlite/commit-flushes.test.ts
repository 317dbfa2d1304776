import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import type { Queries } from '../tables.ts'
import { openSqlite } from './sqlite.ts'

type Flushed = (error: NodeJS.ErrnoException | null) => void

/** A database whose flushes wait here until they are called back. */
function open() {
  const flushes: Flushed[] = []
  vi.spyOn(fs, 'fdatasync').mockImplementation((_fd, flushed) => void flushes.push(flushed))
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  const database = openSqlite(temporaryFolder())
  return { ...database, flushes }
}

const insert = (queries: Queries, name: string) =>
  queries.insertInto('settings').values({ name, value: '1', updatedAt: '' }).execute()

const names = async (queries: Queries) =>
  (await queries.selectFrom('settings').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  )

/** What has ended of these, in the order of their ends. */
function ended(work: Record<string, Promise<unknown>>): string[] {
  const done: string[] = []
  for (const [name, each] of Object.entries(work)) {
    each.then(
      () => done.push(name),
      () => done.push(`${name} failed`),
    )
  }
  return done
}

test('a write ends once the disk has it, and others may read and write meanwhile', async () => {
  const { db, flushes, flushed, close } = open()
  const done = ended({
    insert: insert(db, 'a'),
    transaction: db.transaction().execute((tx) => insert(tx, 'b')),
    flushed: vi.waitFor(() => expect(flushes).toHaveLength(1)).then(flushed),
  })
  await vi.waitFor(() => expect(flushes).toHaveLength(1))
  expect(await names(db)).toEqual(['a', 'b'])
  expect(done).toEqual([])
  flushes[0]?.(null)
  await vi.waitFor(() => expect(done).toEqual(['insert']))
  await vi.waitFor(() => expect(flushes).toHaveLength(2))
  flushes[1]?.(null)
  await vi.waitFor(() => expect(done.sort()).toEqual(['flushed', 'insert', 'transaction']))
  await close()
})

test('all commits during a flush share the next one', async () => {
  const { db, flushes, close } = open()
  const first = insert(db, 'first')
  await vi.waitFor(() => expect(flushes).toHaveLength(1))
  const others = Promise.all(['a', 'b', 'c', 'd'].map((name) => insert(db, name)))
  await vi.waitFor(async () => expect(await names(db)).toHaveLength(5))
  flushes[0]?.(null)
  await first
  await vi.waitFor(() => expect(flushes).toHaveLength(2))
  flushes[1]?.(null)
  await others
  expect(flushes).toHaveLength(2)
  await close()
})

test('work without flush, and work that changes nothing, does not wait', async () => {
  const { db, withoutFlush, flushes, close } = open()
  await withoutFlush((queries) => insert(queries, 'a'))
  await expect(withoutFlush((queries) => insert(queries, 'a'))).rejects.toThrow('UNIQUE')
  await db.deleteFrom('settings').where('name', '=', 'b').execute()
  expect(await names(db)).toEqual(['a'])
  expect(flushes).toHaveLength(0)
  await close()
})

test('a failed flush fails what waits for it, and ends the process', async () => {
  const { db, flushes } = open()
  const done = ended({ insert: insert(db, 'a') })
  await vi.waitFor(() => expect(flushes).toHaveLength(1))
  expect(() => flushes[0]?.(new Error('EIO'))).toThrow('The disk failed to store the database.')
  await vi.waitFor(() => expect(done).toEqual(['insert failed']))
})
