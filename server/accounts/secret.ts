import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in an address. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What is stored of a secret: its SHA-256, hexadecimal. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')
