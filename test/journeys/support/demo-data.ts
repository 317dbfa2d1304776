import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../servers/running-server.ts'
import setUpTemporaryFiles from '../../servers/temporary-files.ts'

export const owner = { email: 'owner@example.in', password: 'pashmina-1947' }

/** Playwright passes variables set in its global setup on to the workers. */
const variable = 'DEMO_DATA'

export const newFolder = () => mkdtempSync(join(tmpdir(), 'kashmir-journey-'))

/** Once per run, since encoding the demo catalogue's pictures takes minutes. */
export default async function prepare() {
  const removeTemporaryFiles = setUpTemporaryFiles()
  const folder = newFolder()
  process.env[variable] = folder
  const account = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const server = await startServer(folder, { SEED: 'demo', ...account })
  await server.stop()
  return removeTemporaryFiles
}

/** A separate data folder with the demo catalogue and the owner. */
export function copyOfDemoData(): string {
  const folder = newFolder()
  cpSync(process.env[variable] ?? '', folder, { recursive: true })
  return folder
}
