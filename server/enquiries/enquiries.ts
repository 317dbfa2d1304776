import { createArrivals } from './arrivals.ts'
import { createDesk } from './desk/desk.ts'
import { createSummary } from './desk/summary.ts'
import type { EnquiryParts } from './enquiry-parts.ts'
import { createErasure } from './erasure.ts'
import { createReception, defaultLimits, type EnquiryLimits } from './reception/reception.ts'
import { createTaps } from './taps.ts'

export type Enquiries = ReturnType<typeof createEnquiries>

/** Enquiries: receiving them, and the work of staff. */
export function createEnquiries(parts: EnquiryParts, ownLimits: Partial<EnquiryLimits> = {}) {
  const { database, limits } = parts
  const rules = { ...defaultLimits, ...ownLimits }
  return {
    ...createReception(parts, rules),
    ...createTaps(database, (address) => limits.take(`tap ${address}`, rules.byAddress)),
    ...createDesk(database),
    ...createArrivals(database),
    ...createErasure(parts),
    summary: createSummary(database),
  }
}
