import { type APIRequestContext, expect, type Page } from '@playwright/test'

interface PublicPage {
  /** With a kind in place of an id, standing for its first listing, and the number of ids. */
  address: string
  /** Opens what is initially closed: a form, its errors. */
  open?: (page: Page) => Promise<void>
}

const refuse = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
}

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

const book = async (page: Page) => {
  await openBooking(page)
  await refuse('Send booking enquiry')(page)
}

const offer = async (page: Page) =>
  expect(page.getByRole('complementary', { name: 'Spring Tulip' })).toBeVisible()

const choose = async (page: Page) => {
  for (const button of [0, 1]) {
    await page
      .getByRole('button', { name: /^Compare: / })
      .nth(button)
      .click()
  }
  await expect(page.getByRole('complementary', { name: 'Comparison' })).toBeVisible()
}

const save = async (page: Page) => {
  const [one, two] = await listed(page.request, 'Villa')
  await page.evaluate(
    (ids) => {
      for (const key of ['saved', 'viewed']) localStorage.setItem(key, ids)
    },
    JSON.stringify([one.id, two.id]),
  )
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
}

/** Every public page, in each state that changes its content. */
export const publicPages: PublicPage[] = [
  { address: '/', open: offer },
  { address: '/travel-packages', open: choose },
  { address: '/travel-packages?q=dal&category=1&minPrice=1' },
  { address: '/travel-package/{TravelPackage}', open: book },
  { address: '/travel-package/{TravelPackage}?adults=4&children=2&days=5' },
  { address: '/travel-package/{TravelPackage}/print' },
  { address: '/compare?ids={TravelPackage*2}' },
  { address: '/compare' },
  { address: '/hotels' },
  { address: '/hotel/{Hotel}', open: book },
  { address: '/contact-form/{room}', open: refuse('Send booking enquiry') },
  { address: '/villas' },
  { address: '/villas/{Villa}', open: book },
  { address: '/transportation' },
  { address: '/transportation/{Transportation}', open: book },
  { address: '/adventure' },
  { address: '/adventure/{Adventure}', open: book },
  { address: '/photoShoots' },
  { address: '/photoShoots/{Shoot}', open: book },
  { address: '/eventManagement' },
  { address: '/eventManagement/{EventManagement}', open: book },
  { address: '/wellness' },
  { address: '/wellness/{Relaxation}', open: book },
  { address: '/destinations' },
  { address: '/destination/{Destination}' },
  { address: '/articles' },
  { address: '/article/{Article}' },
  { address: '/About' },
  { address: '/terms-conditions' },
  { address: '/privacy-policy' },
  { address: '/roads' },
  { address: '/saved' },
  { address: '/saved?with', open: save },
  { address: '/search?q=gulmarg' },
  { address: '/search?q=penguin' },
  { address: '/contact', open: refuse('Send request') },
  { address: '/contact-form-adventure/{Adventure}', open: refuse('Send request') },
  { address: '/partnersContact', open: refuse('Become a Partner Now') },
  { address: '/no-such-page' },
]

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
