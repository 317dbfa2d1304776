import { codeOf, stepAt } from '#server/accounts/second-factor/totp.ts'
import { fromBase32 } from '../../servers/second-factor.ts'

/**
 * An authenticator app with this base 32 secret. Each code is valid once, and one step early: each
 * call returns a later valid code, if there is one.
 */
export function authenticator(key: string) {
  const secret = fromBase32(key.replace(/\s/g, ''))
  let last = 0
  return async function nextCode(): Promise<string> {
    while (stepAt(new Date()) + 1 <= last) await new Promise((done) => setTimeout(done, 1000))
    last = Math.max(last + 1, stepAt(new Date()) - 1)
    return codeOf(secret, last)
  }
}
