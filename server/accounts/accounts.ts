import { defaultSettings } from '#catalogue/settings/setting.ts'
import type { Database } from '../db/database.ts'
import type { History } from '../history/history.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { createKnownAddresses } from './known-addresses.ts'
import { createOwnSessions } from './own-sessions.ts'
import { createPasswordChanges } from './password-changes.ts'
import { createRegistration } from './registration.ts'
import type { ReadKey } from './second-factor/proof.ts'
import { createSecondFactors } from './second-factor/second-factors.ts'
import { createSessions } from './sessions.ts'
import { createUsers } from './users.ts'

interface Options {
  /** What owners ask of everybody; the defaults without it. */
  settings?: Pick<SettingsStore, 'read'>
  /** Encrypts the secrets of second factors, which there are none of without it. */
  readKey?: ReadKey
  /** Where it is written what owners do with accounts. */
  history?: Pick<History, 'record'>
  /** The clock, for tests. */
  now?: () => Date
}

const byDefault = { read: async () => defaultSettings }
const noKey = () => Promise.reject(new Error('There is no key for second factors'))

export type Accounts = ReturnType<typeof createAccounts>

/** Who may work in the back office, and how they prove it. */
export function createAccounts(database: Database, options: Options = {}) {
  const { settings = byDefault, readKey = noKey, history, now = () => new Date() } = options
  return {
    ...createRegistration(database, { now, settings }),
    ...createSessions(database, { now, settings }),
    ...createOwnSessions(database, { now, settings }),
    ...createSecondFactors(database, { now, readKey, settings, history }),
    ...createKnownAddresses(database, now),
    ...createPasswordChanges(database, { now, settings }),
    ...createUsers(database, { now, history }),
  }
}
