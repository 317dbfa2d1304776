import { hourMs } from '#catalogue/dates/time.ts'
import { isEmailAddress } from '#catalogue/enquiries/email-address.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Database } from '../db/database.ts'
import type { Db, Tx } from '../db/tables.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { codeHolder, consumeCode, makeCode } from './codes.ts'
import { passwordErrors, toPassword } from './fields.ts'
import { forgetAddresses, rememberAddress } from './known-addresses.ts'
import { hashPassword, isPassword } from './password.ts'
import { insertSession, type Origin, type Session } from './sessions.ts'

const resetMs = hourMs

/** The account whose password is to be reset. */
export interface ResetAccount {
  id: number
  email: string
  name: string
}

interface Options {
  now: () => Date
  settings: Pick<SettingsStore, 'read'>
}

/** Password changes, by signed-in users or with a mailed code. */
export function createPasswordChanges({ db }: Database, { now, settings }: Options) {
  const agency = async () => (await settings.read()).operatorName
  return {
    /** The messages, under the field's name, if it is not the account's password. */
    async checkOwnPassword(userId: number, typed: string): Promise<FieldErrors | undefined> {
      const user = db.selectFrom('users').select('passwordHash').where('id', '=', userId)
      return refuseWrong(typed, await user.executeTakeFirst())
    },

    /** Ends all sessions of the account and begins a new one; returns messages if refused. */
    changePassword: async (
      userId: number,
      passwords: { current: string; next: string },
      origin: Origin = {},
    ) => changePassword(db, { userId, ...passwords }, { origin, now, agency: await agency() }),

    /** A code for the machine's operator; undefined if no account has the address. */
    async forgotPassword(email: string) {
      const user = await findResetAccount(db, email)
      return user && { ...user, code: await codeOf(db, user.id, now()) }
    },

    /** Undefined if no account has the address. */
    whoForgot: (email: string) => findResetAccount(db, email),

    /**
     * A code for the mailed link, valid for an hour, created when the mail is sent; undefined if
     * the account was removed.
     */
    async passwordCode(userId: number): Promise<string | undefined> {
      const user = db.selectFrom('users').select('id').where('id', '=', userId)
      return (await user.executeTakeFirst()) && codeOf(db, userId, now())
    },

    /**
     * Works once, ends all sessions and makes the network address known. A second factor stays.
     * Returns the account, or messages if refused; a refused password does not consume the code.
     */
    resetPassword: async (code: string, password: string, address?: string) =>
      resetPassword(db, { code, password, address }, { now, agency: await agency() }),
  }
}

async function findResetAccount(db: Db, email: string): Promise<ResetAccount | undefined> {
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

type Changed = { session: Session; errors?: undefined } | { errors: FieldErrors }

async function changePassword(
  db: Db,
  { userId, current, next }: PasswordChange,
  { origin, now, agency }: { origin: Origin; now: () => Date; agency: string },
): Promise<Changed> {
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const holder = user && { ...user, agency }
  const errors = passwordErrors(next, 'newPassword', holder) ?? (await refuseWrong(current, user))
  if (errors) return { errors }
  const passwordHash = await hashPassword(toPassword(next))
  return db.transaction().execute(async (tx) => {
    const user = await setPassword(tx, userId, passwordHash)
    return { session: await insertSession(tx, { ...user, ...origin }, now()) }
  })
}

async function refuseWrong(
  typed: string,
  user?: { passwordHash: string },
): Promise<FieldErrors | undefined> {
  if (user && (await isPassword(toPassword(typed), user.passwordHash))) return undefined
  return { currentPassword: ['Current Password is not correct.'] }
}

type Reset = { user: ResetAccount; errors?: undefined } | { errors: FieldErrors }

interface PasswordReset {
  code: string
  password: string
  address?: string
}

async function resetPassword(
  db: Db,
  { code, password, address }: PasswordReset,
  { now, agency }: { now: () => Date; agency: string },
): Promise<Reset> {
  const holder = await codeHolder(db, code)
  const errors = passwordErrors(password, 'password', holder && { ...holder, agency })
  if (errors) return { errors }
  const passwordHash = await hashPassword(toPassword(password))
  return db.transaction().execute(async (tx) => {
    const taken = await consumeCode(tx, 'password', code, now())
    if (!taken?.userId) {
      return { errors: { code: ['This link is no longer valid. Please ask for a new one.'] } }
    }
    const user = await setPassword(tx, taken.userId, passwordHash)
    if (address) await rememberAddress(tx, { userId: user.id, email: user.email, address }, now())
    return { user }
  })
}

/** Forgets the known addresses, in case someone who knew the old password used one. */
async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<ResetAccount> {
  const user = await tx
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', userId)
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow()
  await forgetAddresses(tx, userId)
  await tx.deleteFrom('codes').where('userId', '=', userId).execute()
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
  return user
}
