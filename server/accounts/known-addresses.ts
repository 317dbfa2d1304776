import { dayMs } from '#catalogue/dates/time.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tables.ts'
import { digest } from './secret.ts'

const rememberedMs = 180 * dayMs

const hashOf = (email: string, address: string) => digest(`${email} ${address}`)

/** The network addresses that accounts logged in from, stored as digests only. */
export function createKnownAddresses({ db }: Database, now: () => Date) {
  return {
    /** Whether an account, given by its email in lower case, has logged in from the address. */
    async knowsAddress(email: string, address: string): Promise<boolean> {
      const known = await db
        .selectFrom('knownAddresses')
        .select('userId')
        .where('hash', '=', hashOf(email, address))
        .executeTakeFirst()
      return known !== undefined
    },

    /** Deletes addresses not used for half a year. */
    async sweepAddresses(): Promise<void> {
      const before = new Date(now().getTime() - rememberedMs).toISOString()
      await db.deleteFrom('knownAddresses').where('seenAt', '<', before).execute()
    },
  }
}

interface Place {
  userId: number
  email: string
  address: string
}

export async function rememberAddress(tx: Tx, { userId, email, address }: Place, now: Date) {
  const seenAt = now.toISOString()
  await tx
    .insertInto('knownAddresses')
    .values({ hash: hashOf(email, address), userId, seenAt })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ userId, seenAt }))
    .execute()
}

export const forgetAddresses = (tx: Tx, userId: number) =>
  tx.deleteFrom('knownAddresses').where('userId', '=', userId).execute()
