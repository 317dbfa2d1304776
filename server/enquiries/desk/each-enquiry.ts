import { setImmediate } from 'node:timers/promises'
import type { EnquiryQuery } from '#catalogue/enquiries/enquiry-query.ts'
import { maxId } from '#catalogue/limits.ts'
import type { Database } from '../../db/database.ts'
import { type Enquiry, selectEnquiries, toEnquiry } from '../enquiry.ts'
import { narrow } from './find-enquiries.ts'

const chunkSize = 500

/** All matches, newest first, in batches between which other requests can run. */
export async function* eachEnquiry(
  { db }: Database,
  query: EnquiryQuery,
): AsyncGenerator<Enquiry[]> {
  let before = maxId
  for (;;) {
    const rows = await narrow(selectEnquiries(db), query)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(chunkSize)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toEnquiry)
    if (rows.length < chunkSize) return
    before = last.id
    await setImmediate()
  }
}
