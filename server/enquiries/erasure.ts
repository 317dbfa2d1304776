import { dayInKolkata } from '#catalogue/kolkata.ts'
import type { Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import type { EnquiryParts } from './enquiry-parts.ts'
import { mailKeys } from './mail-keys.ts'

const chunkSize = 500

/** Erases enquiries for good, with their notes and the mails about them. */
export function createErasure(parts: EnquiryParts) {
  return {
    /** Everything that the sender of an enquiry sent. How many that were: none when there is no such enquiry. */
    erasePerson: (id: number, by: Author): Promise<number> => erasePerson(parts, id, by),

    /**
     * Erases what nobody touched for as many months as the settings say, unless it was won (accounts are kept
     * for longer) or a follow-up is to come.
     */
    sweepEnquiries: (now = new Date()): Promise<void> => sweepEnquiries(parts, now),
  }
}

function erasePerson(
  { database, jobs, history }: EnquiryParts,
  id: number,
  by: Author,
): Promise<number> {
  return database.db.transaction().execute(async (tx) => {
    const erased = await tx
      .deleteFrom('enquiries')
      .where('thread', '=', (e) =>
        e.selectFrom('enquiries as asked').select('asked.thread').where('asked.id', '=', id),
      )
      .returning('reference')
      .execute()
    if (erased.length === 0) return 0
    await eraseMails(jobs, tx, erased)
    const title = erased.length === 1 ? '1 enquiry' : `${erased.length} enquiries`
    await history.record(tx, { by, action: 'delete', kind: 'Enquiry', title })
    return erased.length
  })
}

async function sweepEnquiries(parts: EnquiryParts, now: Date) {
  const { enquiryRetentionMonths } = await parts.settings.read()
  if (enquiryRetentionMonths === 0) return
  const before = monthsBefore(now, enquiryRetentionMonths).toISOString()
  while ((await eraseSome(parts, before, dayInKolkata(now))) === chunkSize);
}

/** Some at a time: visitors' enquiries get their turn between. */
const eraseSome = ({ database, jobs }: EnquiryParts, before: string, today: string) =>
  database.db.transaction().execute(async (tx) => {
    const old = tx
      .selectFrom('enquiries')
      .select('id')
      .where('updatedAt', '<', before)
      .where('status', '<>', 'won')
      .where((e) => e.or([e('followUpOn', 'is', null), e('followUpOn', '<', today)]))
      .limit(chunkSize)
    const erased = await tx
      .deleteFrom('enquiries')
      .where('id', 'in', old)
      .returning('reference')
      .execute()
    await eraseMails(jobs, tx, erased)
    return erased.length
  })

const eraseMails = (jobs: EnquiryParts['jobs'], tx: Tx, erased: { reference: string }[]) =>
  jobs.discard(
    tx,
    erased.flatMap(({ reference }) => mailKeys(reference)),
  )

/** The same day so many months ago, or the last of that month where it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
