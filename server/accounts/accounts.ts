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
import { createUsers, type Unassign } from './users.ts'

interface Options {
  /** The owners' security rules; the defaults apply when absent. */
  settings?: Pick<SettingsStore, 'read'>
  /** Encrypts the secrets of second factors; without it nobody can set one up. */
  readKey?: ReadKey
  /** Records what owners do with accounts. */
  history?: Pick<History, 'record'>
  /** Releases the work of a removed account. */
  unassign?: Unassign
  /** The clock, replaceable in tests. */
  now?: () => Date
}

const byDefault = { read: async () => defaultSettings }
const noKey = () => Promise.reject(new Error('There is no key for second factors'))

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts of the back office, and how they authenticate. */
export function createAccounts(database: Database, options: Options = {}) {
  const { settings = byDefault, readKey = noKey, history, unassign } = options
  const { now = () => new Date() } = options
  return {
    ...createRegistration(database, { now, settings }),
    ...createSessions(database, { now, settings }),
    ...createOwnSessions(database, { now, settings }),
    ...createSecondFactors(database, { now, readKey, settings, history }),
    ...createKnownAddresses(database, now),
    ...createPasswordChanges(database, { now, settings }),
    ...createUsers(database, { now, history, unassign }),
  }
}
