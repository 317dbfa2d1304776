import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/tables.ts'
import type { Images } from '../../images/images.ts'
import type { Storage } from '../../images/storage/storage.ts'
import type { Listings } from '../../listings/listings.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Site } from '../check/check-records.ts'
import type { FileRecord } from '../sheets/record.ts'

/** The dependencies of an import's steps. */
export interface Running {
  db: Db
  storage: Storage
  images: Images
  listings: Listings
  settings: Pick<SettingsStore, 'read'>
  site: (records: FileRecord[]) => Promise<Site>
  announce: Database['announce']
  /**
   * Call it between two rows: lets waiting requests run first, and throws Stopping if the server is
   * about to stop; the next process continues the job.
   */
  checkpoint: () => Promise<void>
}

export class Stopping extends Error {
  constructor() {
    super('The server stopped meanwhile.')
  }
}
