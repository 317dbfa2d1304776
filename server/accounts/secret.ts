import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, URL-safe. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The stored digest of a secret: SHA-256, hexadecimal. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')
