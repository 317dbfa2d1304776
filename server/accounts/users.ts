import type { Database } from '../db/database.ts'
import { lockName, lockRow } from '../db/lock.ts'
import type { Tables, Tx } from '../db/tables.ts'
import type { Author, Change, History } from '../history/history.ts'

export type Role = Tables['users']['role']

export interface User {
  id: number
  name: string
  email: string
  role: Role
  /** Pending until an owner approves it. */
  status: 'pending' | 'active'
  /** ISO 8601, UTC. */
  createdAt: string
}

/** The outcome of a change that must leave at least one owner. */
type OwnerChange = 'done' | 'missing' | 'lastOwner'

export const userColumns = ['id', 'name', 'email', 'role', 'approvedAt', 'createdAt'] as const

export function toUser(row: Omit<User, 'status'> & { approvedAt: string | null }): User {
  const { approvedAt, ...user } = row
  return { ...user, status: approvedAt ? 'active' : 'pending' }
}

/** Releases the work assigned to an account, before its removal. */
export type Unassign = (tx: Tx, user: Author, by: Author) => Promise<void>

interface Options {
  now: () => Date
  history?: Pick<History, 'record'>
  unassign?: Unassign
}

/** The accounts, and what owners can do with them; recorded in the history. */
export function createUsers(database: Database, options: Options) {
  const { db } = database
  return {
    /** Pending accounts first. */
    async list(): Promise<(User & { secondFactor: boolean })[]> {
      const rows = await db
        .selectFrom('users')
        .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
        .select(userColumns)
        .select('confirmedAt')
        .orderBy('id')
        .execute()
      const users = rows.map(({ confirmedAt, ...row }) => ({
        ...toUser(row),
        secondFactor: confirmedAt !== null,
      }))
      return users.sort((a, b) => Number(a.status === 'active') - Number(b.status === 'active'))
    },

    async find(id: number): Promise<User | undefined> {
      const row = await db
        .selectFrom('users')
        .select(userColumns)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toUser(row)
    },

    ...changesOfUsers(database, options),
  }
}

/** Each is recorded in the history. */
function changesOfUsers({ db, announce }: Database, { now, history, unassign }: Options) {
  const note = async (tx: Tx, change: Omit<Change, 'kind'>) =>
    history?.record(tx, { ...change, kind: 'User' })
  return {
    /** The approved account; undefined if no pending account has the id. */
    approve: (id: number, by?: Author): Promise<User | undefined> =>
      db.transaction().execute(async (tx) => {
        const row = await approvePending(tx, id, now())
        if (!row) return undefined
        const change = { before: { approved: false }, after: { approved: true } }
        await note(tx, { by, action: 'change', title: row.name, ...change })
        return toUser(row)
      }),

    setRole: (id: number, role: Role, by?: Author): Promise<OwnerChange> =>
      db.transaction().execute(async (tx) => {
        if (role !== 'owner' && (await isLastOwner(tx, id))) return 'lastOwner'
        const before = await tx
          .selectFrom('users')
          .select(['name', 'role'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (!before) return 'missing'
        await tx.updateTable('users').set({ role }).where('id', '=', id).execute()
        const change = { before: { role: before.role }, after: { role } }
        await note(tx, { by, action: 'change', title: before.name, ...change })
        return 'done'
      }),

    /** Also removes the account's sessions, codes and second factor. */
    async remove(id: number, by?: Author): Promise<OwnerChange> {
      const outcome = await db.transaction().execute(async (tx) => {
        if (await isLastOwner(tx, id)) return 'lastOwner'
        const user = await lockUser(tx, id)
        if (!user) return 'missing'
        if (by) await unassign?.(tx, user, by)
        await tx.deleteFrom('users').where('id', '=', id).execute()
        await note(tx, { by, action: 'delete', title: user.name })
        return 'done'
      })
      if (outcome === 'done') await announce(['enquiries'])
      return outcome
    },
  }
}

const approvePending = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('users')
    .set({ approvedAt: now.toISOString() })
    .where('id', '=', id)
    .where('approvedAt', 'is', null)
    .returning(userColumns)
    .executeTakeFirst()

async function lockUser(tx: Tx, id: number) {
  await lockRow(tx, 'users', id)
  return tx.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
}

async function isLastOwner(tx: Tx, id: number): Promise<boolean> {
  // Serialises two owners who remove each other at the same time.
  await lockName(tx, 'owners')
  const owners = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('approvedAt', 'is not', null)
    .execute()
  return owners.length === 1 && owners[0]?.id === id
}
