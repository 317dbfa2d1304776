import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { migrationsOf } from '../../db/migrate.ts'
import { inside } from './archive.ts'
import { checksumsOf } from './checksums.ts'

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The migrations applied to the database. */
  migrations: z.array(z.string()),
  /** Checksums of all other files; absent in archives of earlier versions. */
  sha256: z.record(z.string(), z.string()).optional(),
})

const fromJson = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
    }
  })
  .pipe(manifest)

type Manifest = z.output<typeof manifest>

/** The data of a manifest known before the backup is made. */
export async function factsOf({ db, dialect }: Database, at: Date): Promise<Manifest> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  )
  return {
    format: 1,
    madeAt: at.toISOString(),
    database: dialect,
    migrations: rows.map(({ name }) => name),
  }
}

/** Writes the manifest of a complete folder, with checksums to detect damage. */
export async function writeManifest(folder: string, facts: Manifest) {
  const content = { ...facts, sha256: await checksumsOf(folder) }
  await writeFile(inside(folder, 'manifest'), JSON.stringify(content))
}

/** Throws an Error of one line if this version cannot restore the folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(inside(folder, 'manifest'), 'utf8').catch(() => '')
  const { data } = fromJson.safeParse(text)
  if (!data) throw new Error('That is no backup of this site.')
  const known = new Set(migrationsOf(data.database).map(({ name }) => name))
  if (data.migrations.some((name) => !known.has(name))) {
    throw new Error('The backup was made by a newer version of the site. Restore it with that one.')
  }
  return data
}
