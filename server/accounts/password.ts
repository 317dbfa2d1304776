import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's parameters for Argon2id: 19 MiB of memory, two passes, one lane. */
const recommended = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = recommended

/** Sets the cost of new hashes in this process, for tests; without an argument, the recommended one. */
export function setHashCost(wanted = recommended) {
  cost = wanted
}

const tagLength = 32

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

function phc(salt: Uint8Array, tag: Uint8Array): string {
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/

/** 32 bytes. */
export const hashWith = (salt: Uint8Array, secret: string): Promise<Buffer> =>
  derive('argon2id', { message: secret, nonce: salt, tagLength, ...cost })

/** A hash in PHC string format, with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return phc(salt, await hashWith(salt, password))
}

/** Throws if the stored hash is not in our format. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const parts = phcPattern.exec(stored)?.groups
  if (!parts?.salt || !parts.tag) throw new Error('A stored password hash cannot be read')
  const tag = Buffer.from(parts.tag, 'base64')
  const derived = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(parts.salt, 'base64'),
    tagLength: tag.length,
    memory: Number(parts.memory),
    passes: Number(parts.passes),
    parallelism: Number(parts.lanes),
  })
  return timingSafeEqual(derived, tag)
}

/** Checked for unknown accounts, so that they take as long as known ones. */
export const dummyHash = (): string => phc(randomBytes(16), randomBytes(tagLength))
