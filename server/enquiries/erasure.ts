import { dayInKolkata } from '#catalogue/kolkata.ts'
import type { Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import type { EnquiryParts } from './enquiry-parts.ts'
import { mailKeys } from './mail-keys.ts'

const chunkSize = 500

/** Erases enquiries for good, with their notes and the mails about them. */
export function createErasure({ database, jobs, settings, history }: EnquiryParts) {
  const { db } = database

  const eraseMails = (tx: Tx, erased: { reference: string }[]) =>
    jobs.discard(
      tx,
      erased.flatMap(({ reference }) => mailKeys(reference)),
    )

  /** Everything that the sender of an enquiry sent. How many that were: none when there is no such enquiry. */
  async function erasePerson(id: number, by: Author): Promise<number> {
    return db.transaction().execute(async (tx) => {
      const erased = await tx
        .deleteFrom('enquiries')
        .where('thread', '=', (e) =>
          e.selectFrom('enquiries as asked').select('asked.thread').where('asked.id', '=', id),
        )
        .returning('reference')
        .execute()
      if (erased.length === 0) return 0
      await eraseMails(tx, erased)
      const title = erased.length === 1 ? '1 enquiry' : `${erased.length} enquiries`
      await history.record(tx, { by, action: 'delete', kind: 'Enquiry', title })
      return erased.length
    })
  }

  /**
   * Erases what nobody touched for as many months as the settings say, unless it was won (accounts are kept
   * for longer) or a follow-up is to come.
   */
  async function sweepEnquiries(now = new Date()) {
    const { enquiryRetentionMonths } = await settings.read()
    if (enquiryRetentionMonths === 0) return
    const before = monthsBefore(now, enquiryRetentionMonths).toISOString()
    while ((await eraseSome(before, dayInKolkata(now))) === chunkSize);
  }

  /** Some at a time: visitors' enquiries get their turn between. */
  const eraseSome = (before: string, today: string) =>
    db.transaction().execute(async (tx) => {
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
      await eraseMails(tx, erased)
      return erased.length
    })

  return { erasePerson, sweepEnquiries }
}

/** The same day so many months ago, or the last of that month where it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
