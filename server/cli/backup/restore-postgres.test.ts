import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addListing } from '#test/samples/enquiries.ts'
import { commandLine, onPostgres, openSite } from '#test/servers/command-line.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

/** Puts a shell script in place of a PostgreSQL program; its `"$@"` are the arguments. */
function replaceProgram(name: string, script: string) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
  const path = process.env.PATH
  vi.stubEnv('PATH', `${folder}:${path}`)
  onTestFinished(() => void vi.stubEnv('PATH', path))
}

const real = (name: string) => `PATH='${process.env.PATH}' exec ${name} "$@"`

async function titlesIn(url = ''): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select title from public.listings order by id')
  await client.end()
  return rows.map(({ title }) => title)
}

/** A database with two listings, and a backup of the first. */
async function backedUp() {
  const variables = await onPostgres()
  const command = commandLine(variables)
  const site = await openSite(variables)
  const file = join(temporaryFolder(), 'backup.tar')
  await addListing(site.domain.database, 'Villa', 'Orchard')
  expect(await command(['backup', file])).toMatchObject({ code: 0 })
  await addListing(site.domain.database, 'Villa', 'Boathouse')
  await site.close()
  return { url: variables.DATABASE_URL, restore: () => command(['restore', file, '--force']) }
}

test('the old tables stay until a backup is read', async () => {
  const { url, restore } = await backedUp()
  const folder = temporaryFolder()
  const [begun, hold] = [join(folder, 'begun'), join(folder, 'hold')]
  writeFileSync(hold, '')
  const wait = `touch '${begun}'\nwhile [ -e '${hold}' ]; do sleep 0.02; done`
  replaceProgram('pg_restore', `${wait}\n${real('pg_restore')}`)
  const restoring = restore()
  await expect.poll(() => existsSync(begun), { timeout: 20_000 }).toBe(true)
  const meanwhile = await titlesIn(url).catch(String)
  rmSync(hold)
  expect(await restoring).toMatchObject({ code: 0, errors: '' })
  expect(meanwhile).toEqual(['Orchard', 'Boathouse'])
  expect(await titlesIn(url)).toEqual(['Orchard'])
})

test('a restore that ends at its last moment changes nothing, and can be repeated', async () => {
  const { url, restore } = await backedUp()
  replaceProgram('psql', `set -- "$@" --command='select 1 / 0'\n${real('psql')}`)
  expect(await restore()).toMatchObject({ code: 1, errors: expect.stringMatching(/^psql failed/) })
  expect(await titlesIn(url)).toEqual(['Orchard', 'Boathouse'])
  vi.unstubAllEnvs()
  expect(await restore()).toMatchObject({ code: 0, errors: '' })
  expect(await titlesIn(url)).toEqual(['Orchard'])
})
