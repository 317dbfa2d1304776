import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { startServer } from '#test/servers/running-server.ts'
import { fillUpTo } from './fill.ts'
import { fillEnquiries } from './fill-enquiries.ts'

const owner = { email: 'owner@example.in', password: 'pashmina-1947' }

export interface OfficeSite {
  url: string
  /** Of the owner. */
  token: string
}

/** Measures a site of its own on SQLite, with so many packages, as many hotels and as many enquiries. */
export async function withOffice<T>(count: number, measure: (site: OfficeSite) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-office-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await fill(folder, count)
  const { url, stop } = await startServer(folder, {
    SEED: 'none',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  })
  try {
    return await measure({ url, token: await logIn(url) })
  } finally {
    await stop()
  }
}

async function fill(folder: string, count: number) {
  const database = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: folder }))
  await fillUpTo(database, 0, count, 'TravelPackage')
  await fillUpTo(database, 0, count, 'Hotel')
  await fillEnquiries(database, count)
  await database.close()
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/User/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return (await answer.json()).token
}
