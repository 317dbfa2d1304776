import type { Selectable } from 'kysely'
import type { EnquiryChange, EnquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Database } from '../../db/database.ts'
import { lockAccount, lockRow } from '../../db/lock.ts'
import type { Db, Queries, Tables, Tx } from '../../db/tables.ts'
import { sortedByName } from '../../db/title-key.ts'
import type { Author } from '../../history/history.ts'
import { enquiriesChanged } from '../arrivals.ts'
import { type Enquiry, selectEnquiries, toEnquiry } from '../enquiry.ts'
import { applyChange, writeNote } from './desk-changes.ts'
import { eachEnquiry } from './each-enquiry.ts'
import { findEnquiries } from './find-enquiries.ts'

export type EnquiryNote = Selectable<Tables['enquiryNotes']>

/** An enquiry with its notes and other enquiries of the same person. */
export interface EnquiryFile extends Enquiry {
  notes: EnquiryNote[]
  thread: string
  others: Enquiry[]
  /** How many they are, including this one; `others` contains the newest. */
  totalOfPerson: number
}

type Updated =
  | { enquiry: EnquiryFile; isStale?: boolean; errors?: undefined }
  | { errors: FieldErrors }

/** The actions of staff on enquiries. */
export function createDesk(database: Database) {
  const { db, announce } = database
  return {
    list: (query: EnquiryQuery) => findEnquiries(database, query),

    each: (query: EnquiryQuery) => eachEnquiry(database, query),

    find: (id: number) => findFile(db, id),

    /**
     * Undefined if there is no such enquiry; errors if the change is not possible. A change based
     * on an older version is refused: `isStale`, with the current enquiry.
     */
    async update(id: number, change: EnquiryChange, by: Author) {
      const updated = await update(db, id, change, by)
      if (updated && !updated.errors && !updated.isStale) await announce(enquiriesChanged)
      return updated
    },

    /** Undefined if there is no such enquiry. */
    async addNote(id: number, text: string, by: Author) {
      const note = await addNote(db, id, text, by)
      if (note) await announce(enquiriesChanged)
      return note
    },

    /** The accounts that enquiries can be assigned to. */
    async assignees() {
      const users = db.selectFrom('users').where('approvedAt', 'is not', null)
      return sortedByName(await users.select(['id', 'name']).execute())
    },
  }
}

async function findFile(db: Db, id: number): Promise<EnquiryFile | undefined> {
  const row = await rowOf(db, id)
  if (!row) return undefined
  const [notes, others, { totalOfPerson }] = await Promise.all([
    db.selectFrom('enquiryNotes').selectAll().where('enquiryId', '=', id).orderBy('id').execute(),
    selectEnquiries(db)
      .where('thread', '=', row.thread)
      .where('id', '<>', id)
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
    db
      .selectFrom('enquiries')
      .select((e) => e.fn.countAll<number>().as('totalOfPerson'))
      .where('thread', '=', row.thread)
      .executeTakeFirstOrThrow(),
  ])
  return {
    ...toEnquiry(row),
    notes,
    others: others.map(toEnquiry),
    totalOfPerson: Number(totalOfPerson),
  }
}

async function update(
  db: Db,
  id: number,
  change: EnquiryChange,
  by: Author,
): Promise<Updated | undefined> {
  const outcome = await db.transaction().execute(async (tx) => {
    const before = await lockedRow(tx, id)
    if (!before) return undefined
    if (isStale(before, change)) return 'stale' as const
    const unknown = change.assigneeId && !(await isUser(tx, change.assigneeId))
    return unknown ? unknownAssignee : applyChange(tx, before, change, by)
  })
  if (typeof outcome === 'object') return { errors: outcome }
  const enquiry = await findFile(db, id)
  return enquiry && { enquiry, isStale: outcome === 'stale' }
}

const addNote = (db: Db, id: number, text: string, by: Author): Promise<EnquiryNote | undefined> =>
  db.transaction().execute(async (tx) => {
    const before = await lockedRow(tx, id)
    if (!before) return undefined
    await applyChange(tx, before, {}, by)
    return writeNote(tx, id, text, by)
  })

const unknownAssignee = { assigneeId: ['There is no such account.'] }

const rowOf = (queries: Queries, id: number) =>
  selectEnquiries(queries).where('id', '=', id).executeTakeFirst()

async function lockedRow(tx: Tx, id: number) {
  await lockRow(tx, 'enquiries', id)
  return rowOf(tx, id)
}

/** A note overwrites nothing, so it needs no version. */
function isStale(before: { version: number }, { version, note: _, ...fields }: EnquiryChange) {
  const changes = Object.values(fields).some((value) => value !== undefined)
  return changes && version !== undefined && version !== before.version
}

/** It cannot be removed until the transaction ends. */
async function isUser(tx: Tx, id: number): Promise<boolean> {
  const approved = tx.selectFrom('users').select('id').where('approvedAt', 'is not', null)
  if ((await lockAccount(tx, id)) === null) return false
  return (await approved.where('id', '=', id).executeTakeFirst()) !== undefined
}
