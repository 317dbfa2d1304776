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
const mostChanges = 30

type States = Map<string, string>

/**
 * Kills a process that writes to the folder's SQLite file, again and again, and looks each time whether
 * all that was acknowledged is there, and nothing by half. Throws when not; answers how many changes
 * were acknowledged. `below` gives random whole numbers.
 */
export async function killRounds(folder: string, rounds: number, below: (max: number) => number) {
  const expected: States = new Map()
  let count = 0
  for (let round = 0; round < rounds; round += 1) {
    const { acknowledged, underWay } = await writeUntilKilled(folder, round, below(mostChanges))
    for (const { title, becomes } of acknowledged) expected.set(title, becomes)
    count += acknowledged.length
    const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined })
    const stored = await readStored(database).finally(database.close)
    // The change under way may be there, but then whole.
    if (underWay && stored.get(underWay.title) === underWay.becomes) {
      expected.set(underWay.title, underWay.becomes)
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

/** Kills the writer as soon as it has acknowledged so many changes, whatever it is doing by then. */
async function writeUntilKilled(folder: string, round: number, count: number) {
  const writer = spawn(process.execPath, [program, folder, `${round}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

/** What became of each listing; throws where the file, or the search index beside it, is broken. */
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
