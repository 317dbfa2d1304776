import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '#test/servers/databases/postgres-server.ts'
import { openDatabase } from '../open.ts'

async function open() {
  const server = await startPostgres()
  onTestFinished(server.stop)
  vi.spyOn(console, 'error').mockReturnValue()
  const env = { DATABASE_URL: `${server.url}/template1`, DATA_DIR: '' }
  const database = await openDatabase(env)
  onTestFinished(database.close)
  const changed = vi.fn()
  database.onChange(changed)
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  return { server, database, changed, ask: () => sql`select 1`.execute(database.db) }
}

const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 20_000, interval: 50 })

test('reconnects after an outage of seconds, and receives changes again', async () => {
  const { server, database, changed, ask } = await open()
  const losses: unknown[] = []
  const noteLoss = (reason: unknown) => losses.push(reason)
  process.on('unhandledRejection', noteLoss)
  onTestFinished(() => void process.off('unhandledRejection', noteLoss))

  await server.halt()
  await expect(ask()).rejects.toMatchObject({ name: 'Error', statusCode: 503 })
  const back = Date.now() + 2500
  while (Date.now() < back) await expect(ask()).rejects.toMatchObject({ statusCode: 503 })
  const written = database.announce('everything')
  await expect(written).resolves.toBeUndefined()
  changed.mockClear()

  await server.resume()
  await eventually(ask)
  await eventually(() => expect(changed).toHaveBeenCalled())
  changed.mockClear()
  const other = new pg.Client({ connectionString: `${server.url}/template1` })
  await other.connect()
  await other.query('notify changed')
  await other.end()
  await eventually(() => expect(changed).toHaveBeenCalled())
  expect(losses).toEqual([])
})

test('a connection lost within a transaction ends neither the process nor later work', async () => {
  const { database, server, ask } = await open()
  const work = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const other = new pg.Client({ connectionString: `${server.url}/template1` })
    await other.connect()
    await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await other.end()
    await sql`select 1`.execute(tx)
  })
  await expect(work).rejects.toMatchObject({ statusCode: 503 })
  await ask()
})
