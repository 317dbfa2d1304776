import { dayMs, hourMs } from '#catalogue/dates/time.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Pause } from '../../limits/pause.ts'
import type { UserLimits } from './user-options.ts'

/** For one account, from all unknown addresses together. */
export const fromStrangers: Omit<Pause, 'free'> = {
  firstMs: 1000,
  maxMs: hourMs / 4,
  forgetMs: hourMs,
  forgetPausedMs: dayMs,
}

/**
 * Slows guesses at the password of an account from any number of addresses, but not log-ins from
 * its known addresses. Behaves the same for unknown accounts.
 */
export function logInAttempts(
  accounts: Pick<Accounts, 'knowsAddress'>,
  limits: Limits,
  { login, guessesByAccount }: Pick<UserLimits, 'login' | 'guessesByAccount'>,
) {
  return {
    /** The seconds to wait before the next try; else a function to call after a correct password. */
    async begin(typedEmail: string, address: string) {
      const email = typedEmail.trim().toLowerCase()
      const own = `log-in ${email} ${address}`
      const wait = await limits.take(own, login)
      if (wait > 0) return { wait }
      if (await accounts.knowsAddress(email, address)) {
        return { succeed: () => limits.refund([own]) }
      }
      const strangers = `log-in ${email}`
      const pause = { ...fromStrangers, free: guessesByAccount.max }
      const paused = await limits.takeAfterPause(strangers, pause)
      if (paused > 0) return { wait: paused }
      return { succeed: () => limits.refund([own, strangers]) }
    },
  }
}
