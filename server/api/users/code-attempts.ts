import type { FastifyRequest } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Limits } from '../../limits/limits.ts'
import { address } from './attempts.ts'
import { fromStrangers } from './log-in-attempts.ts'
import type { UserLimits } from './user-options.ts'

/**
 * Slows guesses at the codes of an account whose password is known: per address for known
 * addresses, and for all others together.
 */
export function codeAttempts(
  accounts: Pick<Accounts, 'knowsAddress'>,
  limits: Limits,
  { codesByAccount }: Pick<UserLimits, 'codesByAccount'>,
) {
  return {
    /** The seconds to wait before a code may be tried; else a function to call after a correct one. */
    async begin(email: string, request: FastifyRequest) {
      const from = address(request)
      const isKnown = await accounts.knowsAddress(email, from)
      const key = `code ${email}${isKnown ? ` ${from}` : ''}`
      const wait = await limits.takeAfterPause(key, { ...fromStrangers, free: codesByAccount.max })
      return wait > 0 ? { wait } : { succeed: () => limits.refund([key]) }
    },
  }
}
