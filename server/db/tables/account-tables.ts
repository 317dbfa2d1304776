import type { Generated } from 'kysely'

/** ISO 8601 in UTC, to the millisecond. */
export type Instant = string

/** Those who work in the back office, and how each logs in. */
export interface AccountTables {
  users: {
    id: Generated<number>
    name: string
    email: string
    passwordHash: string
    role: 'owner' | 'editor'
    /** Null while an owner has not approved the account. */
    approvedAt: Instant | null
    createdAt: Instant
  }
  sessions: {
    id: Generated<number>
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: string
    userId: number
    /** What it was begun with, as far as that is known: 'Chrome on Android'. */
    device: string | null
    createdAt: Instant
    /** To some minutes. */
    usedAt: Instant | null
    /** When the password was last typed in it; null: when it was begun. */
    provenAt: Instant | null
    expiresAt: Instant
  }
  /** The authenticator app of an account: what it counts its codes from. */
  secondFactors: {
    userId: number
    /** Encrypted with a key that is not in the database. */
    secret: string
    /** The last step of time whose code was used; none up to it is good any more. */
    usedStep: Generated<number>
    /** Of the hashes of its recovery codes, hexadecimal. */
    recoverySalt: string | null
    begunAt: Instant
    /** Null while no code has shown that the app has the secret: then it counts for nothing. */
    confirmedAt: Instant | null
  }
  /** Each is good once, and gone then. */
  recoveryCodes: {
    /** Argon2id, hexadecimal. */
    hash: string
    userId: number
  }
  /** One-time codes: 'owner' for the first sign-up, 'password' for a forgotten one. */
  codes: {
    codeHash: string
    purpose: 'owner' | 'password'
    userId: number | null
    expiresAt: Instant | null
    createdAt: Instant
  }
  /** Addresses from which somebody logged in to an account. */
  knownAddresses: {
    /** SHA-256 of email and address, hexadecimal. */
    hash: string
    userId: number
    seenAt: Instant
  }
}
