import { dayMs, minuteMs } from '#catalogue/dates/time.ts'
import type { FormName, FormValues } from '#catalogue/enquiries/enquiry.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import { lockName } from '../../db/lock.ts'
import type { Queries, Tx } from '../../db/tables.ts'
import type { Limit } from '../../limits/limits.ts'
import type { Message } from '../../mail/message.ts'
import { enquiriesChanged } from '../arrivals.ts'
import { type Enquiry, toEnquiry } from '../enquiry.ts'
import type { EnquiryParts } from '../enquiry-parts.ts'
import { type Letter, operatorLetter, visitorLetter } from '../letters/letters.ts'
import { mailKey, type Reader } from '../letters/mail-keys.ts'
import { newReference } from '../reference.ts'
import { type Arrival, fingerprint, type Sent, toSubmission } from './arrival.ts'
import { mailboxOf, type Sender, senderOf, threadOf } from './sender.ts'
import { type Subject, subjectOf } from './subject.ts'

interface Stored {
  errors?: undefined
  enquiry: Enquiry
  /** The same submission had been stored before. */
  repeated: boolean
}

interface Refused {
  enquiry?: undefined
  limited?: undefined
  /** The errors of its listing or room. */
  errors: FieldErrors
}

/** The stored enquiry, its errors, or the seconds until the sender may write again. */
type Received =
  | (Stored & { limited?: undefined })
  | Refused
  | { enquiry?: undefined; limited: number; errors?: undefined }

export interface EnquiryLimits {
  byAddress: Limit
  /** Acknowledgements per mailbox, since anyone can type another person's address. */
  acknowledgements: Limit
}

export const defaultLimits: EnquiryLimits = {
  /** Generous: a whole mobile network may share one address. */
  byAddress: { max: 60, windowMs: 10 * minuteMs },
  acknowledgements: { max: 5, windowMs: dayMs },
}

/** Stores visitors' submissions. */
export function createReception(parts: EnquiryParts, rules: EnquiryLimits) {
  const { database, limits } = parts
  const receiving = { ...parts, rules }
  return {
    /** Stores the validated values of a form, and queues the mails about them. */
    async receive<N extends FormName>(
      form: N,
      values: FormValues[N],
      arrival: Arrival,
    ): Promise<Received> {
      const key = arrival.idempotencyKey ? fingerprint(form, arrival.idempotencyKey, values) : null
      const known = key && (await findByKey(database.db, key))
      if (known) {
        await database.flushed()
        return { enquiry: known, repeated: true }
      }

      const sent = toSubmission(values)
      const sender = senderOf(sent)
      const { address } = arrival
      const limited = address ? await limits.take(`enquiry ${address}`, rules.byAddress) : 0
      if (limited > 0) return { limited }
      return saveAndQueueMail(receiving, { form, sent, key, sender, arrival })
    },
  }
}

interface Receiving extends EnquiryParts {
  rules: EnquiryLimits
}

interface Arriving {
  form: FormName
  sent: Sent
  key: string | null
  sender: Sender
  arrival: Arrival
}

async function saveAndQueueMail(
  receiving: Receiving,
  arriving: Arriving,
): Promise<Stored | Refused> {
  const { database, jobs, settings } = receiving
  // Outside the transaction: inside, SQLite would wait for itself.
  const current = await settings.read()
  const stored = await database.db.transaction().execute(async (tx) => {
    const about = await subjectOf(tx, arriving.sent.answers)
    if (about.errors) return { errors: about.errors }
    const { thread, earlier } = await threadOf(tx, arriving.sender)
    const row = rowOf(arriving, about.subject, thread)
    const stored = await store(tx, row, current.referencePrefix)
    if (stored.repeated || stored.enquiry.suspicion) return stored
    const letter: Letter = { ...stored.enquiry, form: arriving.form }
    const letters: [Reader, Message][] = [['operator', operatorLetter(letter, earlier)]]
    if (await mayAcknowledge(receiving, tx, letter.email)) {
      const shown = { ...letter, ...(!about.isPublic && unnamed) }
      letters.push(['visitor', visitorLetter(shown, current)])
    }
    for (const [reader, letter] of letters) {
      await jobs.enqueue(tx, 'mail', letter, { key: mailKey(stored.enquiry.reference, reader) })
    }
    return stored
  })
  if (stored.errors) return stored
  jobs.wake()
  await (stored.repeated ? database.flushed() : database.announce(enquiriesChanged))
  return stored
}

async function mayAcknowledge({ limits, rules }: Receiving, tx: Tx, email: string) {
  const key = `acknowledgement ${mailboxOf(email)}`
  return (await limits.take(key, rules.acknowledgements, tx)) === 0
}

/** Visitors must not learn the title of a draft. */
const unnamed = { listingTitle: '', partTitle: '' }

function rowOf(arriving: Arriving, subject: Subject, thread: string) {
  const { form, sent, key, sender, arrival } = arriving
  const { answers, ...who } = sent
  const now = new Date().toISOString()
  return {
    form,
    idempotencyKey: key,
    ...who,
    ...sender,
    thread,
    ...subject,
    details: JSON.stringify(answers),
    status: 'new' as const,
    suspicion: arrival.suspicion ?? '',
    assigneeId: null,
    followUpOn: null,
    source: arrival.source.slice(0, 500),
    consentVersion: arrival.consentVersion ?? null,
    createdAt: now,
    updatedAt: now,
  }
}

async function store(tx: Tx, row: ReturnType<typeof rowOf>, prefix: string): Promise<Stored> {
  // Serialised, so that ids become visible in ascending order, as notifications require.
  await lockName(tx, 'enquiry')
  for (;;) {
    const inserted = await tx
      .insertInto('enquiries')
      .values({ ...row, reference: newReference(prefix) })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return { enquiry: toEnquiry(inserted), repeated: false }
    // Either the same submission arrived at the same moment, or the reference is taken.
    const twin = row.idempotencyKey && (await findByKey(tx, row.idempotencyKey))
    if (twin) return { enquiry: twin, repeated: true }
  }
}

async function findByKey(queries: Queries, key: string): Promise<Enquiry | undefined> {
  const row = await queries
    .selectFrom('enquiries')
    .selectAll()
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
  return row && toEnquiry(row)
}
