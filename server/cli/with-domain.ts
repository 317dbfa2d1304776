import { existsSync } from 'node:fs'
import { sqlitePath } from '../db/sqlite/sqlite-file.ts'
import { type Domain, openDomain } from '../domain.ts'
import type { Env } from '../env.ts'

/** Works on the server's data, whether or not one is running. */
export async function withDomain<T>(env: Env, work: (domain: Domain) => Promise<T>): Promise<T> {
  const domain = await openDomain(env, { isCommand: true })
  try {
    return await work(domain)
  } finally {
    await domain.close()
  }
}

type Where = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>

/** Whether a database exists. */
export const hasData = ({ DATA_DIR, DATABASE_URL }: Where) =>
  Boolean(DATABASE_URL) || existsSync(sqlitePath(DATA_DIR))

/** Throws if there is no database, since the folder is then probably wrong. */
export function requireData(where: Where) {
  if (!hasData(where)) throw new Error(`DATA_DIR ${where.DATA_DIR} holds no database.`)
}
