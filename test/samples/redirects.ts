import type { Database } from '#server/db/database.ts'
import { createHistory } from '#server/history/history.ts'
import { readRows } from '#server/redirects/read-rows.ts'
import { createRedirects } from '#server/redirects/redirects.ts'

/** Redirects in a database, and an owner who changes them. */
export async function openRedirects(database: Database) {
  const user = { name: 'Meena', email: 'm@example.in', passwordHash: '', role: 'owner' as const }
  const at = new Date().toISOString()
  const { id } = await database.db
    .insertInto('users')
    .values({ ...user, approvedAt: at, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const by = { id, name: 'Meena' }
  const history = createHistory(database)
  const create = () => createRedirects(database, history, 'https://ke.example')
  const redirects = create()
  const lead = async (from: string, to: string) => {
    const stored = await redirects.create({ from, to }, by)
    if ('errors' in stored) throw new Error(JSON.stringify(stored.errors))
    return stored
  }
  const refused = (from: string, to: string) => redirects.create({ from, to }, by)
  const load = (text: string, preview = false) => redirects.import(readRows(text), { preview, by })
  return { database, history, redirects, by, lead, refused, load, create }
}
