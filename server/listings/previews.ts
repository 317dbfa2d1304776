import { minuteMs } from '#catalogue/dates/time.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '../db/database.ts'
import { expiringSignatures } from '../db/expiring-signatures.ts'

const lifeMs = 15 * minuteMs

export interface Preview {
  token: string
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** Signed tokens that show the page of one listing, a draft's too, for a quarter of an hour. */
export function createPreviews(database: Pick<Database, 'db'>, now = () => new Date()) {
  const { sign, isValid } = expiringSignatures(database, now)
  const subject = (kind: KindName, id: number) => `${kind}/${id}`
  return {
    async issue(kind: KindName, id: number): Promise<Preview> {
      const expiry = new Date(now().getTime() + lifeMs)
      const token = await sign(subject(kind, id), expiry)
      return { token, expiresAt: expiry.toISOString() }
    },

    /** Whether the token was issued for this listing and has not expired. */
    isValid: (token: string, kind: KindName, id: number): Promise<boolean> =>
      isValid(token, subject(kind, id)),
  }
}
