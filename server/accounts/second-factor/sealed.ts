import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Identifies the key without revealing anything about it. */
const nameOf = (key: Uint8Array) =>
  createHash('sha256').update('name of ').update(key).digest('hex').slice(0, 8)

/** Encrypts a value bound to its holder, so that it cannot be used in another's row. */
export function seal(key: Uint8Array, plain: Uint8Array, holder: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(holder))
  const sealed = [iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]
  return `${nameOf(key)}.${Buffer.concat(sealed).toString('base64url')}`
}

export const isSealedWith = (key: Uint8Array, sealed: string) =>
  sealed.startsWith(`${nameOf(key)}.`)

/** Undefined if it was sealed with another key. Throws if it was altered or belongs to another holder. */
export function unseal(key: Uint8Array, sealed: string, holder: string): Buffer | undefined {
  if (!isSealedWith(key, sealed)) return undefined
  const bytes = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength))
  decipher.setAAD(Buffer.from(holder)).setAuthTag(bytes.subarray(-tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()])
}
