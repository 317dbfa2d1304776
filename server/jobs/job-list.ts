import type { Database } from '../db/database.ts'
import type { Queries } from '../db/tables.ts'

export const jobStates = ['waiting', 'running', 'stuck', 'done'] as const
type JobState = (typeof jobStates)[number]

export interface Job {
  id: number
  name: string
  payload: unknown
  state: JobState
  attempts: number
  /** When it is tried next. */
  runAt: string
  lastError: string | null
  createdAt: string
  doneAt: string | null
}

interface Paging {
  page: number
  pageSize: number
}

const chunkSize = 500
const firstPage: Paging = { page: 1, pageSize: 500 }

/** The view and actions of staff on jobs. */
export function createJobList({ db }: Database, wake: () => void) {
  return {
    /** Unfinished jobs, failed ones first, then newest first. */
    unfinished: (name?: string, paging = firstPage) => unfinished(db, name, paging),

    async counts(name?: string) {
      const { waiting, stuck } = await pending(db, name)
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('stuckAt', 'is', null).as('waiting'),
          fn.countAll<number>().filterWhere('stuckAt', 'is not', null).as('stuck'),
        ])
        .executeTakeFirstOrThrow()
      return { waiting, stuck }
    },

    /** Retries a job at once with all its attempts; false if none is waiting or failed. */
    async retry(id: number, name?: string): Promise<boolean> {
      const isThere = await makeDue(db, id, name)
      wake()
      return isThere
    },
  }
}

const pending = (db: Queries, name?: string) =>
  db
    .selectFrom('jobs')
    .where('doneAt', 'is', null)
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))

async function unfinished(
  db: Queries,
  name: string | undefined,
  { page, pageSize }: Paging,
): Promise<Job[]> {
  const rows = await pending(db, name)
    .selectAll()
    .orderBy((sort) => sort.case().when('stuckAt', 'is', null).then(1).else(0).end())
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const now = new Date().toISOString()
  return rows.map(({ payload, leasedUntil, stuckAt, key: _, ...row }) => ({
    ...row,
    payload: JSON.parse(payload),
    state: stuckAt ? 'stuck' : leasedUntil && leasedUntil >= now ? 'running' : 'waiting',
  }))
}

async function makeDue(db: Queries, id: number, name?: string): Promise<boolean> {
  const now = new Date().toISOString()
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ attempts: 0, runAt: now, stuckAt: null, leasedUntil: null })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .where((or) => or.or([or('leasedUntil', 'is', null), or('leasedUntil', '<', now)]))
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the jobs of these keys, done or not; a running one finishes and is not retried. */
export async function discardJobs(queries: Queries, keys: string[]) {
  for (let at = 0; at < keys.length; at += chunkSize) {
    const some = keys.slice(at, at + chunkSize)
    await queries.deleteFrom('jobs').where('key', 'in', some).execute()
  }
}

/** Removes all jobs whose keys begin with one of these and a colon. */
export async function discardJobsAbout(queries: Queries, things: string[]) {
  for (const thing of things) {
    await queries.deleteFrom('jobs').where('key', 'like', `${thing}:%`).execute()
  }
}

/** Removes jobs finished long ago. */
export async function sweepJobs(queries: Queries, doneBefore: string) {
  await queries.deleteFrom('jobs').where('doneAt', '<', doneBefore).execute()
}
