import { expect, type Locator, type Page } from '@playwright/test'

type Place = Page | Locator

/** The options of a phone. */
export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
}

/** Waits until each of these texts is seen. */
export async function sees(place: Place, ...texts: (string | RegExp)[]) {
  for (const text of texts) await expect(place.getByText(text)).toBeVisible()
}

/** The button with this whole name, or the one whose name matches. */
export const button = (place: Place, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' })

export const press = (place: Place, name: string | RegExp) => button(place, name).click()

/** The link with this whole name, or the one whose name matches. */
export const link = (place: Place, name: string | RegExp) =>
  place.getByRole('link', { name, exact: typeof name === 'string' })

export const follow = (place: Place, name: string | RegExp) => link(place, name).click()

/** The field with this whole label. */
export const field = (place: Place, label: string) => place.getByLabel(label, { exact: true })

/** Fills fields by their whole labels. */
export async function fill(place: Place, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await field(place, label).fill(text)
}

/** The screen's own heading. */
export const title = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name })

/** The question before something is lost. */
export const question = (page: Page, name?: string | RegExp) =>
  page.getByRole('alertdialog', { name })

export const answer = (page: Page, name: string) => press(question(page), name)

/** Sends files to be checked, on the screen of imports. */
export async function sendSheets(page: Page, files: Parameters<Locator['setInputFiles']>[0]) {
  await page.getByLabel('Choose files').setInputFiles(files)
  await press(page, 'Check')
  await expect(page.getByRole('heading', { name: 'Rows' })).toBeVisible({ timeout: 60_000 })
}
