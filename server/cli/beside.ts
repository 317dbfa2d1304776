import { existsSync } from 'node:fs'
import { sqlitePath } from '../db/sqlite-file.ts'
import { type Domain, openDomain } from '../domain.ts'
import type { Env } from '../env.ts'

/** Does the work on the server's data, whether one is running or not. */
export async function beside<T>(env: Env, work: (domain: Domain) => Promise<T>): Promise<T> {
  const domain = await openDomain(env, { beside: true })
  try {
    return await work(domain)
  } finally {
    await domain.close()
  }
}

type Where = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>

/** Whether a database is there, or would first have to be made. */
export const hasData = ({ DATA_DIR, DATABASE_URL }: Where) =>
  Boolean(DATABASE_URL) || existsSync(sqlitePath(DATA_DIR))

/** Throws where a database would first have to be made: then the folder is surely the wrong one. */
export function demandData(where: Where) {
  if (!hasData(where)) throw new Error(`DATA_DIR ${where.DATA_DIR} holds no database.`)
}
