import type { Queries, Tx } from '../../db/tables.ts'
import { findRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { unseal } from './sealed.ts'
import { stepOf } from './totp.ts'

/** A correct code that is not consumed yet. */
export type Proof = { step: number } | { recoveryHash: string }

/** Reads the 32-byte key that encrypts the secrets. */
export type ReadKey = () => Promise<Uint8Array>

export const holderOf = (userId: number) => `second factor of account ${userId}`

export const secondFactorOf = (db: Queries, userId: number) =>
  db.selectFrom('secondFactors').selectAll().where('userId', '=', userId)

interface Attempt {
  userId: number
  typed: string
  now: Date
}

/** Checks a code of the app or a recovery code; undefined if it is wrong or used. */
export async function findProof(
  db: Queries,
  readKey: ReadKey,
  { userId, typed, now }: Attempt,
): Promise<Proof | undefined> {
  const row = await secondFactorOf(db, userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  if (!row?.recoverySalt) return undefined
  const recoveryCode = readRecoveryCode(typed)
  if (recoveryCode) {
    const recoveryHash = await findRecoveryCode(db, userId, recoveryCode, row.recoverySalt)
    return recoveryHash === undefined ? undefined : { recoveryHash }
  }
  const secret = unseal(await readKey(), row.secret, holderOf(userId))
  if (!secret) return void console.error(unreadable)
  const step = stepOf(secret, typed.replace(/[\s-]/g, ''), now)
  return step !== undefined && step > row.usedStep ? { step } : undefined
}

const unreadable =
  'A second factor cannot be read: SECRET_KEY is not the one it was set up with. Recovery codes still work.'

/** Consumes the code; false if it was used meanwhile. */
export async function consumeProof(tx: Tx, userId: number, proof: Proof): Promise<boolean> {
  if ('recoveryHash' in proof) {
    const { numDeletedRows } = await tx
      .deleteFrom('recoveryCodes')
      .where('userId', '=', userId)
      .where('hash', '=', proof.recoveryHash)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const { numUpdatedRows } = await tx
    .updateTable('secondFactors')
    .set({ usedStep: proof.step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('usedStep', '<', proof.step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
