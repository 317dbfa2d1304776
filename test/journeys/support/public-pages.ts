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
  const { ids } = await firstOf(page.request, 'Villa')
  await page.evaluate(
    (text) => {
      localStorage.setItem('saved', text)
      localStorage.setItem('viewed', text)
    },
    JSON.stringify(ids.slice(0, 2)),
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

/** The URL with existing ids. */
export async function addressOf({ address }: PublicPage, request: APIRequestContext) {
  const [, place = '', kind = '', , count = '1'] = /(\{(\w+)(\*(\d))?\})/.exec(address) ?? []
  if (!kind) return address
  const { ids, rooms } = await firstOf(request, kind === 'room' ? 'Hotel' : kind)
  const found = kind === 'room' ? rooms : ids
  return address.replace(place, found.slice(0, Number(count)).join())
}

async function firstOf(request: APIRequestContext, kind: string) {
  const answer = await request.get(`/api/${kind}`)
  const listings: { id: number; hotelRooms?: { $values: { id: number }[] } }[] = (
    await answer.json()
  ).$values
  const rooms = listings.flatMap(({ hotelRooms }) => hotelRooms?.$values ?? [])
  return { ids: listings.map(({ id }) => id), rooms: rooms.map(({ id }) => id) }
}
