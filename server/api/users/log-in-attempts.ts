import { dayMs, hourMs } from '#catalogue/time.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Pause } from '../../limits/pause.ts'
import type { UserLimits } from './user-options.ts'

/** For one account, from all addresses together that never logged in to it. */
export const fromStrangers: Omit<Pause, 'free'> = {
  firstMs: 1000,
  maxMs: hourMs / 4,
  forgetMs: hourMs,
  forgetPausedMs: dayMs,
}

/**
 * Slows those who guess the password of one account, from however many addresses. Whoever logs in
 * from an address from which the account was logged in to before isn't held up by them.
 * It is the same for an account that does not exist.
 */
export function logInAttempts(
  accounts: Pick<Accounts, 'knowsAddress'>,
  limits: Limits,
  { login, guessesByAccount }: Pick<UserLimits, 'login' | 'guessesByAccount'>,
) {
  return {
    /** In how many seconds it may be tried; else what to call once the password was right. */
    async begin(typedEmail: string, address: string) {
      const email = typedEmail.trim().toLowerCase()
      const own = `log-in ${email} ${address}`
      const wait = await limits.take(own, login)
      if (wait > 0) return { wait }
      if (await accounts.knowsAddress(email, address)) {
        return { succeed: () => limits.giveBack([own]) }
      }
      const strangers = `log-in ${email}`
      const pause = { ...fromStrangers, free: guessesByAccount.max }
      const paused = await limits.takeAfterPause(strangers, pause)
      if (paused > 0) return { wait: paused }
      return { succeed: () => limits.giveBack([own, strangers]) }
    },
  }
}
