import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Change } from './programs/endless-writer.ts'
import { seededRandom } from './samples/seeded-random.ts'

const rounds = 20
const mostChanges = 30
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kashmir-kill-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })

test('what was acknowledged survives kill -9', { timeout: 300_000 }, async () => {
  const { seed, below } = seededRandom()
  console.info(`kill -9 in ${rounds} rounds, seed ${seed}`)
  const expected = new Map<string, string>()
  for (let round = 0; round < rounds; round += 1) {
    const { acknowledged, underWay } = await writeUntilKilled(round, below(mostChanges))
    for (const { title, becomes } of acknowledged) expected.set(title, becomes)
    const database = await open()
    const stored = await readStored(database)
    await database.close()
    // The change under way may be there, but then whole.
    if (underWay && stored.get(underWay.title) === underWay.becomes) {
      expected.set(underWay.title, underWay.becomes)
    }
    expect(stored).toEqual(expected)
  }
  expect(expected.size).toBeGreaterThan(rounds)
})

function startWriter(round: number) {
  const program = join(import.meta.dirname, 'programs/endless-writer.ts')
  return spawn(process.execPath, [program, folder, `${round}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Kills the writer as soon as it has acknowledged so many changes, whatever it is doing by then. */
async function writeUntilKilled(round: number, count: number) {
  const writer = startWriter(round)
  const acknowledged: Change[] = []
  let underWay: Change | undefined
  for await (const line of createInterface({ input: writer.stdout })) {
    const change: Change | undefined = line.startsWith('{') ? JSON.parse(line) : undefined
    if (change?.acknowledged) acknowledged.push(change)
    underWay = change?.acknowledged ? undefined : change
    if (acknowledged.length >= count) writer.kill('SIGKILL')
  }
  if (writer.exitCode !== null) throw new Error(await text(writer.stderr))
  return { acknowledged, underWay }
}

/** What became of each listing; fails where the file, or the search index beside it, is broken. */
async function readStored({ db, matches }: Database) {
  const { rows } = await sql`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrityCheck: 'ok' }])
  const listings = db.selectFrom('listings').select(['id', 'title', 'deletedAt']).orderBy('id')
  const all = await listings.execute()
  const live = all.filter((row) => row.deletedAt === null)
  expect(await listings.where(matches(['houseboat'])).execute()).toEqual(live)
  const renamed = live.filter((row) => stateOf(row) === 'renamed')
  expect(await listings.where(matches(['renamed'])).execute()).toEqual(renamed)
  return new Map(all.map((row) => [row.title.replace(' renamed', ''), stateOf(row)]))
}

function stateOf({ title, deletedAt }: { title: string; deletedAt: string | null }) {
  if (deletedAt !== null) return 'removed'
  return title.endsWith(' renamed') ? 'renamed' : 'created'
}

test('a second server stops with one clear line', async () => {
  const first = await open()
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
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
