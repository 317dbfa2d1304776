import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Listed, withIds } from '../../samples/public-pages.ts'

/**
 * Opens the form if scripts run, and waits until the page has scrolled to it, since an earlier
 * click would miss.
 */
export const openBooking = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click()
  await expect(page.locator('#booking-title')).toBeFocused()
}

/** The published listings of a kind, of which the demo has at least four. */
export async function listed(request: APIRequestContext, kind: string) {
  const answer = await request.get(`/api/${kind}`)
  return (await answer.json()).$values as [Listed, Listed, Listed, Listed, ...Listed[]]
}

/** The URL with existing ids in place of kinds. */
export const addressOf = (address: string, request: APIRequestContext) =>
  withIds(address, (kind) => listed(request, kind))
