import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { localStorage } from './local-storage.ts'

test('a failed put leaves no temporary file', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'files/uploads/x.webp'), { recursive: true })
  const put = localStorage(folder).put('uploads/x.webp', Buffer.from('x'), 'image/webp')
  await expect(put).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(readdirSync(join(folder, 'files/uploads'))).toEqual(['x.webp'])
})

test('does not list a half-written file', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'files/uploads'), { recursive: true })
  writeFileSync(join(folder, 'files/uploads/.3d1f'), 'half')
  const files = localStorage(folder).list('')[Symbol.asyncIterator]()
  expect(await files.next()).toMatchObject({ done: true })
})

test('the check names the variable if the folder is not writable', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'files'), 'in the way')
  await expect(localStorage(folder).check()).rejects.toThrow(
    /^DATA_DIR cannot be used for files: .+$/,
  )
})

test('removes old half-written files, and nothing else', async () => {
  const folder = temporaryFolder()
  const storage = localStorage(folder)
  await storage.put('uploads/x.webp', Buffer.from('x'), 'image/webp')
  const half = (name: string) => join(folder, 'files/uploads', name)
  for (const name of ['.3d1f', '.77aa']) writeFileSync(half(name), 'half')
  const old = new Date(Date.now() - 2 * 86_400_000)
  for (const name of ['.3d1f', 'x.webp']) utimesSync(half(name), old, old)
  await storage.removeUnfinished(new Date(Date.now() - 86_400_000))
  expect(readdirSync(join(folder, 'files/uploads')).sort()).toEqual(['.77aa', 'x.webp'])
})
