import { randomBytes } from 'node:crypto'

// Read aloud on the phone: no 0 and O, no 1 and I.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What a visitor quotes: 'KE-7F3K2M'. */
export function newReference(): string {
  const letters = Array.from(randomBytes(6), (byte) => alphabet[byte % alphabet.length])
  return `KE-${letters.join('')}`
}
