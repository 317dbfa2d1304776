import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sqliteAdapter } from './sqlite-adapter.ts'

function open() {
  const file = new DatabaseSync(':memory:')
  onTestFinished(() => file.close())
  file.exec('create table lakes (name text)')
  const prepare = vi.spyOn(file, 'prepare')
  const failed = vi.fn()
  return { file, prepare, failed, adapter: sqliteAdapter(file, failed) }
}

test('prepares a statement once, and again after it was not used for long', () => {
  const { adapter, prepare } = open()
  const insert = () => adapter.prepare('insert into lakes values (?)').run(['Dal'])
  insert()
  insert()
  expect(prepare).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 400; n += 1) adapter.prepare(`select ${n}`).all([])
  insert()
  expect(prepare).toHaveBeenCalledTimes(402)
  expect(adapter.prepare('select count(*) as n from lakes').all([])).toEqual([{ n: 3 }])
})

test('long statements evict each other', () => {
  const { adapter, prepare } = open()
  const long = (n: number) => `select ${n} /* ${'x'.repeat(150_000)} */ as n`
  for (const n of [1, 2, 3, 1]) expect(adapter.prepare(long(n)).all([])).toEqual([{ n }])
  expect(prepare).toHaveBeenCalledTimes(4)
})

test('a cached statement sees a column added by another process', () => {
  const { adapter, file } = open()
  adapter.prepare('insert into lakes values (?)').run(['Wular'])
  const all = () => adapter.prepare('select * from lakes').all([])
  expect(all()).toEqual([{ name: 'Wular' }])
  file.exec('alter table lakes add column depth default 14')
  expect(all()).toEqual([{ name: 'Wular', depth: 14 }])
})

test('a stream continues while the same statement runs again', () => {
  const { adapter } = open()
  for (const name of ['Dal', 'Nigeen', 'Manasbal']) {
    adapter.prepare('insert into lakes values (?)').run([name])
  }
  const statement = adapter.prepare('select name from lakes order by rowid')
  const names = []
  for (const row of statement.iterate([])) names.push(row, statement.all([]).length)
  expect(names).toEqual([{ name: 'Dal' }, 3, { name: 'Nigeen' }, 3, { name: 'Manasbal' }, 3])
})

test('rolls back a transaction ended by a failure without an error', () => {
  const { adapter, file } = open()
  const run = (text: string) => adapter.prepare(text).run([])
  run('begin')
  expect(file.isTransaction).toBe(true)
  run('rollback')
  run('rollback')
  run('begin')
  run('commit')
  expect(file.isTransaction).toBe(false)
})
