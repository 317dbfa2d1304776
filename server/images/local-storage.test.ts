import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { localStorage } from './local-storage.ts'

test('a put that fails leaves no temporary file', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'files/uploads/x.webp'), { recursive: true })
  const put = localStorage(folder).put('uploads/x.webp', Buffer.from('x'), 'image/webp')
  await expect(put).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(readdirSync(join(folder, 'files/uploads'))).toEqual(['x.webp'])
})

test('what a crash left half written is not listed', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'files/uploads'), { recursive: true })
  writeFileSync(join(folder, 'files/uploads/.3d1f'), 'half')
  const files = localStorage(folder).list('')[Symbol.asyncIterator]()
  expect(await files.next()).toMatchObject({ done: true })
})

test('a check names the variable when the folder cannot be written', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'files'), 'in the way')
  await expect(localStorage(folder).check()).rejects.toThrow(
    /^DATA_DIR cannot be used for files: .+$/,
  )
})
