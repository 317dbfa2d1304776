import type { Accounts } from '#server/accounts/accounts.ts'
import { hashPassword } from '#server/accounts/password.ts'
import type { Origin } from '#server/accounts/sessions.ts'
import type { Role } from '#server/accounts/users.ts'
import type { Database } from '#server/db/database.ts'

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

const hashes = new Map<string, Promise<string>>()

/** Hashing takes a fifteenth of a second of a processor, so each password is hashed once. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

interface NewAccount {
  name: string
  email: string
  password: string
  role: Role
  isApproved?: boolean
  at?: Date
}

/** Stores an account as a sign-up would, if its address has none, and returns its id. */
export async function addAccount(
  { db }: Pick<Database, 'db'>,
  { password, isApproved = true, at = new Date(), ...user }: NewAccount,
): Promise<number> {
  const [passwordHash, createdAt] = [await hashOf(password), at.toISOString()]
  await db
    .insertInto('users')
    .values({ ...user, passwordHash, approvedAt: isApproved ? createdAt : null, createdAt })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  return id
}

/** A session as after a log-in, without checking the password; undefined if it is refused. */
export async function sessionOf(
  { db }: Pick<Database, 'db'>,
  accounts: Pick<Accounts, 'startSession'>,
  email: string,
  origin?: Origin,
) {
  const user = db.selectFrom('users').select(['id', 'email', 'passwordHash', 'approvedAt'])
  const holder = await user.where('email', '=', email).executeTakeFirst()
  return holder?.approvedAt ? accounts.startSession(holder, origin) : undefined
}
