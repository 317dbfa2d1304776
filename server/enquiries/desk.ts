import type { Selectable } from 'kysely'
import type { Suspicion } from '#catalogue/enquiry.ts'
import type { EnquiryChange, EnquiryQuery } from '#catalogue/enquiry-query.ts'
import type { Database } from '../db/open.ts'
import type { Queries, Tables, Tx } from '../db/tables.ts'
import { eachEnquiry } from './each-enquiry.ts'
import { type Enquiry, selectEnquiries, toEnquiry } from './enquiry.ts'
import { findEnquiries } from './find-enquiries.ts'
import { knownThread, senderOf } from './sender.ts'

export type EnquiryNote = Selectable<Tables['enquiryNotes']>

/** An enquiry with what staff wrote about it, and what else the same person sent. */
export interface EnquiryFile extends Enquiry {
  notes: EnquiryNote[]
  thread: string
  others: Enquiry[]
}

/** Who of the staff acts. */
export interface Clerk {
  id: number
  name: string
}

type Updated = { enquiry: EnquiryFile; errors?: undefined } | { errors: Record<string, string[]> }

/** What staff do with enquiries. */
export function createDesk(database: Database) {
  const { db } = database

  async function find(id: number): Promise<EnquiryFile | undefined> {
    const row = await rowOf(db, id)
    if (!row) return undefined
    const [notes, others] = await Promise.all([
      db.selectFrom('enquiryNotes').selectAll().where('enquiryId', '=', id).orderBy('id').execute(),
      selectEnquiries(db)
        .where('thread', '=', row.thread)
        .where('id', '<>', id)
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),
    ])
    return { ...toEnquiry(row), notes, others: others.map(toEnquiry) }
  }

  /** Undefined when there is no such enquiry; errors when the change is not possible. */
  async function update(
    id: number,
    change: EnquiryChange,
    by: Clerk,
  ): Promise<Updated | undefined> {
    const errors = await db.transaction().execute(async (tx) => {
      const before = await rowOf(tx, id)
      if (!before) return undefined
      const unknown = change.assigneeId && !(await isUser(tx, change.assigneeId))
      return unknown ? unknownAssignee : apply(tx, before, change, by)
    })
    if (errors) return { errors }
    const enquiry = await find(id)
    return enquiry && { enquiry }
  }

  /** Undefined when there is no such enquiry. */
  async function addNote(id: number, text: string, by: Clerk): Promise<EnquiryNote | undefined> {
    return db.transaction().execute(async (tx) => {
      const before = await rowOf(tx, id)
      if (!before) return undefined
      await apply(tx, before, {}, by)
      return write(tx, id, text, by)
    })
  }

  const list = (query: EnquiryQuery) => findEnquiries(database, query)

  const each = (query: EnquiryQuery) => eachEnquiry(database, query)

  /** Who can be given an enquiry. */
  const assignees = () =>
    db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('approvedAt', 'is not', null)
      .orderBy('name')
      .orderBy('id')
      .execute()

  return { list, each, find, update, addNote, assignees }
}

const unknownAssignee = { assigneeId: ['There is no such account.'] }

const rowOf = (queries: Queries, id: number) =>
  selectEnquiries(queries).where('id', '=', id).executeTakeFirst()

const isUser = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('approvedAt', 'is not', null)
    .executeTakeFirst()

type Row = Selectable<Tables['enquiries']>

async function apply(tx: Tx, { id, ...before }: Row, change: EnquiryChange, by: Clerk) {
  const { status, assigneeId, followUpOn, suspected, note, name, email, phone } = change
  const suspicion: Suspicion = suspected ? before.suspicion || 'trap' : ''
  const updatedAt = new Date().toISOString()
  await tx
    .updateTable('enquiries')
    .set({
      status,
      assigneeId,
      followUpOn,
      name,
      ...(await sentBy(tx, { id, ...before }, { email, phone })),
      updatedAt,
      takenUpAt: before.takenUpAt ?? updatedAt,
      ...(suspected !== undefined && { suspicion }),
    })
    .where('id', '=', id)
    .execute()
  if (status && status !== before.status) {
    await write(tx, id, `Status: ${before.status} → ${status}`, by)
  }
  if (note) await write(tx, id, note, by)
}

/** Who an enquiry is from, and with what else it belongs, once staff know. */
async function sentBy(
  tx: Tx,
  before: Row,
  { email, phone }: Pick<EnquiryChange, 'email' | 'phone'>,
) {
  if (email === undefined && phone === undefined) return {}
  const now = { email: email ?? before.email, phone: phone ?? before.phone }
  if (now.email === before.email && now.phone === before.phone) return {}
  const sender = senderOf(now)
  const thread = (await knownThread(tx, sender, before.id)) ?? before.thread
  return { ...now, ...sender, thread }
}

const write = (tx: Tx, enquiryId: number, text: string, { id, name }: Clerk) =>
  tx
    .insertInto('enquiryNotes')
    .values({ enquiryId, userId: id, author: name, text, createdAt: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
