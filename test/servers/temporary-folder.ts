import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder, removed at the end of the test. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'kashmir-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
