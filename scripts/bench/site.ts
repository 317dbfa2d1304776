import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { addDemoRates } from '#server/seed-rates.ts'
import { type RunningServer, startServer } from '#test/servers/running-server.ts'
import { fillUpTo } from './fill.ts'
import { fillEnquiries } from './fill-enquiries.ts'

const owner = { email: 'owner@example.in', password: 'pashmina-1947' }
const account = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }

export interface Site extends RunningServer {
  port: number
  /** Of a folder that is removed with the site. */
  folder: string
}

/** The built site with the demo catalogue, while the task runs. */
export const withDemo = <T>(task: (site: Site) => Promise<T>) =>
  withFolder((folder) => withSite(folder, { SEED: 'demo', ...account }, task))

/** The built site with `count` listings, half packages and half hotels, while the task runs. */
export const withListings = <T>(count: number, task: (site: Site) => Promise<T>) =>
  withFolder(async (folder) => {
    const database = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: folder }))
    await fillUpTo(database, 0, count / 2, 'TravelPackage')
    await fillUpTo(database, 0, count / 2, 'Hotel')
    await database.close()
    return withSite(folder, account, task)
  })

/**
 * The built site with `count` packages, hotels and enquiries each, and the demo's rate book, while the
 * task runs.
 */
export const withOffice = <T>(count: number, task: (site: Site) => Promise<T>) =>
  withFolder(async (folder) => {
    const database = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: folder }))
    await fillUpTo(database, 0, count, 'TravelPackage')
    await fillUpTo(database, 0, count, 'Hotel')
    await fillEnquiries(database, count)
    await database.db.transaction().execute(addDemoRates)
    await database.close()
    return withSite(folder, { SEED: 'none', ...account }, task)
  })

async function withSite<T>(
  folder: string,
  variables: Record<string, string>,
  task: (site: Site) => Promise<T>,
) {
  const server = await startServer(folder, variables)
  try {
    return await task({ ...server, folder, port: Number(new URL(server.url).port) })
  } finally {
    await server.stop()
  }
}

async function withFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-bench-'))
  try {
    return await task(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A bearer token of the owner. */
export async function logIn({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/User/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return (await answer.json()).token
}
