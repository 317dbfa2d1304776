import type { FastifyRequest } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Limits } from '../../limits/limits.ts'
import { address } from './attempts.ts'
import { fromStrangers } from './log-in-attempts.ts'
import type { UserLimits } from './user-options.ts'

export const wrongCode = { code: ['Code is not correct.'] }

/**
 * Slows those who guess the codes of one account whose password they have: from an address that logged
 * in to it before for that address alone, from all others together.
 */
export function codeAttempts(
  accounts: Pick<Accounts, 'knowsAddress'>,
  limits: Limits,
  { codesByAccount }: Pick<UserLimits, 'codesByAccount'>,
) {
  return {
    /** In how many seconds a code may be tried; else what to call once it was right. */
    async begin(email: string, request: FastifyRequest) {
      const from = address(request)
      const isKnown = await accounts.knowsAddress(email, from)
      const key = `code ${email}${isKnown ? ` ${from}` : ''}`
      const wait = await limits.takeAfterPause(key, { ...fromStrangers, free: codesByAccount.max })
      return wait > 0 ? { wait } : { succeed: () => limits.giveBack([key]) }
    },
  }
}
