import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/tables.ts'
import type { Images } from '../../images/images.ts'
import type { Storage } from '../../images/storage/storage.ts'
import type { Listings } from '../../listings/listings.ts'
import type { Site } from '../check/check-records.ts'
import type { FileRecord } from '../sheets/record.ts'

/** What the steps of an import work with. */
export interface Running {
  db: Db
  storage: Storage
  images: Images
  listings: Listings
  site: (records: FileRecord[]) => Promise<Site>
  announce: Database['announce']
  /** Throws Stopping where the server is about to stop: the job goes on with the next one. */
  goOn: () => void
}

export class Stopping extends Error {
  constructor() {
    super('The server stopped meanwhile.')
  }
}
