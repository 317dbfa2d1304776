import type { Database } from '../db/database.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { idleEnd } from './idling.ts'
import type { SignedIn } from './sessions.ts'

/** A session of the logged-in user. Times are ISO 8601, UTC. */
interface OwnSession {
  id: number
  /** 'Chrome on Android', if known. */
  device: string | null
  createdAt: string
  /** Accurate to a few minutes; null if unknown. */
  usedAt: string | null
  expiresAt: string
}

interface Options {
  now: () => Date
  settings: Pick<SettingsStore, 'read'>
}

/** What users can see and do with their own sessions. */
export function createOwnSessions({ db }: Database, { now, settings }: Options) {
  return {
    /** Newest first, without sessions that ended for lack of use. */
    async ownSessions({ id }: Pick<SignedIn, 'id'>): Promise<OwnSession[]> {
      const sessions = await db
        .selectFrom('sessions')
        .select(['id', 'device', 'createdAt', 'usedAt', 'expiresAt'])
        .where('userId', '=', id)
        .where('expiresAt', '>', now().toISOString())
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const { idleMinutes } = await settings.read()
      return sessions.filter((session) => idleEnd(session, idleMinutes) > now().getTime())
    },

    /** Whether the user had such a session. */
    async endOwnSession({ id }: Pick<SignedIn, 'id'>, sessionId: number): Promise<boolean> {
      const ended = await db
        .deleteFrom('sessions')
        .where('userId', '=', id)
        .where('id', '=', sessionId)
        .returning('id')
        .executeTakeFirst()
      return ended !== undefined
    },

    /** All except the current one. */
    async endOtherSessions({ id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('userId', '=', id)
        .where('id', '!=', sessionId)
        .execute()
    },
  }
}
