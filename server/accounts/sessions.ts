import { hourMs, minuteMs } from '#catalogue/dates/time.ts'
import { isEmailAddress } from '#catalogue/enquiries/email-address.ts'
import type { Database } from '../db/database.ts'
import { lockRow } from '../db/lock.ts'
import type { Queries, Tx } from '../db/tables.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { toPassword } from './fields.ts'
import { idleEnd, isRecordDue } from './idling.ts'
import { rememberAddress } from './known-addresses.ts'
import { dummyHash, isPassword } from './password.ts'
import { consumeProof, type Proof } from './second-factor/proof.ts'
import { isRequired } from './second-factor/second-factors.ts'
import { digest, newSecret } from './secret.ts'
import type { Role } from './users.ts'

const sessionMs = 12 * hourMs
/** How long after entering the password sensitive changes need no confirmation. */
const recentMs = 60 * minuteMs

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
  /** Becomes a known address. */
  address?: string
}

/** An account whose password was correct. */
export interface Holder {
  id: number
  email: string
  passwordHash: string
  hasSecondFactor: boolean
}

/** The user and session of a valid token. */
export interface SignedIn {
  id: number
  sessionId: number
  name: string
  email: string
  role: Role
  /** The latest end, ISO 8601 in UTC. */
  expiresAt: string
  /** When it ends if it stays unused; null: never. */
  idleEndsAt: string | null
  /** Whether the owners' rule requires a second factor that is not set up yet. */
  needsSecondFactor: boolean
  /** Whether the password was entered recently. */
  isRecent: boolean
}

interface Options {
  now: () => Date
  settings: Pick<SettingsStore, 'read'>
}

/** Log-in and session tokens. */
export function createSessions({ db }: Database, { now, settings }: Options) {
  return {
    /** The account; undefined for every kind of failure, after the same time. */
    async checkPassword(email: string, password: string): Promise<Holder | undefined> {
      const user = await account(db, email.trim().toLowerCase())
      const right = await isPassword(toPassword(password), user?.passwordHash ?? dummyHash())
      if (!user?.approvedAt || !right) return undefined
      const { approvedAt, confirmedAt, ...holder } = user
      return { ...holder, hasSecondFactor: confirmedAt !== null }
    },

    /**
     * Undefined if a required second factor was not proven or its code was used, or if the account
     * changed meanwhile.
     */
    startSession: (
      holder: Omit<Holder, 'hasSecondFactor'>,
      origin: Origin = {},
      proof?: Proof,
    ): Promise<Session | undefined> =>
      db.transaction().execute(async (tx) => {
        await lockRow(tx, 'users', holder.id)
        if (!(await isAllowed(tx, holder, proof))) return undefined
        return insertSession(tx, { ...holder, ...origin }, now())
      }),

    /** Undefined for a forged or ended token. An action of a person counts as a use. */
    async authenticate(token: string, isUse = true): Promise<SignedIn | undefined> {
      const found = await findSession(db, token, now())
      if (!found) return undefined
      const { secondFactor, idleMinutes } = await settings.read()
      if (idleEnd(found, idleMinutes) <= now().getTime()) return undefined
      if (isUse && isRecordDue(found, idleMinutes, now())) {
        found.usedAt = now().toISOString()
        await recordUse(db, found.sessionId, found.usedAt)
      }
      return toSignedIn(found, { secondFactor, idleMinutes, now: now() })
    },

    ...statesOfSessions(db, { now, settings }),

    ...changesOfSessions(db, now),
  }
}

function statesOfSessions(db: Queries, { now, settings }: Options) {
  return {
    /** Whether the token's session ended for lack of use. */
    async hasIdled(token: string): Promise<boolean> {
      const found = token ? await findSession(db, token, now()) : undefined
      if (!found) return false
      const { idleMinutes } = await settings.read()
      return idleEnd(found, idleMinutes) <= now().getTime()
    },

    /** Whether the session is still valid and its account has full access. */
    async isSessionOpen(sessionId: number): Promise<boolean> {
      const open = openSessions(db, now()).where('sessions.id', '=', sessionId)
      const found = await open.executeTakeFirst()
      if (!found) return false
      const rules = await settings.read()
      if (idleEnd(found, rules.idleMinutes) <= now().getTime()) return false
      return !toSignedIn(found, { ...rules, now: now() }).needsSecondFactor
    },
  }
}

function changesOfSessions(db: Queries, now: () => Date) {
  return {
    /** Records that the password was entered again in this session. */
    async recordProof({ sessionId }: Pick<SignedIn, 'sessionId'>): Promise<void> {
      const change = { provenAt: now().toISOString() }
      await db.updateTable('sessions').set(change).where('id', '=', sessionId).execute()
    },

    async signOut(token: string): Promise<void> {
      await db.deleteFrom('sessions').where('tokenHash', '=', digest(token)).execute()
    },

    async endSessions(userId: number): Promise<void> {
      await db.deleteFrom('sessions').where('userId', '=', userId).execute()
    },

    /** Removes expired sessions and codes. */
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
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['users.id', 'email', 'passwordHash', 'approvedAt', 'confirmedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Sessions of approved accounts, joined with the account. */
const openSessions = (db: Queries, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'secondFactors.confirmedAt'])
    .select(['sessions.id as sessionId', 'sessions.createdAt', 'sessions.usedAt'])
    .select(['sessions.provenAt', 'sessions.expiresAt'])
    .where('expiresAt', '>', now.toISOString())
    .where('approvedAt', 'is not', null)

const findSession = (db: Queries, token: string, now: Date) =>
  openSessions(db, now).where('tokenHash', '=', digest(token)).executeTakeFirst()

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>
type Rules = Pick<Awaited<ReturnType<SettingsStore['read']>>, 'secondFactor' | 'idleMinutes'>

function toSignedIn(found: Found, { secondFactor, idleMinutes, now }: Rules & { now: Date }) {
  const { createdAt, usedAt, provenAt, confirmedAt, ...user } = found
  const idles = idleEnd(found, idleMinutes)
  return {
    ...user,
    idleEndsAt: Number.isFinite(idles) ? new Date(idles).toISOString() : null,
    needsSecondFactor: confirmedAt === null && isRequired(secondFactor, user.role),
    isRecent: now.getTime() - Date.parse(provenAt ?? createdAt) < recentMs,
  }
}

const recordUse = (db: Queries, sessionId: number, usedAt: string) =>
  db.updateTable('sessions').set({ usedAt }).where('id', '=', sessionId).execute()

/** Whether the password is unchanged since its check, and the second factor proven if there is one. */
async function isAllowed(
  tx: Tx,
  { id, passwordHash }: Pick<Holder, 'id' | 'passwordHash'>,
  proof?: Proof,
) {
  const unchanged = await tx
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select('confirmedAt')
    .where('users.id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst()
  if (!unchanged) return false
  return unchanged.confirmedAt === null || (proof !== undefined && consumeProof(tx, id, proof))
}

interface Beginning extends Origin {
  id: number
  email: string
}

/** The caller has checked that a session may begin. */
export async function insertSession(tx: Tx, user: Beginning, now: Date): Promise<Session> {
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
