import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { sqlitePath } from '../../db/sqlite/sqlite-file.ts'
import type { Domain } from '../../domain.ts'
import type { Env } from '../../env.ts'
import { recordBackup } from '../../settings/last-backup.ts'
import { defineCommand } from '../command.ts'
import { temporaryFolder } from '../new-folder.ts'
import { progress, say, type Terminal } from '../terminal.ts'
import { requireData, withDomain } from '../with-domain.ts'
import { inside, pack } from './archive.ts'
import { fileCopier } from './copy-files.ts'
import { copySqlite } from './copy-sqlite.ts'
import { factsOf, writeManifest } from './manifest.ts'
import { dump } from './postgres-programs.ts'

export const backup = defineCommand({
  name: 'backup',
  argument: 'FILE',
  summary: 'Write database and files to one new .tar, also while the server runs',
  details: ['A PostgreSQL database is dumped by pg_dump, which must be on this machine.'],
  options: {},
  async run({ argument, terminal }) {
    const env = terminal.env()
    requireData(env)
    const file = resolve(argument)
    if (existsSync(file)) throw new Error(`There is a file ${file} already.`)
    await mkdir(dirname(file), { recursive: true })
    await withDomain(env, (domain) => write(file, env, domain, terminal))
    say(terminal, `Backed up to ${file}.`)
  },
})

async function write(file: string, env: Env, { database }: Domain, terminal: Terminal) {
  const at = new Date()
  // Hard links and renames only work within one disk.
  await mkdir(env.DATA_DIR, { recursive: true })
  const content = temporaryFolder(join(env.STORAGE_URL ? dirname(file) : env.DATA_DIR, '.backup-'))
  const archive = temporaryFolder(join(dirname(file), '.backup-'))
  try {
    const facts = await factsOf(database, at)
    await collect(content.path, env, terminal)
    await writeManifest(content.path, facts)
    const packed = join(archive.path, basename(file))
    await pack(content.path, packed)
    await rename(packed, file)
  } finally {
    content.remove()
    archive.remove()
  }
  await recordBackup(database, at)
}

/** Copies files before and after the database, so that each referenced file is in one of the copies. */
async function collect(folder: string, env: Env, terminal: Terminal) {
  const copying = progress(terminal, 'Copying files')
  const copyNew = await fileCopier(env, inside(folder, 'files'), copying.step)
  await copyNew().finally(copying.end)
  if (env.DATABASE_URL) await dump(env.DATABASE_URL, inside(folder, 'postgres'))
  else await copySqlite(sqlitePath(env.DATA_DIR), inside(folder, 'sqlite'))
  await copyNew()
}
