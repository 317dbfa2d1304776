import { isEmailAddress } from '#catalogue/enquiries/email-address.ts'
import { hourMs, minuteMs } from '#catalogue/time.ts'
import type { Database } from '../db/database.ts'
import { lockRow } from '../db/lock.ts'
import type { Queries, Tx } from '../db/tables.ts'
import { toPassword } from './fields.ts'
import { rememberAddress } from './known-addresses.ts'
import { isPassword, nobodysHash } from './password.ts'
import { digest, newSecret } from './secret.ts'
import type { Role } from './users.ts'

const sessionMs = 12 * hourMs
/** How old the note of a session's last use may become before it is written anew. */
const noteMs = 5 * minuteMs

export interface Session {
  userId: number
  token: string
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** Where a log-in comes from. */
export interface Origin {
  /** Shown in the list of sessions. */
  device?: string
  /** Is known from then on. */
  address?: string
}

/** Who a valid token belongs to. */
export interface SignedIn {
  id: number
  sessionId: number
  name: string
  email: string
  role: Role
  expiresAt: string
}

/** Log-in and the tokens it gives. */
export function createSessions({ db }: Database, now: () => Date) {
  return {
    /** Undefined for every cause of failure, after the same time. */
    async login(
      email: string,
      password: string,
      origin: Origin = {},
    ): Promise<Session | undefined> {
      const user = await account(db, email.trim().toLowerCase())
      const right = await isPassword(toPassword(password), user?.passwordHash ?? nobodysHash)
      if (!user?.approvedAt || !right) return undefined
      return db.transaction().execute((tx) => startSession(tx, { ...user, ...origin }, now()))
    },

    /** Undefined for a token that is forged, expired or ended. */
    async authenticate(token: string): Promise<SignedIn | undefined> {
      const found = await findSession(db, token, now())
      if (!found) return undefined
      const { usedAt, ...user } = found
      await noteUse(db, found, now())
      return user
    },

    /** Whether it goes on. */
    async isSessionOpen(sessionId: number): Promise<boolean> {
      const found = openSessions(db, now()).where('sessions.id', '=', sessionId)
      return (await found.select('sessions.id').executeTakeFirst()) !== undefined
    },

    async signOut(token: string): Promise<void> {
      await db.deleteFrom('sessions').where('tokenHash', '=', digest(token)).execute()
    },

    async endSessions(userId: number): Promise<void> {
      await db.deleteFrom('sessions').where('userId', '=', userId).execute()
    },

    /** Removes what has expired: sessions, and codes that nobody used. */
    async sweepSessions(): Promise<void> {
      await db.deleteFrom('sessions').where('expiresAt', '<=', now().toISOString()).execute()
      await db.deleteFrom('codes').where('expiresAt', '<=', now().toISOString()).execute()
    },
  }
}

async function account(db: Queries, email: string) {
  if (!isEmailAddress(email)) return undefined
  return db
    .selectFrom('users')
    .select(['id', 'email', 'passwordHash', 'approvedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Those of approved accounts. */
const openSessions = (db: Queries, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('expiresAt', '>', now.toISOString())
    .where('approvedAt', 'is not', null)

/** With whose it is. */
const findSession = (db: Queries, token: string, now: Date) =>
  openSessions(db, now)
    .select(['users.id', 'users.name', 'users.email', 'users.role'])
    .select(['sessions.id as sessionId', 'sessions.expiresAt', 'sessions.usedAt'])
    .where('tokenHash', '=', digest(token))
    .executeTakeFirst()

interface Used {
  sessionId: number
  usedAt: string | null
}

async function noteUse(db: Queries, { sessionId, usedAt }: Used, now: Date) {
  if (usedAt && now.getTime() - Date.parse(usedAt) < noteMs) return
  const change = { usedAt: now.toISOString() }
  await db.updateTable('sessions').set(change).where('id', '=', sessionId).execute()
}

interface Beginning extends Origin {
  id: number
  email: string
  passwordHash: string
}

/** Undefined when the password was changed, or the account removed, while it was being checked. */
export async function startSession(tx: Tx, user: Beginning, now: Date) {
  await lockRow(tx, 'users', user.id)
  const unchanged = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .executeTakeFirst()
  if (!unchanged) return undefined
  const { email, address } = user
  if (address) await rememberAddress(tx, { userId: user.id, email, address }, now)
  const token = newSecret()
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + sessionMs).toISOString()
  await tx
    .insertInto('sessions')
    .values({
      tokenHash: digest(token),
      userId: user.id,
      device: user.device,
      createdAt,
      usedAt: createdAt,
      expiresAt,
    })
    .execute()
  return { userId: user.id, token, expiresAt }
}
