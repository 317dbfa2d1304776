import type { Database } from '../db/database.ts'
import { createKnownAddresses } from './known-addresses.ts'
import { createOwnSessions } from './own-sessions.ts'
import { createPasswordChanges } from './password-changes.ts'
import { createRegistration } from './registration.ts'
import { createSessions } from './sessions.ts'
import { createUsers } from './users.ts'

interface Options {
  /** The clock, for tests. */
  now?: () => Date
}

export type Accounts = ReturnType<typeof createAccounts>

/** Who may work in the back office, and how they prove it. */
export function createAccounts(database: Database, { now = () => new Date() }: Options = {}) {
  return {
    ...createRegistration(database, now),
    ...createSessions(database, now),
    ...createOwnSessions(database, now),
    ...createKnownAddresses(database, now),
    ...createPasswordChanges(database, now),
    ...createUsers(database, now),
  }
}
