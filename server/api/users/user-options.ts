import { minuteMs } from '#catalogue/dates/time.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import type { AccountMail, Office } from '../../accounts/mails.ts'
import type { Limits } from '../../limits/limits.ts'

export const defaultLimits = {
  /** Wrong passwords by address and email together. */
  login: { max: 20, windowMs: minuteMs },
  /** Wrong passwords by email from unknown addresses; after that there are pauses. */
  guessesByAccount: { max: 20 },
  /** Wrong codes of a second factor; after that there are pauses. */
  codesByAccount: { max: 10 },
  loginByAddress: { max: 300, windowMs: minuteMs },
  register: { max: 60, windowMs: 15 * minuteMs },
  /** Mails to one address, whoever requests them. */
  forgotByEmail: { max: 10, windowMs: 60 * minuteMs },
  /** Everything about passwords except log-in. */
  passwordByAddress: { max: 60, windowMs: 15 * minuteMs },
  /** Confirmations of the own password, by account. */
  ownPassword: { max: 20, windowMs: 15 * minuteMs },
}

export type UserLimits = typeof defaultLimits

export interface UserOptions {
  accounts: Accounts
  queueMail: (mail: AccountMail) => Promise<void>
  readOffice: () => Promise<Office>
  limits: Limits
  rules: UserLimits
}
