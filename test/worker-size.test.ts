import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtApp } from './servers/built.ts'

test('the compressed service worker has at most 15 KB', async () => {
  const { client } = await builtApp()
  const bytes = gzipSync(readFileSync(join(client, 'service-worker.js'))).byteLength
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(15_000)
})
