import { createHash, createHmac, randomBytes } from 'node:crypto'

export interface Link {
  /** 128 bits, encoded for URLs. */
  token: string
  nonce: string
  tokenHash: string
}

type ReadKey = () => Promise<Uint8Array>

/**
 * Links are derived from a nonce with a key that is not in the database: staff can read them again,
 * while the database contains only hashes.
 */
export function quoteLinks(readKey: ReadKey, purpose = 'quote link') {
  async function tokenOf(nonce: string): Promise<string> {
    const mac = createHmac('sha256', await readKey())
      .update(`${purpose} ${nonce}`)
      .digest()
    return mac.subarray(0, 16).toString('base64url')
  }
  return {
    hash: hashOf,
    isToken,
    async make(): Promise<Link> {
      const nonce = randomBytes(16).toString('base64url')
      const token = await tokenOf(nonce)
      return { token, nonce, tokenHash: hashOf(token) }
    },
    /** The token of an existing link; undefined if it was made with another key. */
    async read({ nonce, tokenHash }: { nonce: string | null; tokenHash: string | null }) {
      if (nonce === null || tokenHash === null) return undefined
      const token = await tokenOf(nonce)
      return hashOf(token) === tokenHash ? token : undefined
    },
  }
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export const isToken = (text: string) => /^[\w-]{22}$/.test(text)
