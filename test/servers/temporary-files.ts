import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** With the system's permissions, since some servers started by tests run as another user. */
const open = 0o1777

const memory = '/dev/shm'
const enoughBytes = 2 ** 30

/** One folder for all temporary files of the run, and one in memory, removed at its end. */
export default function setup() {
  const usual = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-tests-'))
  chmodSync(folder, open)
  process.env.TMPDIR = folder
  const inMemory = hasRoom(memory) ? mkdtempSync(join(memory, 'kashmir-tests-')) : folder
  process.env.TEST_MEMORY_DIR = inMemory
  return () => {
    if (usual) process.env.TMPDIR = usual
    else delete process.env.TMPDIR
    for (const each of [folder, inMemory]) rmSync(each, { recursive: true, force: true })
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
