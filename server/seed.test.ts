import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { eachInstallation } from '#test/servers/command-line.ts'
import { openDatabase } from './db/open.ts'
import { readEnv } from './env.ts'

const whole = Object.values(demoCatalogue).flat().length
const program = join(import.meta.dirname, '../test/programs/seeding.ts')

type Variables = Record<string, string>

/** Resolves when it has seeded, or after `killAfter` milliseconds. */
async function startSeeding(variables: Variables, killAfter?: number) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, SEED: 'demo', ...variables }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'seeding' || killAfter === undefined) continue
    await setTimeout(killAfter)
    child.kill('SIGKILL')
  }
  await exit
}

async function listings(variables: Variables) {
  const database = await openDatabase(readEnv(variables), { isCommand: true })
  const rows = await database.db.selectFrom('listings').select('id').execute()
  await database.close()
  return rows.length
}

eachInstallation((fresh) => {
  test('two processes that start together seed an empty database once', async () => {
    const variables = await fresh()
    await Promise.all([startSeeding(variables), startSeeding(variables)])
    expect(await listings(variables)).toBe(whole)
  })

  test('a process killed while seeding leaves nothing, and the next one seeds everything', async () => {
    const variables = await fresh()
    for (const killAfter of [40, 250]) {
      await startSeeding(variables, killAfter)
      expect([0, whole]).toContain(await listings(variables))
    }
    await startSeeding(variables)
    expect(await listings(variables)).toBe(whole)
  })
})
