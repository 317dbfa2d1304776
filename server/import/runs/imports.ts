import { setImmediate as others } from 'node:timers/promises'
import { dayMs } from '#catalogue/dates/time.ts'
import { type ImportState, undoDays } from '#catalogue/imports/import.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import { lockAccount } from '../../db/lock.ts'
import type { Author, History } from '../../history/history.ts'
import type { Images } from '../../images/images.ts'
import type { Storage } from '../../images/storage/storage.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Handler } from '../../jobs/worker.ts'
import type { Listings } from '../../listings/listings.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { createImport } from '../import.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { freeQuota } from './free-quota.ts'
import { type Running, Stopping } from './running.ts'
import { removeFile, type SentFile, type StoredFile, storeFiles } from './stored-files.ts'
import {
  changeImport,
  countRows,
  findImport,
  moveOn,
  pageOfImports,
  pageOfRows,
  type StoredImport,
} from './stored-imports.ts'
import { undoImport } from './undo-import.ts'

interface Parts {
  database: Database
  storage: Storage
  images: Images
  listings: Listings
  settings: Pick<SettingsStore, 'read'>
  history: Pick<History, 'find'>
  jobs: Pick<Jobs, 'enqueue' | 'wake'>
}

interface Step {
  id: number
  step: 'check' | 'apply' | 'undo'
  by: Author
}

export type Imports = ReturnType<typeof createImports>

/** Imports of spreadsheets: checked, previewed, applied and undone in the background. */
export function createImports(parts: Parts) {
  const { database, storage, jobs } = parts
  const { db } = database
  const running = runningOf(parts)
  const next = (id: number, from: ImportState, { step, by }: Omit<Step, 'id'>) =>
    begin(parts, { id, step, by }, from)

  return {
    page: (page: number) => pageOfImports(db, page),
    find: (id: number) => findImport(db, id),
    rows: (id: number, query: Parameters<typeof pageOfRows>[2]) => pageOfRows(db, id, query),
    counts: (id: number) => countRows(db, id),

    /** Stores the files and queues their check; 'full' if too much is pending. */
    async receive(files: SentFile[], kind: KindName | null, by: Author) {
      if (!(await freeQuota({ db, discard: (id) => discard(parts, id) }, files))) return 'full'
      const stored = await storeFiles(storage, files)
      const id = await insertImport(parts, { files: stored, kind, by }).catch(async (error) => {
        for (const file of stored) await removeFile(storage, file)
        throw error
      })
      jobs.wake()
      return requireStored(await findImport(db, id))
    },

    /** False if it is not checked yet, or was applied meanwhile. */
    apply: (id: number, by: Author) => next(id, 'checked', { step: 'apply', by }),

    /** False if there is nothing to undo, or it is too late. */
    async undo(id: number, by: Author): Promise<boolean> {
      const stored = await findImport(db, id)
      return stored !== undefined && canUndo(stored) && next(id, 'applied', { step: 'undo', by })
    },

    /** Deletes an import that was not applied; false if it was, or if there is none. */
    discard: (id: number) => discard(parts, id),

    handlers: { import: (payload) => runStep(parts, running, payload as Step) } satisfies Record<
      string,
      Handler
    >,

    /** Stops running imports after their current row. */
    stop: () => running.stop(),

    /** Deletes imports that can no longer be undone, and abandoned ones. */
    sweep: (now: Date) => sweep(parts, now),
  }
}

export const canUndo = ({ state, appliedAt }: StoredImport) =>
  state === 'applied' && appliedAt !== null && Date.now() - Date.parse(appliedAt) < undoDays * dayMs

function runningOf(parts: Parts): Running & { history: Parts['history']; stop: () => void } {
  const { site } = createImport(parts)
  let isStopping = false
  return {
    ...parts,
    db: parts.database.db,
    announce: parts.database.announce,
    site: async (records) => ({
      ...(await site(await parts.settings.read(), records, aboutTwin)),
      place: 'the zip',
    }),
    async checkpoint() {
      if (isStopping) throw new Stopping()
      await others()
    },
    stop() {
      isStopping = true
    },
  }
}

const aboutTwin = (id: number) => `Take the row out, or write #${id} in a column ‘ID’ to change it.`

/** The state during each step. */
const during = { check: 'checking', apply: 'applying', undo: 'undoing' } as const

const failed = 'Something failed. It will continue by itself within a few minutes.'

async function runStep(
  parts: Parts,
  running: ReturnType<typeof runningOf>,
  { id, step, by }: Step,
) {
  try {
    if (step === 'check') await checkImport(running, id)
    else if (step === 'apply') await applyImport(running, id, by)
    else await undoImport(running, id, by)
  } catch (error) {
    const problem = error instanceof Stopping ? '' : failed
    if (problem) console.error(`Import ${id} is tried again later:`, error)
    // What fails after the step is done concerns nobody.
    await changeImport(parts.database.db, id, { problem }, during[step])
    throw error
  }
}

async function begin({ database, jobs }: Parts, step: Step, from: ImportState): Promise<boolean> {
  const to = during[step.step]
  const isMoved = await database.db.transaction().execute(async (tx) => {
    if (!(await moveOn(tx, step.id, { from, to }))) return false
    await jobs.enqueue(tx, 'import', step)
    return true
  })
  jobs.wake()
  return isMoved
}

interface NewImport {
  files: StoredFile[]
  kind: KindName | null
  by: Author
}

const insertImport = ({ database, jobs }: Parts, { files, kind, by }: NewImport) =>
  database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('imports')
      .values({
        ...{ state: 'checking', userId: await lockAccount(tx, by.id), author: by.name, kind },
        ...{ files: JSON.stringify(files), createdAt: new Date().toISOString() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await jobs.enqueue(tx, 'import', { id, step: 'check', by } satisfies Step)
    return id
  })

async function discard({ database, storage }: Parts, id: number): Promise<boolean> {
  const stored = await findImport(database.db, id)
  if (!stored) return false
  const { numDeletedRows } = await database.db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'checked'])
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  for (const file of stored.files) await removeFile(storage, file)
  return true
}

async function sweep({ database, storage }: Parts, now: Date) {
  const before = new Date(now.getTime() - undoDays * dayMs).toISOString()
  const old = await database.db
    .selectFrom('imports')
    .select(['id', 'files'])
    .where((e) => e.fn.coalesce('undoneAt', 'appliedAt', 'createdAt'), '<', before)
    .where('state', 'not in', ['applying', 'undoing'])
    .execute()
  for (const { id, files } of old) {
    for (const file of JSON.parse(files) as StoredFile[]) await removeFile(storage, file)
    await database.db.deleteFrom('imports').where('id', '=', id).execute()
  }
}

/** Throws if what was just written is gone. */
function requireStored(stored: StoredImport | undefined): StoredImport {
  if (!stored) throw new Error('The import vanished.')
  return stored
}
