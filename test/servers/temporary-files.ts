import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** With the system's permissions, since some servers started by tests run as another user. */
const open = 0o1777

const root = join(import.meta.dirname, '../..')
const memory = '/dev/shm'
const enoughBytes = 2 * 2 ** 30

/**
 * One folder for all temporary files of the run, removed at its end; in memory if possible, since
 * every commit of a database waits until the disk has written it.
 */
export default function setup() {
  const usual = process.env.TMPDIR
  process.env.TEST_DISK_DIR = tmpdir()
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'kashmir-tests-'))
  chmodSync(folder, open)
  process.env.TMPDIR = folder
  process.env.TEST_DATABASES_DIR = folder
  // As in `npm start`. Threads and processes of tests would else compile our TypeScript each time.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
  return () => {
    if (usual) process.env.TMPDIR = usual
    else delete process.env.TMPDIR
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Containers often have little of it, and some systems none. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= enoughBytes
  } catch {
    return false
  }
}

/** Inside it, one per worker, so that a test of clean-ups does not remove files of others. */
export function ownTemporaryFolder() {
  const { TMPDIR = '', VITEST_POOL_ID = '' } = process.env
  if (TMPDIR.endsWith(`worker-${VITEST_POOL_ID}`)) return
  process.env.TMPDIR = join(TMPDIR, `worker-${VITEST_POOL_ID}`)
  if (existsSync(process.env.TMPDIR)) return
  mkdirSync(process.env.TMPDIR)
  chmodSync(process.env.TMPDIR, open)
}
