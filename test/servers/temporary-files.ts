import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** With the system's permissions, since some servers started by tests run as another user. */
const open = 0o1777

/** One folder for all temporary files of the run, removed at its end. */
export default function setup() {
  const usual = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-tests-'))
  chmodSync(folder, open)
  process.env.TMPDIR = folder
  return () => {
    if (usual) process.env.TMPDIR = usual
    else delete process.env.TMPDIR
    rmSync(folder, { recursive: true, force: true })
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
