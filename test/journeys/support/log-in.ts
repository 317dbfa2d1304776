import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts'
import type { RunningServer } from '../../servers/running-server.ts'
import { owner } from './demo-data.ts'
import type { Api } from './staff.ts'

/** Fills and sends the form to log in, of a page or a dialog; as the owner unless told otherwise. */
export async function logIn(place: Page | Locator, { email, password } = owner) {
  await place.getByLabel('Email').fill(email)
  await place.getByLabel('Password').fill(password)
  await place.getByRole('button', { name: 'Log In' }).click()
}

/** What logs in the editor whose page `pageOf` has made. */
export async function editorNamed(api: Api, name: string) {
  const accounts: { userName: string; email: string }[] = await api.list('/api/User')
  const email = accounts.find(({ userName }) => userName === name)?.email ?? ''
  return { email, password: 'chinar-leaf-26' }
}

/** Sets all times of all sessions back by a number of hours. */
export function ageSessions({ dataDir }: RunningServer, hours: number) {
  const file = new DatabaseSync(sqlitePath(dataDir), { timeout: 5000 })
  const at = new Date(Date.now() - hours * 3_600_000).toISOString()
  file.prepare('update sessions set created_at = ?, used_at = ?').run(at, at)
  file.close()
}
