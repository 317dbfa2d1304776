import { expect, type Page } from '@playwright/test'

/** A hotel of the demo catalogue, and one of its rooms. */
export const title = 'The Painted Kingfisher Houseboats'
export const room = 'Family cabin with a bunk'

export const roomCard = (page: Page) => page.getByRole('article').filter({ hasText: room })
export const send = (page: Page) => page.getByRole('button', { name: 'Send booking inquiry' })

export async function openHotel(page: Page) {
  await page.goto('/hotels')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
