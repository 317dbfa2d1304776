import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { secretKey } from './secret-key.ts'

const variable = 'x'.repeat(32)

test('the same variable gives the same key everywhere', async () => {
  const [here, there] = [temporaryFolder(), temporaryFolder()]
  const key = await secretKey({ SECRET_KEY: variable, DATA_DIR: here })()
  expect(key).toHaveLength(32)
  expect(await secretKey({ SECRET_KEY: variable, DATA_DIR: there })()).toEqual(key)
  expect(await secretKey({ SECRET_KEY: `${variable}y`, DATA_DIR: here })()).not.toEqual(key)
})

test('without one a file is created once, readable only by its owner, also by concurrent processes', async () => {
  const folder = join(temporaryFolder(), 'data')
  const readers = Array.from({ length: 8 }, () => secretKey({ DATA_DIR: folder }))
  const keys = await Promise.all(readers.map((read) => read()))
  for (const key of keys) expect(key).toEqual(keys[0])
  const path = join(folder, 'secret.key')
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(readFileSync(path, 'utf8')).toMatch(/^[\w-]{43}$/)
  expect(await secretKey({ DATA_DIR: folder })()).toEqual(keys[0])
})

test('refuses a truncated file, and reads it again once repaired', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'secret.key')
  writeFileSync(path, 'short')
  const read = secretKey({ DATA_DIR: folder })
  await expect(read()).rejects.toThrow(`${path} is not whole.`)
  writeFileSync(path, variable)
  chmodSync(path, 0o600)
  expect(await read()).toHaveLength(32)
})
