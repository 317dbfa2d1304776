import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { builtApp } from '../servers/built.ts'
import { freePort } from '../servers/free-port.ts'
import { npmStart } from '../servers/running-server.ts'
import { temporaryFolder } from '../servers/temporary-folder.ts'
import { dockerfile, root, textOf } from './files.ts'

const instructions = dockerfile()
const saidLast = (name: string) => instructions.findLast((each) => each.name === name)?.words ?? ''

/** The variables of the final image. */
const variables = Object.fromEntries(
  saidLast('ENV')
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
)

const ignored = textOf('.dockerignore').split('\n').filter(Boolean)
const isCopied = (path: string) =>
  !ignored.some((pattern) => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`))

/** The contents of the image's folder: copied, built, and left after pruning. */
async function imageFolder() {
  await builtApp()
  // Files in memory cannot be hard links to those on disk.
  const folder = join(temporaryFolder(process.env.TEST_DISK_DIR), 'app')
  const tracked = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
  })
  for (const path of tracked.toString().split('\0').filter(Boolean).filter(isCopied)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true })
  // Hard links instead of copies, which would take a third of a gigabyte.
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => !caches.has(name))
  mkdirSync(join(folder, 'node_modules'))
  execFileSync('cp', ['-al', ...packages, join(folder, 'node_modules')], {
    cwd: join(root, 'node_modules'),
  })
  return folder
}

/** Tests that run beside this one write and remove files in them. */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache'])

/** As in the image, node belongs to root and the server runs as nobody, if the test may change users. */
const asNobody = () => (process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {})

function dataFolder() {
  const folder = temporaryFolder()
  const { uid, gid } = asNobody()
  if (uid) chownSync(folder, uid, gid)
  return folder
}

test('the image starts as a user who can write only to its data, without build dependencies', {
  timeout: 300_000,
}, async () => {
  const folder = await imageFolder()
  chmodSync(dirname(folder), 0o755)
  const prune = /&& (npm prune .*)$/.exec(
    instructions.find(({ words }) => words.includes('npm prune'))?.words ?? '',
  )?.[1]
  execFileSync('sh', ['-c', `${prune} --offline`], { cwd: folder, stdio: 'ignore' })
  const remove = instructions.find(({ words }) => words.startsWith('rm -r node_modules/'))
  execFileSync('sh', ['-c', remove?.words ?? 'exit 1'], { cwd: folder })

  const port = await freePort()
  const own = { DATA_DIR: dataFolder(), HOST: '127.0.0.1', PORT: `${port}`, SEED: 'demo' }
  const env = { PATH: process.env.PATH, ...variables, ...own, NODE_COMPILE_CACHE: '' }
  const [, ...words]: string[] = JSON.parse(saidLast('CMD'))
  const as = { cwd: folder, env, ...asNobody() }
  const server = spawn(process.execPath, words, { ...as, stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(() => void server.kill('SIGKILL'))

  const [, ...probe]: string[] = JSON.parse(
    /CMD (\[.*\])$/.exec(saidLast('HEALTHCHECK'))?.[1] ?? '',
  )
  const isHealthy = () => spawnSync(process.execPath, probe, { env }).status === 0
  expect(isHealthy()).toBe(false)
  await expect.poll(isHealthy, { timeout: 90_000, interval: 200 }).toBe(true)

  const page = await fetch(`http://127.0.0.1:${port}/hotels`)
  expect(page.status).toBe(200)
  const picture = /"\/(uploads\/[\w-]+\.webp)"/.exec(await page.text())?.[1]
  expect((await fetch(`http://127.0.0.1:${port}/${picture}`)).status).toBe(200)
  const help = spawnSync(process.execPath, ['server/cli/main.ts', '--help'], {
    ...as,
    encoding: 'utf8',
  })
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('backup')])
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})

test('it uses the project’s Node version, and runs as an ordinary user', () => {
  const bases = instructions.filter(({ name }) => name === 'FROM').map(({ words }) => words)
  expect(bases).toHaveLength(2)
  for (const base of bases) expect(base).toContain(`node:${packageJson.dependencies.node}-`)
  expect(saidLast('USER')).toBe('node')
  const copied = instructions.findIndex(
    ({ words }) => words === 'package.json package-lock.json ./',
  )
  expect(instructions[copied + 1]?.words).toMatch(/^npm ci /)
})

test('it starts the server with the variables and options of npm start, as tests do', () => {
  expect(npmStart.options).toContain('--max-old-space-size=1280')
  expect(JSON.parse(saidLast('CMD'))).toEqual(['node', ...npmStart.options, 'server/main.ts'])
  // Only the image has a folder in memory for compiled code.
  const { NODE_COMPILE_CACHE: _, ...others } = npmStart.variables
  expect(variables).toMatchObject(others)
})
