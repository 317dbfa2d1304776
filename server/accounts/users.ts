import type { Database } from '../db/database.ts'
import { lockName } from '../db/lock.ts'
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

/** What became of a change that must leave an owner behind. */
export type OwnerChange = 'done' | 'missing' | 'lastOwner'

export const userColumns = ['id', 'name', 'email', 'role', 'approvedAt', 'createdAt'] as const

export function toUser(row: Omit<User, 'status'> & { approvedAt: string | null }): User {
  const { approvedAt, ...user } = row
  return { ...user, status: approvedAt ? 'active' : 'pending' }
}

interface Options {
  now: () => Date
  history?: Pick<History, 'record'>
}

/** Who has an account, and what an owner may do with it, which the history notes. */
export function createUsers({ db }: Database, options: Options) {
  return {
    /** Those who wait for approval first. */
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

    ...changesOfUsers({ db }, options),
  }
}

/** Each is noted in the history. */
function changesOfUsers({ db }: Pick<Database, 'db'>, { now, history }: Options) {
  return {
    /** The account that may log in from now on; undefined when none waits under that id. */
    approve: (id: number, by?: Author): Promise<User | undefined> =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('users')
          .set({ approvedAt: now().toISOString() })
          .where('id', '=', id)
          .where('approvedAt', 'is', null)
          .returning(userColumns)
          .executeTakeFirst()
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

    /** Sessions, codes and the second factor go with the account. */
    remove: (id: number, by?: Author): Promise<OwnerChange> =>
      db.transaction().execute(async (tx) => {
        if (await isLastOwner(tx, id)) return 'lastOwner'
        const removed = tx.deleteFrom('users').where('id', '=', id).returning('name')
        const row = await removed.executeTakeFirst()
        if (row) await note(tx, { by, action: 'delete', title: row.name })
        return row ? 'done' : 'missing'
      }),
  }

  async function note(tx: Tx, change: Omit<Change, 'kind'>) {
    await history?.record(tx, { ...change, kind: 'User' })
  }
}

async function isLastOwner(tx: Tx, id: number): Promise<boolean> {
  // Two owners who remove each other at once take turns.
  await lockName(tx, 'owners')
  const owners = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('approvedAt', 'is not', null)
    .execute()
  return owners.length === 1 && owners[0]?.id === id
}
