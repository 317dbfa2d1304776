import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { pack } from './archive.ts'

const size = 400 * 2 ** 20

test('packs a picture that the server removes meanwhile', async () => {
  const folder = temporaryFolder()
  const [stored, content, file] = [
    join(folder, 'stored'),
    join(folder, 'content'),
    join(folder, 'backup.tar'),
  ]
  writeFileSync(stored, '')
  truncateSync(stored, size)
  mkdirSync(content)
  linkSync(stored, join(content, 'linked'))
  const packed = pack(content, file)
  await expect.poll(() => sizeOf(file), { interval: 1 }).toBeGreaterThan(0)
  rmSync(stored)
  expect(sizeOf(file)).toBeLessThan(size)
  await packed
  expect(`${execFileSync('tar', ['-tvf', file])}`).toContain(` ${size} `)
})

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
