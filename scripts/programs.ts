import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Program {
  /** What a person would call it. */
  name: string
  debianPackage: string
  find: () => string | undefined
}

const onPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

function firstIn(folders: string[], names: string[]): string | undefined {
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return paths.find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** `/usr/lib/postgresql/15/bin`: Debian keeps the server's programs off the PATH; newest first. */
function versionsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const versions = readdirSync(folder).filter((name) => Number(name) > 0)
  return versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(folder, name, 'bin'))
}

const chromium: Program = {
  name: 'Chromium',
  debianPackage: 'chromium',
  find: () =>
    process.env.CHROMIUM_PATH ??
    firstIn(
      [...onPath(), '/usr/bin', '/snap/bin'],
      ['chromium', 'chromium-browser', 'google-chrome'],
    ) ??
    firstIn(['/Applications/Google Chrome.app/Contents/MacOS'], ['Google Chrome']),
}

/** The same browser without a window, its menus and their pages: a third less work for the processor. */
const headlessShell: Program = {
  name: 'Chromium without a window',
  debianPackage: 'chromium-headless-shell',
  find: () =>
    process.env.CHROMIUM_PATH ?? firstIn([...onPath(), '/usr/bin'], ['chromium-headless-shell']),
}

const postgres: Program = {
  name: 'The PostgreSQL server',
  debianPackage: 'postgresql',
  find: () =>
    firstIn([...versionsIn('/usr/lib/postgresql'), ...onPath(), '/opt/homebrew/bin'], ['initdb']),
}

const caddy: Program = {
  name: 'The proxy Caddy',
  debianPackage: 'caddy',
  find: () => firstIn([...onPath(), '/usr/bin'], ['caddy']),
}

const nginx: Program = {
  name: 'The web server nginx',
  debianPackage: 'nginx-light',
  find: () => firstIn([...onPath(), '/usr/sbin'], ['nginx']),
}

/** Path of the browser. Throws one line when there is none and it cannot be installed. */
export const ensureChromium = () => ensure(chromium)

/** Path of the browser for tests: where there is none without a window, the usual one. */
export const findTestBrowser = () => headlessShell.find() ?? ensureChromium()

/** The same, where it can be had. */
export function ensureTestBrowser() {
  try {
    ensure(headlessShell)
  } catch {
    ensureChromium()
  }
}

/** Path of `initdb`; `postgres` lies beside it. Throws one line when it cannot be had. */
export const ensurePostgres = () => ensure(postgres)

/** Path of the reverse proxy. Throws one line when it cannot be had. */
export const ensureCaddy = () => ensure(caddy)

/** Path of the web server that the bench compares with. Throws one line when it cannot be had. */
export const ensureNginx = () => ensure(nginx)

function ensure(program: Program): string {
  const found = program.find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) install(program)
  const installed = program.find()
  if (installed) return installed
  throw new Error(
    `${program.name} is missing: the tests need it (Debian and Ubuntu: apt-get install ${program.debianPackage}).`,
  )
}

function install({ debianPackage }: Program) {
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words: string[]) =>
    spawnSync('apt-get', [...options, ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  console.log(`Installing ${debianPackage} with apt-get.`)
  apt('update')
  apt('install', '-y', '--no-install-recommends', debianPackage)
}
