import type { Locator, Page } from '@playwright/test'
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
