import { minuteMs } from '#catalogue/time.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import type { AccountMail, Office } from '../../accounts/mails.ts'
import type { Limits } from '../../limits/limits.ts'

export const usualLimits = {
  /** Wrong ones by address and email together. */
  login: { max: 20, windowMs: minuteMs },
  /** Wrong ones by email, from addresses it never logged in from; then there are pauses between. */
  guessesByAccount: { max: 20 },
  /** Wrong codes of a second factor; then there are pauses between. */
  codesByAccount: { max: 10 },
  loginByAddress: { max: 300, windowMs: minuteMs },
  register: { max: 60, windowMs: 15 * minuteMs },
  /** Mails to one address, whoever asks. */
  forgotByEmail: { max: 10, windowMs: 60 * minuteMs },
  /** Everything that asks for, uses or changes a password, log-in aside. */
  passwordByAddress: { max: 60, windowMs: 15 * minuteMs },
  /** The own password typed again, by account. */
  ownPassword: { max: 20, windowMs: 15 * minuteMs },
}

export type UserLimits = typeof usualLimits

export interface UserOptions {
  accounts: Accounts
  queueMail: (mail: AccountMail) => Promise<void>
  readOffice: () => Promise<Office>
  limits: Limits
  rules: UserLimits
}
