import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Env } from '../../env.ts'
import { defineCommand } from '../command.ts'
import { temporaryFolder } from '../new-folder.ts'
import { say, type Terminal } from '../terminal.ts'
import { inArchive, inside, unpack } from './archive.ts'
import { requireIntact } from './checksums.ts'
import { readManifest } from './manifest.ts'
import { putFiles } from './put-files.ts'
import { replacePostgres } from './replace-postgres.ts'
import { replaceSqlite } from './replace-sqlite.ts'

export const restore = defineCommand({
  name: 'restore',
  argument: 'FILE',
  summary: 'Bring back database and files from a backup; the server must be stopped',
  details: [
    'A backup goes back to the kind of database it was made of: to PostgreSQL where DATABASE_URL is set,\nelse to the SQLite file in DATA_DIR. Files go where STORAGE_URL or DATA_DIR say. Everybody has to log\nin again, and mails that waited when the backup was made go out again.',
  ],
  options: { force: { type: 'boolean', help: 'Replace the database that is there' } },
  async run({ argument, values: { force }, terminal }) {
    const env = terminal.env()
    const file = resolve(argument)
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
    await mkdir(env.DATA_DIR, { recursive: true })
    const content = temporaryFolder(join(env.DATA_DIR, '.restore-'))
    try {
      await unpack(file, content.path)
      const { madeAt } = await restoreFrom(content.path, { env, force, terminal })
      say(terminal, `Restored what was backed up at ${madeAt}. The server can start.`)
    } finally {
      content.remove()
    }
  },
})

interface Aim {
  env: Env
  force: boolean
  terminal: Terminal
}

async function restoreFrom(folder: string, { env, force, terminal }: Aim) {
  const manifest = await readManifest(folder)
  const here = env.DATABASE_URL ? 'postgres' : 'sqlite'
  if (manifest.database !== here) throw new Error(wrongKind[here])
  if (manifest.sha256) await requireIntact(folder, manifest.sha256)
  else terminal.errors.write(unchecked)
  // File names are unique, so files do no harm if the database cannot be replaced.
  const files = () => putFiles(env, inside(folder, 'files'), terminal)
  const database = join(folder, inArchive[here])
  if (env.DATABASE_URL) await replacePostgres(env.DATABASE_URL, database, { force, files })
  else await replaceSqlite(env.DATA_DIR, database, { force, files })
  return manifest
}

const unchecked =
  'This backup was made by a version without checksums: damage to its files cannot be found.\n'

const wrongKind = {
  postgres: 'The backup is of a SQLite file: restore it without DATABASE_URL, then ‘move’ it.',
  sqlite: 'The backup is of a PostgreSQL database: set DATABASE_URL to where it shall go.',
}
