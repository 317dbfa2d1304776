// Read aloud on the phone: no 0 and O, no 1 and I.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 6

/** A new reference with this prefix: `KE-7F3K2M`. 32 letters divide 256, so all are equally likely. */
export function drawReference(prefix: string): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(length))]
  return `${prefix}-${bytes.map((byte) => alphabet[byte % alphabet.length]).join('')}`
}

/** Whether a text has the shape of a reference. */
export const isReference = (prefix: string, text: string) =>
  new RegExp(`^${prefix}-[${alphabet}]{${length}}$`).test(text)
