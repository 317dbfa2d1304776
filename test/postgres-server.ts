import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open.ts'
import { ensurePostgres } from '../scripts/programs.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address up to the slash before the database's name. */
    postgres: string
  }
}

/** One PostgreSQL server for the whole run, with an empty migrated database to copy from. */
export default async function setup(project: TestProject) {
  const programs = dirname(ensurePostgres())
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-postgres-'))
  const as = ordinaryUser()
  if (as.uid && as.gid) chownSync(folder, as.uid, as.gid)
  const initdb = '--auth=trust --username=postgres --encoding=UTF8 --locale=C.UTF-8 --no-sync'
  execFileSync(join(programs, 'initdb'), [`--pgdata=${folder}`, ...initdb.split(' ')], as)
  const port = await freePort()
  const server = await start(join(programs, 'postgres'), folder, port, as)
  const url = `postgres://postgres@127.0.0.1:${port}`
  const template = await openDatabase({ DATABASE_URL: `${url}/template1`, DATA_DIR: folder })
  await template.close()
  project.provide('postgres', url)
  return async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    rmSync(folder, { recursive: true })
  }
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): SpawnOptions & { uid?: number; gid?: number } {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  if (process.getuid?.() !== 0) return { env }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { env, uid: idOf('-u'), gid: idOf('-g') }
}

async function start(program: string, folder: string, port: number, as: SpawnOptions) {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const options = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(program, ['-D', folder, '-p', `${port}`, ...options], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await ready(server)
  return server
}

async function ready(server: ChildProcess) {
  if (!server.stderr) throw new Error('PostgreSQL has no log.')
  const log = createInterface({ input: server.stderr })
  const said: string[] = []
  for await (const line of log) {
    said.push(line)
    if (line.includes('ready to accept connections')) break
  }
  if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
  server.stderr.resume()
}
