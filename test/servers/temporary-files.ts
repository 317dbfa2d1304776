import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One folder for the temporary files of the whole run, which goes with it. */
export default function setup() {
  const usual = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-tests-'))
  process.env.TMPDIR = folder
  return () => {
    if (usual) process.env.TMPDIR = usual
    else delete process.env.TMPDIR
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In it one for each worker: a test that cleans up as if days had passed takes nothing from another. */
export function ownTemporaryFolder() {
  const { TMPDIR = '', VITEST_POOL_ID = '' } = process.env
  if (TMPDIR.endsWith(`worker-${VITEST_POOL_ID}`)) return
  process.env.TMPDIR = join(TMPDIR, `worker-${VITEST_POOL_ID}`)
  mkdirSync(process.env.TMPDIR, { recursive: true })
}
