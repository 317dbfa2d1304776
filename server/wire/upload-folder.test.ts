import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { makeUploadFolder, sweepUploadFolders } from './upload-folder.ts'

test('removes what a killed server left, and leaves current and foreign files', async () => {
  const folder = temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const [left, inUse] = [await makeUploadFolder(), await makeUploadFolder()]
  const [download, foreign] = [join(folder, 'kashmir-stock-x'), join(folder, 'other-upload')]
  for (const each of [download, foreign]) mkdirSync(each)
  writeFileSync(join(left, '0'), 'half a picture')
  for (const old of [left, download, foreign]) utimesSync(old, 1000, 1000)

  await sweepUploadFolders(new Date(Date.now() - 60_000))
  expect([left, download].filter((path) => existsSync(path))).toEqual([])
  expect([inUse, foreign].filter((path) => !existsSync(path))).toEqual([])
})
