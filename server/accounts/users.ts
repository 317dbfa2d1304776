import type { Database } from '../db/database.ts'
import { lockName } from '../db/lock.ts'
import type { Tables, Tx } from '../db/tables.ts'

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

/** Who has an account, and what an owner may do with it. */
export function createUsers({ db }: Database, now: () => Date) {
  return {
    /** Those who wait for approval first. */
    async list(): Promise<User[]> {
      const rows = await db.selectFrom('users').select(userColumns).orderBy('id').execute()
      const users = rows.map(toUser)
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

    /** The account that may log in from now on; undefined when none waits under that id. */
    async approve(id: number): Promise<User | undefined> {
      const row = await db
        .updateTable('users')
        .set({ approvedAt: now().toISOString() })
        .where('id', '=', id)
        .where('approvedAt', 'is', null)
        .returning(userColumns)
        .executeTakeFirst()
      return row && toUser(row)
    },

    setRole: (id: number, role: Role): Promise<OwnerChange> =>
      db.transaction().execute(async (tx) => {
        if (role !== 'owner' && (await isLastOwner(tx, id))) return 'lastOwner'
        const changed = tx.updateTable('users').set({ role }).where('id', '=', id)
        return (await changed.returning('id').executeTakeFirst()) ? 'done' : 'missing'
      }),

    /** Sessions and codes go with the account. */
    remove: (id: number): Promise<OwnerChange> =>
      db.transaction().execute(async (tx) => {
        if (await isLastOwner(tx, id)) return 'lastOwner'
        const removed = tx.deleteFrom('users').where('id', '=', id)
        return (await removed.returning('id').executeTakeFirst()) ? 'done' : 'missing'
      }),
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
