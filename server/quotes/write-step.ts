import { minuteMs } from '#catalogue/dates/time.ts'
import type { EnquiryStatus } from '#catalogue/enquiries/enquiry.ts'
import { lockRow } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'

/** Staff, or the guest, who has no account. */
type Actor = Author | 'guest'

interface Step {
  quoteId: number
  /** Of the version. */
  number: number
  step: string
  text?: string
  by: Actor
}

export function writeStep(tx: Tx, { quoteId, number, step, text = '', by }: Step) {
  const who =
    by === 'guest' ? { userId: null, author: 'Guest' } : { userId: by.id, author: by.name }
  const at = new Date().toISOString()
  return tx
    .insertInto('quoteSteps')
    .values({ quoteId, number, step, text, at, ...who })
    .execute()
}

const repeatedMs = 10 * minuteMs

/** Whether it was the quote's last step a moment ago: the same form was sent twice. */
export async function isRepeated(tx: Tx, { quoteId, number, step, text = '' }: Omit<Step, 'by'>) {
  const last = await tx
    .selectFrom('quoteSteps')
    .select(['number', 'step', 'text', 'at'])
    .where('quoteId', '=', quoteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.step !== step || last.number !== number || last.text !== text) return false
  return Date.now() - Date.parse(last.at) < repeatedMs
}

interface Following {
  enquiryId: number | null
  /** The new status of the enquiry; unchanged if absent. */
  status?: EnquiryStatus
  note: string
  by: Actor
}

/** Records on the enquiry what happened to its quote. */
export async function followUp(tx: Tx, { enquiryId, status, note, by }: Following) {
  if (enquiryId === null) return
  await lockRow(tx, 'enquiries', enquiryId)
  const before = await tx
    .selectFrom('enquiries')
    .select(['status', 'takenUpAt'])
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  if (!before) return
  const now = new Date().toISOString()
  await tx
    .updateTable('enquiries')
    .set((e) => ({
      updatedAt: now,
      takenUpAt: before.takenUpAt ?? now,
      ...(status && status !== before.status && { status, version: e('version', '+', 1) }),
    }))
    .where('id', '=', enquiryId)
    .execute()
  const who =
    by === 'guest' ? { userId: null, author: 'Guest' } : { userId: by.id, author: by.name }
  await tx
    .insertInto('enquiryNotes')
    .values({ enquiryId, ...who, text: note, createdAt: now })
    .execute()
}
