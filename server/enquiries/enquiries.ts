import type { Database } from '../db/open.ts'
import type { History } from '../history/history.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Limits } from '../limits/limits.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { createDesk } from './desk.ts'
import { createErasure } from './erasure.ts'
import { createReception, type EnquiryLimits, usual } from './reception.ts'
import { createSummary } from './summary.ts'
import { createTaps } from './taps.ts'

export interface EnquiryParts {
  database: Database
  jobs: Pick<Jobs, 'enqueue' | 'wake' | 'discard'>
  settings: Pick<SettingsStore, 'read'>
  limits: Pick<Limits, 'take'>
  history: Pick<History, 'record'>
}

export type Enquiries = ReturnType<typeof createEnquiries>

/** What visitors send, and what staff do with it. */
export function createEnquiries(parts: EnquiryParts, ownLimits: Partial<EnquiryLimits> = {}) {
  const { database, limits } = parts
  const rules = { ...usual, ...ownLimits }
  return {
    ...createReception(parts, rules),
    ...createTaps(database, (address) => limits.take(`tap ${address}`, rules.byAddress)),
    ...createDesk(database),
    ...createErasure(parts),
    summary: createSummary(database),
  }
}
