import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** As the system's own: some servers that tests start run as somebody else. */
const open = 0o1777

/** One folder for the temporary files of the whole run, which goes with it. */
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

/** In it one for each worker: a test that cleans up as if days had passed takes nothing from another. */
export function ownTemporaryFolder() {
  const { TMPDIR = '', VITEST_POOL_ID = '' } = process.env
  if (TMPDIR.endsWith(`worker-${VITEST_POOL_ID}`)) return
  process.env.TMPDIR = join(TMPDIR, `worker-${VITEST_POOL_ID}`)
  if (existsSync(process.env.TMPDIR)) return
  mkdirSync(process.env.TMPDIR)
  chmodSync(process.env.TMPDIR, open)
}
