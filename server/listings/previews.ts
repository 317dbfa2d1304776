import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KindName } from '#catalogue/kinds.ts'
import { minuteMs } from '#catalogue/time.ts'
import type { Database } from '../db/database.ts'

const lifeMs = 15 * minuteMs

/** Kept among the settings, as nobody's setting. */
const keyName = 'previewKey'

export interface Preview {
  token: string
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** Signed tokens that show the page of one listing, a draft's too, for a quarter of an hour. */
export function createPreviews({ db }: Pick<Database, 'db'>, now = () => new Date()) {
  let known: Promise<Buffer> | undefined

  async function readKey(): Promise<Buffer> {
    const value = JSON.stringify(randomBytes(32).toString('base64url'))
    await db
      .insertInto('settings')
      .values({ name: keyName, value, updatedAt: now().toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const stored = db.selectFrom('settings').select('value').where('name', '=', keyName)
    return Buffer.from(JSON.parse((await stored.executeTakeFirstOrThrow()).value), 'base64url')
  }

  function key(): Promise<Buffer> {
    known ??= readKey().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  async function sign(kind: KindName, id: number, until: string) {
    return createHmac('sha256', await key())
      .update(`${kind}/${id}/${until}`)
      .digest()
  }

  return {
    async issue(kind: KindName, id: number): Promise<Preview> {
      const expiry = new Date(now().getTime() + lifeMs)
      const until = expiry.getTime().toString(36)
      const signature = await sign(kind, id, until)
      const token = `${until}.${signature.toString('base64url')}`
      return { token, expiresAt: expiry.toISOString() }
    },

    /** Whether the token was issued for this listing and has not expired. */
    async isValid(token: string, kind: KindName, id: number): Promise<boolean> {
      const [, until, sent] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? []
      if (!until || !sent || Number.parseInt(until, 36) <= now().getTime()) return false
      return timingSafeEqual(await sign(kind, id, until), Buffer.from(sent, 'base64url'))
    },
  }
}
