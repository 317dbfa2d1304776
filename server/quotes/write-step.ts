import type { Selectable } from 'kysely'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { minuteMs } from '#catalogue/dates/time.ts'
import { type EnquiryStatus, spamNotes } from '#catalogue/enquiries/enquiry.ts'
import { lockRow } from '../db/lock.ts'
import type { Tables, Tx } from '../db/tables.ts'
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
  /** The new status of the enquiry; unchanged if absent, or if the enquiry is won. */
  status?: EnquiryStatus
  note: string
  by: Actor
  /** Staff are to look at it today, unless it is closed; otherwise no list would lead them to it. */
  isDue?: boolean
  /** A lost one is open again. */
  reopens?: boolean
}

/**
 * Records on the enquiry what happened to its quote. An enquiry whose quote is sent or answered is
 * no spam, and must not stay hidden as such.
 */
export async function followUp(tx: Tx, { enquiryId, note, by, ...happened }: Following) {
  if (enquiryId === null) return
  await lockRow(tx, 'enquiries', enquiryId)
  const before = await tx
    .selectFrom('enquiries')
    .select(['status', 'suspicion', 'followUpOn', 'takenUpAt', 'version'])
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  if (!before) return
  const now = new Date().toISOString()
  const set = changesTo(before, { ...happened, by })
  await tx
    .updateTable('enquiries')
    .set({
      ...{ ...set, updatedAt: now, takenUpAt: before.takenUpAt ?? now },
      ...(Object.keys(set).length > 0 && { version: before.version + 1 }),
    })
    .where('id', '=', enquiryId)
    .execute()
  const who =
    by === 'guest' ? { userId: null, author: 'Guest' } : { userId: by.id, author: by.name }
  const reopened = happened.reopens && set.status && `Status: ${before.status} → ${set.status}`
  const cleared = set.suspicion === '' && spamNotes.cleared
  const texts = [note, reopened, cleared].filter((text) => typeof text === 'string')
  await tx
    .insertInto('enquiryNotes')
    .values(texts.map((text) => ({ enquiryId, ...who, text, createdAt: now })))
    .execute()
}

type Before = Pick<Selectable<Tables['enquiries']>, 'status' | 'suspicion' | 'followUpOn'>

function changesTo(
  before: Before,
  { status, isDue, reopens, by }: Omit<Following, 'enquiryId' | 'note'>,
): Partial<Before> {
  const next = nextStatus(before.status, { status, reopens })
  const isClosed = next === 'won' || next === 'lost'
  const today = todayInKolkata()
  const isLater = before.followUpOn === null || before.followUpOn > today
  return {
    ...(next !== before.status && { status: next }),
    ...(isDue && !isClosed && isLater && { followUpOn: today }),
    ...(before.suspicion !== '' && (status || by === 'guest') && { suspicion: '' }),
  }
}

/** Only staff take a trip back that was won: a further quote for it must not. */
function nextStatus(
  before: EnquiryStatus,
  { status, reopens }: Pick<Following, 'status' | 'reopens'>,
): EnquiryStatus {
  if (before === 'won') return before
  return status ?? (reopens && before === 'lost' ? 'quoted' : before)
}
