import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import { isAmong } from '#server/listings/search/found-in-order.ts'
import { searchFor } from '#server/listings/search/search-terms.ts'
import type { Change } from '#test/programs/endless-writer.ts'

const program = join(import.meta.dirname, '../../test/programs/endless-writer.ts')
const maxChanges = 30

type States = Map<string, string>

/**
 * Repeatedly kills a process that writes to the folder's SQLite file, and checks that every
 * acknowledged change is complete. Throws if not; returns the number of acknowledged changes.
 * `below` gives random integers.
 */
export async function killRounds(folder: string, rounds: number, below: (max: number) => number) {
  const expected: States = new Map()
  let count = 0
  for (let round = 0; round < rounds; round += 1) {
    const { acknowledged, inProgress } = await writeUntilKilled(folder, round, below(maxChanges))
    for (const { title, becomes } of acknowledged) expected.set(title, becomes)
    count += acknowledged.length
    const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
    const stored = await readStored(database).finally(database.close)
    // The change in progress may be there, but then completely.
    if (inProgress && stored.get(inProgress.title) === inProgress.becomes) {
      expected.set(inProgress.title, inProgress.becomes)
    }
    if (!isDeepStrictEqual(stored, expected)) throw new Error(lostIn(round, stored, expected))
  }
  return count
}

function lostIn(round: number, stored: States, expected: States): string {
  const titles = new Set([...stored.keys(), ...expected.keys()])
  const wrong = [...titles].filter((title) => stored.get(title) !== expected.get(title))
  const lines = wrong.map((title) => `${title}: ${stored.get(title)}, not ${expected.get(title)}`)
  return `After kill ${round + 1}:\n${lines.join('\n')}`
}

/** Kills the writer once it has acknowledged `count` changes. */
async function writeUntilKilled(folder: string, round: number, count: number) {
  const writer = spawn(process.execPath, [program, folder, `${round}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const acknowledged: Change[] = []
  let inProgress: Change | undefined
  for await (const line of createInterface({ input: writer.stdout })) {
    const change: Change | undefined = line.startsWith('{') ? JSON.parse(line) : undefined
    if (change?.acknowledged) acknowledged.push(change)
    inProgress = change?.acknowledged ? undefined : change
    if (acknowledged.length >= count) writer.kill('SIGKILL')
  }
  if (writer.exitCode !== null) throw new Error(await text(writer.stderr))
  return { acknowledged, inProgress }
}

/** The state of each listing; throws if the database or its search index is damaged. */
async function readStored({ db, found }: Database): Promise<States> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
  if (rows[0]?.integrityCheck !== 'ok') throw new Error(JSON.stringify(rows))
  const listings = db.selectFrom('listings').select(['id', 'title', 'deletedAt']).orderBy('id')
  const all = await listings.execute()
  const live = all.filter((row) => row.deletedAt === null)
  const renamed = live.filter((row) => stateOf(row) === 'renamed')
  for (const [word, rows] of [['houseboat', live] as const, ['renamed', renamed] as const]) {
    const search = searchFor('TravelPackage', ['published'], [word])
    const hits = await listings.where(isAmong(found(search))).execute()
    if (!isDeepStrictEqual(hits, rows)) throw new Error(`The search for ${word} is broken.`)
  }
  return new Map(all.map((row) => [row.title.replace(' renamed', ''), stateOf(row)]))
}

function stateOf({ title, deletedAt }: { title: string; deletedAt: string | null }) {
  if (deletedAt !== null) return 'removed'
  return title.endsWith(' renamed') ? 'renamed' : 'created'
}
