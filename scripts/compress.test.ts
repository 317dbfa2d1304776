import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { compressFolder } from './compress.ts'

test('only long enough texts get compressed copies', async () => {
  const folder = temporaryFolder()
  const path = (name: string) => join(folder, name)
  const long = 'houseboat '.repeat(500)
  for (const [name, text] of Object.entries({ 'a.css': long, 'b.js': 'short', 'c.webp': long })) {
    writeFileSync(path(name), text)
  }
  await compressFolder(folder)
  expect(brotliDecompressSync(readFileSync(path('a.css.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(path('a.css.gz'))).toString()).toBe(long)
  expect(existsSync(path('b.js.br'))).toBe(false)
  expect(existsSync(path('c.webp.gz'))).toBe(false)
})
