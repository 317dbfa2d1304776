import type { Database } from '../db/open.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { createDesk } from './desk.ts'
import { createReception, type EnquiryLimits, usual } from './reception.ts'
import { createSummary } from './summary.ts'
import { createTaps } from './taps.ts'

export type Enquiries = ReturnType<typeof createEnquiries>

/** What visitors send, and what staff do with it. */
export function createEnquiries(
  database: Database,
  jobs: Pick<Jobs, 'enqueue' | 'wake'>,
  settings: Pick<SettingsStore, 'read'>,
  limits: Partial<EnquiryLimits> = {},
) {
  return {
    ...createReception(database, jobs, settings, limits),
    ...createTaps(database, limits.byAddress ?? usual.byAddress),
    ...createDesk(database),
    summary: createSummary(database),
  }
}
