import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from '../new-folder.ts'
import { runProgram } from '../run-program.ts'

const missing = (program: string) =>
  `${program} is not on this machine. Install PostgreSQL’s client programs (Debian: postgresql-client), or run it beside the database.`

/** The dump contains no sessions. */
const withoutSessions = ['--exclude-table-data=sessions', '--exclude-table-data=codes']

export const dump = (url: string, to: string) =>
  run('pg_dump', url, ['--format=custom', `--file=${to}`, ...common, ...withoutSessions])

/**
 * Replaces all tables by those of a dump in one transaction, so that until it is complete others see
 * the old ones, also if this process or the server is killed.
 */
export async function restoreDump(url: string, from: string) {
  const statements = `${from}.sql`
  const toFile = [`--file=${statements}`, ...common, from]
  await runProgram('pg_restore', toFile, { missing: missing('pg_restore') })
  await run('psql', url, [
    ...['--no-psqlrc', '--quiet', '--output=/dev/null'],
    ...['--single-transaction', '--set=ON_ERROR_STOP=1'],
    `--command=${emptySchema}`,
    `--file=${statements}`,
  ])
}

const emptySchema =
  'set client_min_messages = warning; drop schema if exists public cascade; create schema public'

const common = ['--no-owner', '--no-privileges']

async function run(program: string, url: string, args: string[]) {
  const secret = temporaryFolder(join(tmpdir(), 'kashmir-password-'))
  try {
    const address = await withoutPassword(url, join(secret.path, 'password'))
    await runProgram(program, [`--dbname=${address}`, ...args], { missing: missing(program) })
  } finally {
    secret.remove()
  }
}

/** Arguments are readable by all users of the machine, so the password is passed in a file. */
async function withoutPassword(url: string, file: string): Promise<string> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password).replace(/[\\:]/g, '\\$&')
  if (!password) return url
  await writeFile(file, `*:*:*:*:${password}\n`, { mode: 0o600 })
  address.password = ''
  address.searchParams.set('passfile', file)
  return address.href
}
