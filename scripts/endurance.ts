import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '#test/samples/seeded-random.ts'
import { killRounds } from './endurance/kill-rounds.ts'
import { storm } from './endurance/storm.ts'

const usage = `npm run endurance -- --minutes 10   a cluster whose instances are killed, whose database is stopped
npm run endurance -- --kills 200    a SQLite file whose writer is killed`

/** Whether nothing was lost. */
async function endureStorm(minutes: number): Promise<boolean> {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts'), '--when-stale'])
  const outcome = await storm(minutes, console.log)
  const { acknowledged, lost, doubled, edits, failed } = outcome
  console.log(`${outcome.killed} instances killed, the database stopped twice
pages      ${outcome.pages}, ${outcome.stale} of them from memory, ${failed.length} failed
enquiries  ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled
edits      ${edits.acknowledged} acknowledged, ${edits.lost.length} lost
told to come again ${outcome.refused} times`)
  for (const line of [...failed, ...edits.lost].slice(0, 20)) console.log(line)
  return failed.length + lost + doubled + edits.lost.length === 0
}

async function endureKills(rounds: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-kills-'))
  const { seed, below } = seededRandom()
  console.log(`kill -9 in ${rounds} rounds, seed ${seed}`)
  try {
    const acknowledged = await killRounds(folder, rounds, below)
    console.log(`${acknowledged} changes acknowledged, 0 lost`)
    return true
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, kills: { type: 'string' } },
})
const [minutes, kills] = [Number(values.minutes), Number(values.kills)]
if (!(minutes > 0) && !(kills > 0)) {
  console.error(usage)
  process.exit(2)
}
const endured = [
  kills > 0 ? await endureKills(kills) : true,
  minutes > 0 ? await endureStorm(minutes) : true,
]
process.exit(endured.every(Boolean) ? 0 : 1)
