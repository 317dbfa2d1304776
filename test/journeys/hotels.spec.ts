import { expect, type Page } from '@playwright/test'
import { withoutTable } from './broken-database.ts'
import { openHotel, room, roomCard, title } from './hotel-page.ts'
import { expectSectionLinks } from './kind-pages.ts'
import { live, test } from './visitor.ts'

async function structuredData(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text)).find((each) => each['@type'] === type)
}

test.describe('the list', () => {
  test('stands below five pictures that fill the screen', async ({ page }) => {
    await page.goto('/hotels')
    const hero = page.getByRole('region', { name: 'Pictures of hotels and houseboats' })
    await expect(hero.getByRole('img')).toHaveCount(5)
    expect((await hero.boundingBox())?.height).toBe(page.viewportSize()?.height)
    await expect(page.getByRole('heading', { name: 'Hotels', exact: true })).toBeVisible()
    const links = page.getByRole('article').getByRole('heading').getByRole('link')
    const paths = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => a.pathname))
    expect(paths.every((path) => /^\/hotel\/\d+$/.test(path))).toBe(true)
    const list = await structuredData(page, 'ItemList')
    expect(list.itemListElement).toHaveLength(paths.length)
  })

  test('narrows by price without a hero in the way', async ({ page }) => {
    await page.goto('/hotels')
    await live(page)
    await page.getByText('Filter and sort').click()
    await page.getByLabel('Max price').fill('6000')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/hotels?maxPrice=6000')
    await expect(page.getByRole('heading', { name: /^\d+ results?$/ })).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    const hero = await page.locator('.carousel-hero').boundingBox()
    expect(hero?.height).toBeLessThan((header?.height ?? 0) + 144)
    await page.getByRole('link', { name: 'Remove Up to ₹6,000' }).click()
    await expect(page.getByRole('heading', { name: 'Hotels', exact: true })).toBeVisible()
  })
})

test.describe('where the database fails', () => {
  test.use({ expected: /503|Error fetching hotels/ })

  test('the list says so and offers another try', async ({ page, server }) => {
    await withoutTable(server, 'listings', async () => {
      const answer = await page.goto('/hotels?sort=title')
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('alert')).toContainText(
        'Error fetching hotels. Please try again.',
      )
      await live(page)
    })
    await page.getByRole('link', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: /^\d+ results$/ })).toBeVisible()
  })
})

test.describe('a hotel', () => {
  test('has its rooms first, then everything else', async ({ page }) => {
    await openHotel(page)
    await expect(page.locator('.detail-section > h2')).toHaveText([
      'Rooms',
      'Description',
      'Location',
      'Services',
      'Additional Information',
      'Terms & Conditions',
      'Contact Form',
    ])
    await expect(roomCard(page)).toContainText('2 adults and 2 children')
    await expect(roomCard(page)).toContainText('₹7,400')
    await expect(page.getByText('Price per night: ₹5,200')).toBeVisible()
    const address = 'Nigeen Lake, west bank, Hazratbal, Srinagar 190006'
    const map = page.getByRole('link', { name: address })
    const { searchParams } = new URL((await map.getAttribute('href')) ?? '')
    expect(searchParams.get('query')).toBe(address)
    const service = page.locator('#services li').filter({ hasText: 'Shikara at the steps' })
    await expect(service).toContainText('₹700 an hour after that')
    await expect(service.locator('img')).toHaveAttribute('src', /^\/images\//)
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
    await expectSectionLinks(page)
  })

  test('tells machines of its rooms and their prices', async ({ page }) => {
    await openHotel(page)
    const hotel = await structuredData(page, 'Hotel')
    expect(hotel).toMatchObject({ name: title, url: page.url() })
    const { '@id': id } = hotel.containsPlace.find(({ name }: { name: string }) => name === room)
    expect(hotel.makesOffer).toContainEqual(
      expect.objectContaining({ price: 7400, priceCurrency: 'INR', itemOffered: { '@id': id } }),
    )
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url())
  })

  test('its pictures of a room go round', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHotel(page)
    await live(page)
    const pictures = page.getByRole('region', { name: 'Pictures of Double cabin, lake side' })
    await pictures.getByRole('button', { name: 'Next slide' }).click()
    await expect(pictures.getByRole('img', { name: 'Slide 2' })).toBeInViewport({ ratio: 0.9 })
    await pictures.getByRole('button', { name: 'Next slide' }).click()
    await expect(pictures.getByRole('img', { name: 'Slide 1' })).toBeInViewport({ ratio: 0.9 })
  })

  test('without rooms, and a room without pictures, say so', async ({
    page,
    request,
    ownerToken,
  }) => {
    const headers = { authorization: `Bearer ${ownerToken}` }
    const made = await request.post('/api/Hotel', {
      headers,
      multipart: {
        title: 'Empty House',
        duration: 'Soon',
        email: 'empty@example.in',
        description: 'Lal Chowk',
        price: '1000',
      },
    })
    const { id } = await made.json()
    await page.goto(`/hotel/${id}`)
    await expect(page.getByText('No rooms available')).toBeVisible()
    const added = await request.post('/api/HotelRooms', {
      headers,
      multipart: { name: 'Attic', capacity: '1 adult', pricePerNight: '900', hotelId: `${id}` },
    })
    expect(added.status()).toBe(201)
    await page.goto(`/hotel/${id}`)
    await expect(page.locator('#rooms').getByText('No images available')).toBeVisible()
    await request.delete(`/api/Hotel/${id}`, { headers })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search narrows the list', async ({ page }) => {
    await page.goto('/hotels')
    await page.getByRole('searchbox').fill('gulmarg')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/hotels\?q=gulmarg/)
    await expect(page.getByRole('heading', { name: /^\d+ results?$/ })).toBeVisible()
  })
})

test('an address with a title leads to the short one for good', async ({ request }) => {
  const answer = await request.get('/api/Hotel')
  const { id } = (await answer.json()).$values[0]
  const long = await request.get(`/hotel/${id}-heritage-houseboat`, { maxRedirects: 0 })
  expect(long.status()).toBe(301)
  expect(long.headers().location).toMatch(new RegExp(`/hotel/${id}$`))
})

test('what is no hotel and no room is a 404', async ({ request }) => {
  const answer = await request.get('/api/Villa')
  const { id } = (await answer.json()).$values[0]
  for (const path of [`/hotel/${id}`, '/hotel/none', '/contact-form/999999', '/contact-form/x']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
