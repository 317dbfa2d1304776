import { z } from 'zod'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tables.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { consumeCode, makeCode } from './codes.ts'
import { isAboutAccount } from './common-passwords.ts'
import { aboutAccount, ownerFields, type Registration, registrationFields } from './fields.ts'
import { hashPassword } from './password.ts'
import { type Role, toUser, type User, userColumns } from './users.ts'

export type Registered = { user: User } | { errors: FieldErrors }

const taken = { errors: { email: ['An account with this email already exists.'] } }
const tellingPassword = { errors: { password: [aboutAccount] } }
const staleCode = { errors: { code: ['This sign-up link is no longer valid.'] } }

interface NewUser {
  name: string
  email: string
  passwordHash: string
}

interface Options {
  now: () => Date
  settings: Pick<SettingsStore, 'read'>
}

const nobody = { name: '', email: '' }

/** How accounts are created: by sign-up, as the first owner, or from the variables. */
export function createRegistration({ db }: Database, { now, settings }: Options) {
  const isAboutAgency = async (password: string) =>
    isAboutAccount(password, { ...nobody, agency: (await settings.read()).operatorName })

  return {
    /** Creates a pending account, or an owner if the one-time owner code is given, which is consumed. */
    async register(typed: Registration): Promise<Registered> {
      const { data, error } = registrationFields.safeParse(typed)
      if (error) return { errors: z.flattenError(error).fieldErrors }
      const { userName, email, password, code } = data
      if (await isAboutAgency(password)) return tellingPassword
      const user = { name: userName, email, passwordHash: await hashPassword(password) }
      return db.transaction().execute((tx) => insert(tx, user, code, now()))
    },

    /** Creates an owner at once, for the machine's operator. */
    async createOwner(typed: Omit<Registration, 'code'>): Promise<Registered> {
      const { data, error } = registrationFields.safeParse(typed)
      if (error) return { errors: z.flattenError(error).fieldErrors }
      const { userName: name, email, password } = data
      if (await isAboutAgency(password)) return tellingPassword
      const passwordHash = await hashPassword(password)
      const owner = { name, email, passwordHash }
      return db.transaction().execute((tx) => insertAnotherOwner(tx, owner, now()))
    },

    /**
     * A code for the first owner's sign-up link, replacing an earlier one; undefined once there is
     * an owner.
     */
    ownerCode: (): Promise<string | undefined> =>
      db.transaction().execute(async (tx) => {
        if (await hasOwner(tx)) return undefined
        await dropOwnerCodes(tx)
        return makeCode(tx, 'owner', { userId: null, expiresAt: null }, now())
      }),

    /**
     * Creates an owner with this address if it has no account. An existing account keeps its
     * password, unless the site has no owner: then it is a sign-up that nobody could approve.
     * Throws an Error of one line if address or password are refused.
     */
    async ensureOwner(email: string, password: string): Promise<void> {
      const owner = await firstOwner(email, password)
      await db.transaction().execute((tx) => insertOwner(tx, owner, now()))
    },
  }
}

async function insertAnotherOwner(tx: Tx, owner: NewUser, now: Date): Promise<Registered> {
  const row = await insertNew(tx, owner, 'owner', now)
  if (!row) return taken
  await dropOwnerCodes(tx)
  return { user: toUser(row) }
}

async function firstOwner(email: string, password: string): Promise<NewUser> {
  const { data, error } = ownerFields.safeParse({ userName: 'Owner', email, password })
  if (error) throw new Error(`The first owner cannot be made: ${error.issues[0]?.message}`)
  const passwordHash = await hashPassword(data.password)
  return { name: data.userName, email: data.email, passwordHash }
}

type Code = Registration['code']

async function insert(tx: Tx, user: NewUser, code: Code, now: Date): Promise<Registered> {
  const owner = Boolean(code)
  const row = await insertNew(tx, user, owner ? 'owner' : 'editor', now)
  if (!row) return taken
  if (code && !(await consumeCode(tx, 'owner', code, now))) {
    await tx.deleteFrom('users').where('id', '=', row.id).execute()
    return staleCode
  }
  if (owner) await dropOwnerCodes(tx)
  return { user: toUser(row) }
}

/** Undefined if the address has an account. Owners need no approval. */
const insertNew = (tx: Tx, user: NewUser, role: Role, now: Date) =>
  tx
    .insertInto('users')
    .values({
      ...user,
      role,
      approvedAt: role === 'owner' ? now.toISOString() : null,
      createdAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(userColumns)
    .executeTakeFirst()

async function insertOwner(tx: Tx, user: NewUser, now: Date) {
  const owner = { ...user, role: 'owner' as const, approvedAt: now.toISOString() }
  const hasAnOwner = await hasOwner(tx)
  const row = await tx
    .insertInto('users')
    .values({ ...owner, createdAt: now.toISOString() })
    .onConflict((conflict) => {
      const existing = conflict.column('email')
      return hasAnOwner ? existing.doNothing() : existing.doUpdateSet(owner)
    })
    .returning('id')
    .executeTakeFirst()
  if (row) await dropOwnerCodes(tx)
}

async function hasOwner(tx: Tx): Promise<boolean> {
  const owners = tx.selectFrom('users').select('id').where('role', '=', 'owner')
  return (await owners.where('approvedAt', 'is not', null).limit(1).execute()).length > 0
}

const dropOwnerCodes = (tx: Tx) => tx.deleteFrom('codes').where('purpose', '=', 'owner').execute()
