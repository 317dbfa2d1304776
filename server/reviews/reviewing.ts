import type { Database } from '../db/database.ts'
import type { History } from '../history/history.ts'
import type { Images } from '../images/images.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { quoteLinks } from '../quotes/links.ts'
import type { SettingsStore } from '../settings/settings.ts'

/** The dependencies of reviews on other modules. */
export interface Reviewing {
  database: Database
  settings: Pick<SettingsStore, 'read'>
  history: Pick<History, 'record'>
  jobs: Pick<Jobs, 'enqueue' | 'wake'>
  images: Pick<Images, 'discard' | 'signed'>
  links: ReturnType<typeof quoteLinks>
  publicUrl: string
}
