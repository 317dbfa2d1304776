import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from './database.ts'

/** Stored with the settings, but not a setting. */
const keyName = 'previewKey'

/** Signs texts with a key in the database, so that every process accepts a signature until it expires. */
export function expiringSignatures({ db }: Pick<Database, 'db'>, now = () => new Date()) {
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

  const signatureOf = async (text: string, until: string) =>
    createHmac('sha256', await key())
      .update(`${text}/${until}`)
      .digest()

  return {
    async sign(text: string, expiry: Date): Promise<string> {
      const until = expiry.getTime().toString(36)
      return `${until}.${(await signatureOf(text, until)).toString('base64url')}`
    },

    /** Whether the token was made for this text and has not expired. */
    async isValid(token: string, text: string): Promise<boolean> {
      const [, until, sent] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? []
      if (!until || !sent || Number.parseInt(until, 36) <= now().getTime()) return false
      return timingSafeEqual(await signatureOf(text, until), Buffer.from(sent, 'base64url'))
    },
  }
}
