import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Program {
  /** The readable name. */
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

/** `/usr/lib/postgresql/15/bin`: Debian's programs are not on the PATH; newest first. */
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

/** The browser without window and menus, which needs a third less processor time. */
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

/** Path of the browser. Throws an Error of one line if it is missing and cannot be installed. */
export const ensureChromium = () => ensure(chromium)

/** Path of the browser for tests: the headless one if available, else the ordinary one. */
export const findTestBrowser = () => headlessShell.find() ?? ensureChromium()

/** The same, if available. */
export function ensureTestBrowser() {
  try {
    ensure(headlessShell)
  } catch {
    ensureChromium()
  }
}

/** Path of `initdb`; `postgres` is in the same folder. Throws an Error of one line if unavailable. */
export const ensurePostgres = () => ensure(postgres)

/** Path of the reverse proxy. Throws an Error of one line if unavailable. */
export const ensureCaddy = () => ensure(caddy)

/** Path of the web server that the bench compares with. Throws an Error of one line if unavailable. */
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
