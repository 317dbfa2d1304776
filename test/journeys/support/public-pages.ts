import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const pressBookNow = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click()

/**
 * Opens the form if scripts run, and waits until the page has scrolled to it, since an earlier
 * click would miss.
 */
export const openBooking = async (page: Page) => {
  await pressBookNow(page)
  await expect(page.locator('#booking-title')).toBeFocused()
}

interface Listed {
  id: number
  title: string
  hotelRooms?: { $values: { id: number }[] }
}

/** The published listings of a kind, of which the demo has at least four. */
export async function listed(request: APIRequestContext, kind: string) {
  const answer = await request.get(`/api/${kind}`)
  return (await answer.json()).$values as [Listed, Listed, Listed, Listed, ...Listed[]]
}

/** The URL with existing ids in place of kinds. */
export async function addressOf(address: string, request: APIRequestContext) {
  const [, place = '', kind = '', , count = '1'] = /(\{(\w+)(\*(\d))?\})/.exec(address) ?? []
  if (!kind) return address
  const listings = await listed(request, kind === 'room' ? 'Hotel' : kind)
  const rooms = listings.flatMap(({ hotelRooms }) => hotelRooms?.$values ?? [])
  const found = kind === 'room' ? rooms : listings
  return address.replace(place, String(found.slice(0, Number(count)).map(({ id }) => id)))
}
