import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildWorker } from './build-worker.ts'
import { compressFolder } from './compress.ts'
import { writeSiteManifest } from './site-manifest.ts'
import { sourceStamp } from './source-stamp.ts'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'build/stamp')

const lock = waitForOtherBuilds()
const onlyWhenStale = process.argv.includes('--when-stale')
const stamp = sourceStamp(root)
const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
if (!onlyWhenStale || !built) await build()
lock.close()

/**
 * Two builds at once, as by two processes of tests, would write into the same folder. SQLite's lock ends
 * with this process, even if it is killed.
 */
function waitForOtherBuilds(): DatabaseSync {
  const folder = join(root, 'node_modules/.cache')
  mkdirSync(folder, { recursive: true })
  const held = new DatabaseSync(join(folder, 'build-lock.sqlite'), { timeout: 600_000 })
  held.exec('begin exclusive')
  return held
}

/** The stamp is written last, so that an interrupted build never counts as complete. */
async function build() {
  rmSync(stampFile, { force: true })
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs')
  if (!existsSync(program)) {
    console.error(
      'The site is not built, and what builds it is not installed: run `npm ci --include=dev`.',
    )
    process.exit(1)
  }
  const options = ['build', '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, [program, ...options], {
    cwd: root,
    stdio: 'inherit',
    // When run by a test, NODE_ENV would make it a development build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
  writeSiteManifest(join(root, 'build/client'))
  await buildWorker(root)
  await compressFolder(join(root, 'build/client'))
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stampFile, stamp)
}
