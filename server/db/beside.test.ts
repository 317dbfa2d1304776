import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { openDatabase } from './open.ts'

function temporaryEnv() {
  const folder = temporaryFolder()
  return { DATA_DIR: folder, DATABASE_URL: undefined }
}

const setting = { name: 'x', value: '1', updatedAt: '2026-01-02T03:04:05.678Z' }

test('a command can write while the server runs, and notify it; a second server is refused', async () => {
  const env = temporaryEnv()
  const server = await openDatabase(env)
  const heard = new Promise<void>((resolve) => server.onChange(() => resolve()))
  const command = await openDatabase(env, { isCommand: true })
  await command.db.insertInto('settings').values(setting).execute()
  await heard
  expect(await server.db.selectFrom('settings').selectAll().execute()).toEqual([setting])
  await command.close()
  await expect(openDatabase(env)).rejects.toThrow('already open in another server')
  await server.close()
})

test('a command can run before the first server, and releases the folder', async () => {
  const env = temporaryEnv()
  const command = await openDatabase(env, { isCommand: true })
  const server = await openDatabase(env)
  expect(await server.db.selectFrom('listings').selectAll().execute()).toEqual([])
  await server.close()
  await command.close()
})
