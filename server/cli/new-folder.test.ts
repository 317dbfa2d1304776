import { existsSync, mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder as testFolder } from '#test/servers/temporary-folder.ts'
import { temporaryFolder } from './new-folder.ts'

test('removes only a killed command’s folder, with the next command after a day', () => {
  const folder = testFolder()
  const old = new Date(Date.now() - 2 * 86_400_000)
  for (const name of ['.backup-aB3xYz', '.backup-Qw9rTu', '.backup-of-mine', 'files']) {
    mkdirSync(join(folder, name))
    if (name !== '.backup-Qw9rTu') utimesSync(join(folder, name), old, old)
  }
  const { path, remove } = temporaryFolder(join(folder, '.backup-'))
  expect(existsSync(path)).toBe(true)
  remove()
  const left = ['.backup-aB3xYz', '.backup-Qw9rTu', '.backup-of-mine', 'files', path]
  expect(left.filter((name) => existsSync(join(folder, name)))).toEqual([
    '.backup-Qw9rTu',
    '.backup-of-mine',
    'files',
  ])
})
