import type { Generated } from 'kysely'

/** ISO 8601 in UTC, to the millisecond. */
export type Instant = string

/** Accounts of the back office. */
export interface AccountTables {
  users: {
    id: Generated<number>
    name: string
    email: string
    passwordHash: string
    role: 'owner' | 'editor'
    /** Null until an owner approves the account. */
    approvedAt: Instant | null
    createdAt: Instant
  }
  sessions: {
    id: Generated<number>
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: string
    userId: number
    /** The browser and device, if known: 'Chrome on Android'. */
    device: string | null
    createdAt: Instant
    /** Accurate to a few minutes. */
    usedAt: Instant | null
    /** When the password was last entered; null: when the session began. */
    provenAt: Instant | null
    expiresAt: Instant
  }
  /** The authenticator app of an account. */
  secondFactors: {
    userId: number
    /** Encrypted with a key that is not in the database. */
    secret: string
    /** The last time step whose code was used; codes up to it are refused. */
    usedStep: Generated<number>
    /** The hashes of its recovery codes, hexadecimal. */
    recoverySalt: string | null
    begunAt: Instant
    /** Null until a code has confirmed the secret; until then it is inactive. */
    confirmedAt: Instant | null
  }
  /** Each can be used once, and is then deleted. */
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
  /** Network addresses that accounts logged in from. */
  knownAddresses: {
    /** SHA-256 of email and address, hexadecimal. */
    hash: string
    userId: number
    seenAt: Instant
  }
}
