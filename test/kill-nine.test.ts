import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { killRounds } from '../scripts/endurance/kill-rounds.ts'
import { seededRandom } from './samples/seeded-random.ts'

const rounds = 10
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kashmir-kill-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })

test('acknowledged writes survive kill -9', { timeout: 300_000 }, async () => {
  const { seed, below } = seededRandom()
  console.info(`kill -9 in ${rounds} rounds, seed ${seed}`)
  expect(await killRounds(folder, rounds, below)).toBeGreaterThan(rounds)
})

test('a second server stops with one clear line', async () => {
  const first = await open()
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder }
  const main = join(import.meta.dirname, '../server/main.ts')
  const second = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = once(second, 'exit')
  const complaint = await text(second.stderr)
  const [code] = await exit
  await first.close()
  expect(complaint).toBe(
    `DATA_DIR ${folder} is already open in another server; stop that one first.\n`,
  )
  expect(code).toBe(1)
})
