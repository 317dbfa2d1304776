import { isEmailAddress } from '#catalogue/enquiries/email-address.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import { hourMs } from '#catalogue/time.ts'
import type { Database } from '../db/database.ts'
import type { Db, Tx } from '../db/tables.ts'
import { codeHolder, makeCode, takeCode } from './codes.ts'
import { passwordErrors, toPassword } from './fields.ts'
import { forgetAddresses, rememberAddress } from './known-addresses.ts'
import { hashPassword, isPassword } from './password.ts'

const resetMs = hourMs

/** Who forgot their password. */
export interface Forgetful {
  id: number
  email: string
  name: string
}

/** New passwords: by one who is signed in, or by one who forgot it. */
export function createPasswordChanges({ db }: Database, now: () => Date) {
  return {
    /** Ends all sessions of the account. The messages when it is refused. */
    changePassword: (userId: number, current: string, next: string) =>
      changePassword(db, { userId, current, next }),

    /** A code for whoever runs the machine; undefined when nobody has that address. */
    async forgotPassword(email: string) {
      const user = await whoForgot(db, email)
      return user && { ...user, code: await codeOf(db, user.id, now()) }
    },

    /** Undefined when nobody has that address. */
    whoForgot: (email: string) => whoForgot(db, email),

    /** A code for the mailed link, for an hour, made when the mail goes out; undefined when the account is gone. */
    async passwordCode(userId: number): Promise<string | undefined> {
      const user = db.selectFrom('users').select('id').where('id', '=', userId)
      return (await user.executeTakeFirst()) && codeOf(db, userId, now())
    },

    /**
     * Works once and ends all sessions; the address is known from then on.
     * The messages when it is refused; a refused password leaves the code.
     */
    resetPassword: (code: string, password: string, address?: string) =>
      resetPassword(db, { code, password, address }, now),
  }
}

async function whoForgot(db: Db, email: string): Promise<Forgetful | undefined> {
  const address = email.trim().toLowerCase()
  if (!isEmailAddress(address)) return undefined
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', '=', address)
    .executeTakeFirst()
}

function codeOf(db: Db, userId: number, now: Date) {
  const expiresAt = new Date(now.getTime() + resetMs)
  return makeCode(db, 'password', { userId, expiresAt }, now)
}

interface PasswordChange {
  userId: number
  current: string
  next: string
}

async function changePassword(
  db: Db,
  { userId, current, next }: PasswordChange,
): Promise<FieldErrors | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const refused = passwordErrors(next, 'newPassword', user)
  if (refused) return refused
  if (!user || !(await isPassword(toPassword(current), user.passwordHash))) {
    return { currentPassword: ['Current Password is not correct.'] }
  }
  const passwordHash = await hashPassword(toPassword(next))
  await db.transaction().execute((tx) => setPassword(tx, userId, passwordHash))
  return undefined
}

interface PasswordReset {
  code: string
  password: string
  address?: string
}

async function resetPassword(
  db: Db,
  { code, password, address }: PasswordReset,
  now: () => Date,
): Promise<FieldErrors | undefined> {
  const refused = passwordErrors(password, 'password', await codeHolder(db, code))
  if (refused) return refused
  const passwordHash = await hashPassword(toPassword(password))
  return db.transaction().execute(async (tx) => {
    const taken = await takeCode(tx, 'password', code, now())
    if (!taken?.userId) {
      return { code: ['This link is no longer valid. Please ask for a new one.'] }
    }
    const email = await setPassword(tx, taken.userId, passwordHash)
    if (address) await rememberAddress(tx, { userId: taken.userId, email, address }, now())
    return undefined
  })
}

/** Whoever knew the old one is a stranger again. Answers the account's email. */
async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<string> {
  const { email } = await tx
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await forgetAddresses(tx, userId)
  await tx.deleteFrom('codes').where('userId', '=', userId).execute()
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
  return email
}
