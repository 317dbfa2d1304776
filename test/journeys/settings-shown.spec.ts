import { expect, type Page } from '@playwright/test'
import { live, test } from './visitor.ts'

/** A server of its own: it changes what visitors see. */
test.use({ variables: { JOURNEY: 'settings-shown' } })

const phone = { width: 360, height: 780 }
const wide = { width: 1440, height: 900 }

const set = async (page: Page, token: string, data: object) => {
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.put('/api/Setting', { headers, data })).status()).toBe(200)
}

const firstOf = async (page: Page, kind: string) =>
  (await (await page.request.get(`/api/${kind}`)).json()).$values[0]

const bar = (page: Page) => page.getByRole('complementary', { name: 'Price and booking' })

/** Every place where a price stands says of it what these words are. */
async function expectBesidePrices(page: Page, words: RegExp) {
  const hotel = await firstOf(page, 'Hotel')
  const [room] = hotel.hotelRooms.$values
  await page.goto('/hotels')
  await expect(page.getByRole('article').first()).toContainText(words)
  await page.goto('/search?q=houseboat')
  await expect(page.getByRole('article').first()).toContainText(words)
  for (const size of [phone, wide]) {
    await page.setViewportSize(size)
    await page.goto(`/hotel/${hotel.id}`)
    await expect(bar(page).getByText(words)).toBeVisible()
  }
  await expect(page.locator('#rooms').getByRole('article').first()).toContainText(words)
  await expect(page.locator('#description').getByText(words)).toBeVisible()
  await page.goto(`/contact-form/${room.id}`)
  await expect(page.getByRole('main')).toContainText(words)
}

test('beside a price stands what it buys, and nothing of tax until that is known', async ({
  page,
}) => {
  await expectBesidePrices(page, /per night(?!, (plus|tax))/)
})

test('whether tax is in a price stands beside it, with the basis of its kind', async ({
  page,
  ownerToken,
}) => {
  await set(page, ownerToken, {
    taxIncluded: 'no',
    priceBasisHotel: 'a room and night',
    priceBasisTravelPackage: 'for two',
  })
  await expectBesidePrices(page, /a room and night, plus tax/)
  const words = /₹[\d,]+ for two, plus tax/
  const { id } = await firstOf(page, 'TravelPackage')
  for (const path of ['/', `/compare?ids=${id}`, `/travel-package/${id}/print`]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(words)
  }
  await set(page, ownerToken, { taxIncluded: 'yes', priceBasisTravelPackage: '' })
  await page.goto(`/travel-package/${id}`)
  await expect(bar(page)).toContainText(/₹[\d,]+ per person, tax included/)
})

test('the footer has the facts that the law asks for, as far as they are known', async ({
  page,
  ownerToken,
}) => {
  const facts = ['Registration', 'GSTIN', 'Grievance officer', 'Tax is extra']
  const foot = page.getByRole('contentinfo')
  await set(page, ownerToken, { taxIncluded: '' })
  await page.goto('/About')
  await expect(foot).toContainText('Drawn pictures are illustrations')
  for (const fact of facts) await expect(foot).not.toContainText(fact)
  await set(page, ownerToken, {
    taxIncluded: 'no',
    registrationNumber: 'JK-TA-0417',
    registrationExpiry: '2029-03-31',
    gstin: '01ABCDE1234F1Z5',
    grievanceOfficerName: 'Rafiq Lone',
    grievanceOfficerPhone: '+91 194 000 0001',
  })
  await page.reload()
  for (const line of [
    'Registration JK-TA-0417, valid until 31 March 2029',
    'GSTIN 01ABCDE1234F1Z5',
    'Grievance officer: Rafiq Lone, +91 194 000 0001',
    'Tax is extra',
  ]) {
    await expect(foot.getByText(line, { exact: true })).toBeVisible()
  }
})

test('old prices, offer, chat and maps are as they are set', async ({ page, ownerToken }) => {
  await page.goto('/')
  await expect(page.locator('s').first()).toBeAttached()
  await set(page, ownerToken, {
    oldPriceMarkup: 0,
    mapsUrl: 'https://maps.example/agency',
    popupTitle: 'Saffron weeks',
    popupText: 'The fields of Pampore bloom.',
    popupButton: 'See the fields',
    popupUrl: 'https://saffron.example/',
    popupDelayMs: 0,
    popupShownMs: 60_000,
    floatingButton: 'Ask about saffron',
    floatingWhatsappText: 'Saffron, please',
  })
  await page.reload()
  await live(page)
  const popup = page.getByRole('complementary', { name: 'Saffron weeks' })
  await expect(popup).toContainText('The fields of Pampore bloom.')
  const button = popup.getByRole('link', { name: 'See the fields' })
  await expect(button).toHaveAttribute('href', 'https://saffron.example/')
  const floating = page.getByRole('link', { name: 'Ask about saffron' })
  await expect(floating).toHaveAttribute('href', /\?text=Saffron%2C%20please/)
  const stars = page.getByRole('link', { name: /of 5 stars/ }).first()
  await expect(stars).toHaveAttribute('href', 'https://maps.example/agency')
  const { $values: hotels } = await (await page.request.get('/api/Hotel')).json()
  const reduced = hotels.filter(({ oldPrice }: { oldPrice: number | null }) => oldPrice !== null)
  await page.goto('/hotels')
  await expect(page.locator('s')).toHaveCount(reduced.length)
  await set(page, ownerToken, { popupEnabled: false, floatingEnabled: false })
  await page.goto('/')
  await live(page)
  await expect(floating).toHaveCount(0)
  await expect(popup).toHaveCount(0)
})
