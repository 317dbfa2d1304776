import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { EnquiryStatus } from '#catalogue/enquiries/enquiry.ts'
import { lockName, lockRow } from '../db/lock.ts'
import type { Queries, Tables, Tx } from '../db/tables.ts'
import { type NoteAuthor, writeNote } from './desk/desk-changes.ts'
import { senderOf, threadOf } from './reception/sender.ts'
import { newReference } from './reference.ts'

/** An enquiry from an agency's earlier books. */
export interface OldEnquiry {
  name: string
  email: string
  phone: string
  listingTitle: string
  status: EnquiryStatus
  followUpOn: string | null
  receivedAt: string
  /** The remaining columns. */
  note: string
}

/** From its number in the books, else from all its values. */
export const oldKey = (externalId: string, enquiry: OldEnquiry) =>
  `old ${createHash('sha256')
    .update(externalId || JSON.stringify(enquiry))
    .digest('hex')}`

export async function findOld(db: Queries, key: string): Promise<number | undefined> {
  const enquiries = db.selectFrom('enquiries').where('idempotencyKey', '=', key)
  return (await enquiries.select('id').executeTakeFirst())?.id
}

/** The author of its note, and the prefix of its reference. */
export interface Adding {
  by: NoteAuthor
  prefix: string
}

/** Adds it as already handled: it causes no mail or notification, and today's figures leave it out. */
export async function addOld(tx: Tx, key: string, enquiry: OldEnquiry, { by, prefix }: Adding) {
  const { note, receivedAt, ...stored } = enquiry
  const sender = senderOf(enquiry)
  // Serialised, so that ids become visible in ascending order, as notifications require.
  await lockName(tx, 'enquiry')
  const { thread } = await threadOf(tx, sender)
  const reference = newReference(prefix)
  const { id } = await tx
    .insertInto('enquiries')
    .values({
      ...{ ...stored, ...sender, thread: thread || reference, reference, idempotencyKey: key },
      ...{ form: 'contact', kind: null, listingId: null, partId: null, partTitle: '', price: null },
      ...{ details: '{}', suspicion: '', assigneeId: null, source: 'Imported' },
      ...{ consentVersion: null, createdAt: receivedAt, takenUpAt: receivedAt },
      updatedAt: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (note) await writeNote(tx, id, note, by)
  return id
}

/** Removes one that is unchanged since; false if staff have changed it. */
export async function removeOld(tx: Tx, id: number): Promise<boolean> {
  await lockRow(tx, 'enquiries', id)
  const row = await tx
    .selectFrom('enquiries')
    .select(['version', (e) => notesOf(e).as('notes')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return true
  if (row.version > 1 || Number(row.notes) > 1) return false
  await tx.deleteFrom('enquiryNotes').where('enquiryId', '=', id).execute()
  await tx.deleteFrom('enquiries').where('id', '=', id).execute()
  return true
}

const notesOf = (e: ExpressionBuilder<Tables, 'enquiries'>) =>
  e
    .selectFrom('enquiryNotes')
    .whereRef('enquiryNotes.enquiryId', '=', 'enquiries.id')
    .select((n) => n.fn.countAll<number>().as('count'))
