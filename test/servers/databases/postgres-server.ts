import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open.ts'
import { ensurePostgres } from '../../../scripts/programs.ts'
import { freePort } from '../free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's URL up to the slash before the database's name. */
    postgres: string
  }
}

/** One PostgreSQL server for the whole run. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres()
  project.provide('postgres', url)
  return stop
}

/** A separate server in a temporary folder; new databases are migrated and empty. */
export async function startPostgres() {
  const programs = dirname(ensurePostgres())
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-postgres-'))
  const as = ordinaryUser(folder)
  const initdb = '--auth=trust --username=postgres --encoding=UTF8 --locale=C.UTF-8 --no-sync'
  execFileSync(join(programs, 'initdb'), initdb.split(' '), as)
  const port = await freePort()
  const begin = () => start(join(programs, 'postgres'), port, as)
  const stops = [await begin()]
  const url = `postgres://postgres@127.0.0.1:${port}`
  const template = await openDatabase({ DATABASE_URL: `${url}/template1`, DATA_DIR: folder })
  await template.close()
  return {
    url,
    async stop() {
      for (const stop of stops) await stop()
    },
    /** Stops the server only; `resume` starts it again. */
    halt: () => halt(join(folder, 'postmaster.pid')),
    resume: async () => void stops.push(await begin()),
  }
}

async function halt(pidFile: string) {
  process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGINT')
  while (existsSync(pidFile)) await setTimeout(20)
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(folder: string): SpawnOptions {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PGDATA: folder }
  if (process.getuid?.() !== 0) return { env }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  const ids = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, ids.uid, ids.gid)
  return { env, ...ids }
}

/** Ends when its input does, so that a killed test run leaves nothing behind. */
const untilInputEnds = `
"$@" &
exec 2>/dev/null
cat
kill -INT $!
wait $!
rm -rf "$PGDATA"`

async function start(program: string, port: number, as: SpawnOptions) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // Tests need no durability.
    'fsync=off',
    'full_page_writes=off',
  ]
  const command = [program, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])]
  const shell = spawn('sh', ['-c', untilInputEnds, 'sh', ...command], {
    ...as,
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C must reach the test runner first.
    detached: true,
  })
  const exit = once(shell, 'exit')
  async function stop() {
    shell.stdin.end()
    await exit
  }
  const log = await readUntilReady(shell.stderr)
  if (!log.ready) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${log.said.join('\n')}`)
  }
  return stop
}

async function readUntilReady(log: Readable) {
  const said: string[] = []
  for await (const line of createInterface({ input: log })) {
    said.push(line)
    if (line.includes('ready to accept connections')) {
      log.resume()
      return { ready: true, said }
    }
  }
  return { ready: false, said }
}
