import type { Database } from '../db/database.ts'
import type { History } from '../history/history.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Limits } from '../limits/limits.ts'
import type { EraseQuotes } from '../quotes/people/erase-quotes.ts'
import type { SettingsStore } from '../settings/settings.ts'

/** The dependencies of enquiries on other modules. */
export interface EnquiryParts {
  database: Database
  jobs: Pick<Jobs, 'enqueue' | 'wake' | 'discard'>
  settings: Pick<SettingsStore, 'read'>
  limits: Pick<Limits, 'take'>
  history: Pick<History, 'record'>
  eraseQuotes: EraseQuotes
}
