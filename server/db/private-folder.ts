import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const own =
  /^(kashmir\.sqlite(-wal|-shm|-journal)?|server\.lock(-journal)?|secret\.key|files|\.(backup|restore)-.*)$/
const sticky = 0o1000

/** Makes the folder accessible only to its owner, creating it if necessary. */
export function openPrivateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const entries = readdirSync(folder)
  // A folder with other contents may be shared on purpose.
  if (entries.every((name) => own.test(name))) tighten(folder)
  for (const name of entries.filter((name) => own.test(name))) tighten(join(folder, name))
}

/** Creates a missing file for its owner only. SQLite gives its side files the same permissions. */
export function makePrivateFile(path: string) {
  closeSync(openSync(path, 'a', 0o600))
}

function tighten(path: string) {
  const { mode } = statSync(path)
  if ((mode & 0o077) === 0 || (mode & sticky) !== 0) return
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    console.error(`${path} can be read by other users of this machine:`, String(error))
  }
}
