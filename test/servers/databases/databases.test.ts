import { expect, test } from 'vitest'
import { eachDatabase } from './databases.ts'

const setting = { name: 'x', value: '1', updatedAt: '2026-01-02T03:04:05.678Z' }

eachDatabase((open) => {
  test('every open returns a separate database', async () => {
    const [first, second] = [await open(), await open()]
    await first.db.insertInto('settings').values(setting).execute()
    expect(await first.db.selectFrom('settings').selectAll().execute()).toEqual([setting])
    expect(await second.db.selectFrom('settings').selectAll().execute()).toEqual([])
  })

  test.each(['first', 'second'])('the %s test that opens one finds it empty', async () => {
    const { db } = await open()
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
    const job = { name: 'x', payload: '{}', runAt: setting.updatedAt, createdAt: setting.updatedAt }
    const inserted = db.insertInto('jobs').values(job).returning('id')
    expect(await inserted.executeTakeFirst()).toEqual({ id: 1 })
    await db.insertInto('settings').values(setting).execute()
  })

  test('a test may close its database itself', async () => {
    const database = await open()
    await database.close()
    await expect(database.db.selectFrom('settings').selectAll().execute()).rejects.toThrow()
  })
})
