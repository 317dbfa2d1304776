import { randomBytes, randomInt } from 'node:crypto'
import type { Queries, Tx } from '../../db/tables.ts'
import { hashWith } from '../password.ts'

const count = 10
const length = 10
/** Crockford's base 32, without letters that are easily confused. 50 bits per code. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** New codes as shown once ('k7m2p-9xw3q'), and their stored hashes. */
export async function makeRecoveryCodes() {
  const salt = randomBytes(16)
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
  const hashes = await Promise.all(codes.map((code) => hashOf(code, salt)))
  const shown = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  return { codes: shown, hashes, salt: salt.toString('hex') }
}

const hashOf = async (code: string, salt: Uint8Array) =>
  (await hashWith(salt, code)).toString('hex')

/** Normalises a typed code; undefined if it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const signs = typed.toLowerCase().replace(/[\s-]/g, '')
  const code = signs.replaceAll('o', '0').replace(/[il]/g, '1')
  return code.length === length && [...code].every((sign) => alphabet.includes(sign))
    ? code
    : undefined
}

/** The stored hash that matches a typed code, or undefined. */
export async function findRecoveryCode(db: Queries, userId: number, code: string, salt: string) {
  const hash = await hashOf(code, Buffer.from(salt, 'hex'))
  const found = db.selectFrom('recoveryCodes').select('hash').where('userId', '=', userId)
  return (await found.where('hash', '=', hash).executeTakeFirst())?.hash
}

/** Replaces the existing ones. */
export async function storeRecoveryCodes(tx: Tx, userId: number, hashes: string[]) {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const rows = hashes.map((hash) => ({ hash, userId }))
  await tx.insertInto('recoveryCodes').values(rows).execute()
}

export async function countRecoveryCodes(db: Queries, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((e) => e.fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(left)
}
