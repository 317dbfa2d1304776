import { stat } from 'node:fs/promises'
import { importLimits } from '#catalogue/imports/import.ts'
import type { Db } from '../../db/tables.ts'
import type { SentFile, StoredFile } from './stored-files.ts'

interface Waiting {
  id: number
  state: string
  bytes: number
}

interface QuotaOptions {
  db: Db
  /** Deletes an import that was not applied. */
  discard: (id: number) => Promise<boolean>
  limits?: Pick<typeof importLimits, 'waiting' | 'waitingBytes'>
}

/**
 * Makes room for files by deleting the oldest unreadable imports. False if imports that can still
 * be applied leave too little.
 */
export async function freeQuota(
  { db, discard, limits = importLimits }: QuotaOptions,
  files: SentFile[],
): Promise<boolean> {
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size))
  const waiting = await findWaiting(db)
  const useless = waiting.filter(({ state }) => state === 'failed')
  const fits = (pending: Waiting[]) =>
    pending.length < limits.waiting && sum(sizes) + sum(pending.map(bytesOf)) <= limits.waitingBytes
  if (!fits(waiting.filter((each) => !useless.includes(each)))) return false
  const pending = [...waiting]
  for (const each of useless) {
    if (fits(pending)) break
    await discard(each.id)
    pending.splice(pending.indexOf(each), 1)
  }
  return true
}

const bytesOf = ({ bytes }: Waiting) => bytes
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

/** Imports whose files are stored, oldest first. */
async function findWaiting(db: Db): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'state', 'files'])
    .where('state', 'in', ['checking', 'failed', 'checked', 'applying'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, state, files }) => {
    const stored: StoredFile[] = JSON.parse(files)
    return { id, state, bytes: sum(stored.map(({ size }) => size)) }
  })
}
