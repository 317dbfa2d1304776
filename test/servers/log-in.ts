import type { Accounts } from '#server/accounts/accounts.ts'
import type { Origin } from '#server/accounts/sessions.ts'

/** A session of an account without a second factor; undefined if log-in is refused. */
export async function logIn(
  accounts: Pick<Accounts, 'checkPassword' | 'startSession'>,
  email: string,
  password: string,
  origin?: Origin,
) {
  const holder = await accounts.checkPassword(email, password)
  return holder && accounts.startSession(holder, origin)
}
