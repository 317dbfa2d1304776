import { type Database, openDatabase } from './db/open.ts'
import type { Env } from './env.ts'
import { createListings } from './listings/listings.ts'

export type Domain = Awaited<ReturnType<typeof openDomain>>

/** Opens everything behind the three doors, once a process. Throws an Error of one line if it cannot. */
export async function openDomain(env: Env) {
  const database: Database = await openDatabase(env)
  const listings = createListings(database)
  return {
    database,
    listings,
    async close() {
      await database.close()
    },
  }
}
