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
  const foreign = join(folder, 'other-upload')
  mkdirSync(foreign)
  writeFileSync(join(left, '0'), 'half a picture')
  for (const old of [left, foreign]) utimesSync(old, 1000, 1000)

  await sweepUploadFolders(new Date(Date.now() - 60_000))
  expect([left, inUse, foreign].map((path) => existsSync(path))).toEqual([false, true, true])
})
