import type { Selectable } from 'kysely'
import { type Suspicion, spamNotes } from '#catalogue/enquiries/enquiry.ts'
import type { EnquiryChange } from '#catalogue/enquiries/enquiry-query.ts'
import { lockAccount } from '../../db/lock.ts'
import type { Tables, Tx } from '../../db/tables.ts'
import type { Author } from '../../history/history.ts'
import { knownThread, senderOf } from '../reception/sender.ts'

type Row = Selectable<Tables['enquiries']>

/** Writes a change by staff to a locked enquiry, with notes about it. */
export async function applyChange(tx: Tx, before: Row, change: EnquiryChange, by: Author) {
  const { note, version: _, suspected, email, phone, ...fields } = change
  const suspicion = suspicionOf(before, suspected)
  const set = {
    ...fields,
    ...(await sentBy(tx, before, { email, phone })),
    ...(suspicion !== before.suspicion && { suspicion }),
  }
  const changes = Object.values(set).some((value) => value !== undefined)
  const updatedAt = new Date().toISOString()
  await tx
    .updateTable('enquiries')
    .set({
      ...set,
      updatedAt,
      takenUpAt: before.takenUpAt ?? updatedAt,
      ...(changes && { version: before.version + 1 }),
    })
    .where('id', '=', before.id)
    .execute()
  for (const text of notesOn(before, change)) await writeNote(tx, before.id, text, by)
  if (note) await writeNote(tx, before.id, note, by)
}

const suspicionOf = ({ suspicion }: Row, suspected?: boolean): Suspicion => {
  if (suspected === undefined) return suspicion
  return suspected ? suspicion || 'staff' : ''
}

function notesOn(before: Row, { status, suspected }: EnquiryChange): string[] {
  const notes: string[] = []
  if (status && status !== before.status) notes.push(`Status: ${before.status} → ${status}`)
  if (suspected !== undefined && suspected !== (before.suspicion !== '')) {
    notes.push(suspected ? spamNotes.marked : spamNotes.cleared)
  }
  return notes
}

/** The sender and thread of an enquiry, once staff have entered them. */
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

/** The author of a note; without an id if it was no account. */
export type NoteAuthor = Pick<Author, 'name'> & { id: number | null }

export async function writeNote(tx: Tx, enquiryId: number, text: string, by: NoteAuthor) {
  const userId = await lockAccount(tx, by.id)
  return tx
    .insertInto('enquiryNotes')
    .values({ enquiryId, userId, author: by.name, text, createdAt: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
}
