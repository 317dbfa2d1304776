import type { Database } from '../db/database.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { idleEnd } from './idling.ts'
import type { SignedIn } from './sessions.ts'

/** One of the places where somebody is logged in. Times are ISO 8601, UTC. */
export interface OwnSession {
  id: number
  /** 'Chrome on Android', as far as it is known. */
  device: string | null
  createdAt: string
  /** To some minutes; null where it is not known. */
  usedAt: string | null
  expiresAt: string
}

interface Options {
  now: () => Date
  settings: Pick<SettingsStore, 'read'>
}

/** What somebody who is logged in may see and do of their own sessions, and of nobody else's. */
export function createOwnSessions({ db }: Database, { now, settings }: Options) {
  return {
    /** The newest first, without those that ended because nobody used them. */
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

    /** Whether there was such a session of theirs. */
    async endOwnSession({ id }: Pick<SignedIn, 'id'>, sessionId: number): Promise<boolean> {
      const ended = await db
        .deleteFrom('sessions')
        .where('userId', '=', id)
        .where('id', '=', sessionId)
        .returning('id')
        .executeTakeFirst()
      return ended !== undefined
    },

    /** All but the one that asks for it. */
    async endOtherSessions({ id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('userId', '=', id)
        .where('id', '!=', sessionId)
        .execute()
    },
  }
}
