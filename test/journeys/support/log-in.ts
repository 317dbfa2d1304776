import type { Locator, Page } from '@playwright/test'
import { owner } from './demo-data.ts'

/** Fills and sends the form to log in, of a page or a dialog; as the owner unless told otherwise. */
export async function logIn(place: Page | Locator, { email, password } = owner) {
  await place.getByLabel('Email').fill(email)
  await place.getByLabel('Password').fill(password)
  await place.getByRole('button', { name: 'Log In' }).click()
}
