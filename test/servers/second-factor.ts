import { randomBytes } from 'node:crypto'
import { hashWith } from '#server/accounts/password.ts'
import { holderOf } from '#server/accounts/second-factor/proof.ts'
import { seal } from '#server/accounts/second-factor/sealed.ts'
import { codeOf, stepAt } from '#server/accounts/second-factor/totp.ts'
import type { Database } from '#server/db/database.ts'

export const recoveryCode = 'k7m2p-9xw3q'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Reads a secret in base 32, as an authenticator app does. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

interface Having {
  email: string
  /** The key that encrypts secrets. */
  key: Uint8Array
  now?: () => Date
}

/** A stored second factor with one recovery code, and its app's codes. */
export async function insertSecondFactor(
  { db }: Pick<Database, 'db'>,
  { email, key, now = () => new Date() }: Having,
) {
  const user = db.selectFrom('users').select('id').where('email', '=', email)
  const { id: userId } = await user.executeTakeFirstOrThrow()
  const [secret, salt] = [randomBytes(20), randomBytes(16)]
  const at = now().toISOString()
  const sealed = { userId, secret: seal(key, secret, holderOf(userId)) }
  const row = { ...sealed, recoverySalt: salt.toString('hex'), begunAt: at, confirmedAt: at }
  await db.insertInto('secondFactors').values(row).execute()
  const hash = await hashWith(salt, recoveryCode.replace('-', ''))
  await db
    .insertInto('recoveryCodes')
    .values({ hash: hash.toString('hex'), userId })
    .execute()
  /** The code of the current step, or of one `off` steps after it. */
  return (off = 0) => codeOf(secret, stepAt(now()) + off)
}
