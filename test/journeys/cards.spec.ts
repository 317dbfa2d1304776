import { expect } from '@playwright/test'
import { live, test } from './visitor.ts'

const wide = { width: 1440, height: 900 }

const kinds = [
  { path: '/hotels', detail: '/hotel', lists: 1 },
  { path: '/villas', detail: '/villas', lists: 1 },
  { path: '/travel-packages', detail: '/travel-package', lists: 3 },
  { path: '/adventure', detail: '/adventure', lists: 3 },
  { path: '/photoShoots', detail: '/photoShoots', lists: 3 },
  { path: '/eventManagement', detail: '/eventManagement', lists: 3 },
  { path: '/wellness', detail: '/wellness', lists: 3 },
]

test('a card shows picture, duration, title, route, price and the old price, 1500 more', async ({
  page,
}) => {
  const { $values } = await (await page.request.get('/api/TravelPackage')).json()
  const unmarked = (each: { oldPrice: number | null }) => each.oldPrice === null
  const { title, duration, description, price } = $values.find(unmarked)
  await page.goto('/travel-packages')
  const card = page.getByRole('article').filter({ has: page.getByText(title, { exact: true }) })
  await expect(card.getByRole('img').first()).toBeVisible()
  await expect(card.locator('.badge')).toHaveText(duration)
  await expect(card.locator('.card-place')).toContainText(description)
  await expect(card).toContainText(`₹${price.toLocaleString('en-IN')}`)
  await expect(card.locator('s')).toHaveText(`₹${(price + 1500).toLocaleString('en-IN')}`)
  await expect(card.locator('s')).toHaveCSS('text-decoration-line', 'line-through')
  const picture = (await card.locator('.card-picture').boundingBox())!
  expect(picture.width / picture.height).toBeCloseTo(1.5, 1)
  const tops = await card
    .locator('.card-picture, .badge, .card-link, .card-place, s')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(tops).toHaveLength(5)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

for (const { path, detail } of kinds) {
  test(`a card on ${path} dials, chats and leads to its details`, async ({ page }) => {
    await page.goto(path)
    const card = page.getByRole('article').first()
    await expect(card.getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', /^tel:\+91/)
    await expect(card.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91\d+\?text=Hi%2C%20book%20me%20a%20trip%20to%20Kashmir/,
    )
    await card.getByRole('link', { name: /^View Details/ }).click()
    await expect(page).toHaveURL(new RegExp(`${detail}/\\d+$`))
  })
}

for (const path of ['/hotels', '/villas']) {
  test(`prices on ${path} are per night`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toContainText(/₹[\d,]+ per night/)
  })
}

test('a listing without a picture has a card with the mark in its place', async ({
  page,
  ownerToken,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const made = await page.request.post('/api/Villa', {
    headers,
    multipart: { title: 'Unseen House', duration: 'New', description: 'Harwan', price: '4000' },
  })
  const { id } = await made.json()
  await page.goto('/villas?q=unseen')
  const place = page.getByRole('article').locator('.card-picture')
  await expect(place.locator('svg')).toBeVisible()
  await expect(place.locator('img')).toHaveCount(0)
  await page.request.delete(`/api/Villa/${id}`, { headers })
})

test('an empty catalogue says so in every list', async ({ page, ownerlessServer }) => {
  const empty = page.getByText('No data available', { exact: true })
  const lists = [...kinds, { path: '/transportation', lists: 3 }, { path: '/', lists: 3 }]
  for (const { path, lists: count } of lists) {
    await page.goto(ownerlessServer.url + path)
    await expect(empty).toHaveCount(count)
    await expect(page.getByRole('article')).toHaveCount(0)
  }
  await page.goto(`${ownerlessServer.url}/wellness`)
  await expect(page.getByText('No wellness retreat packages available')).toBeVisible()
  // That server ends before the page does.
  await page.goto('about:blank')
})

test.describe('films', () => {
  test.use({ viewport: wide })

  for (const path of [
    '/',
    '/travel-packages',
    '/transportation',
    '/photoShoots',
    '/eventManagement',
    '/adventure',
    '/wellness',
  ]) {
    test(`the film of ${path} is muted and goes on and on`, async ({ page }) => {
      await page.goto(path)
      await live(page)
      const film = page.locator('video')
      await expect(film).toHaveCount(1)
      await expect(film).toHaveJSProperty('muted', true)
      await expect(film).toHaveJSProperty('loop', true)
    })
  }

  test('LET’S TRAVEL stands on screens from 768 pixels only', async ({ page }) => {
    const film = page.getByRole('region', { name: "LET'S TRAVEL" })
    await page.goto('/')
    await expect(film.getByRole('heading')).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(film).toBeVisible()
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(film).toBeHidden()
  })
})

test.describe('the home page', () => {
  test.use({ viewport: wide })

  test('begins with four pictures that fill the screen below the logo', async ({ page }) => {
    await page.goto('/')
    await live(page)
    const hero = page.locator('.home-hero')
    expect(await hero.boundingBox()).toEqual({ x: 0, y: 0, ...wide })
    await expect(hero.locator('picture')).toHaveCount(4)
    const logo = page.getByRole('banner').getByRole('link', { name: /^Kashmir Escapes/ })
    expect((await logo.boundingBox())?.y).toBeLessThan(wide.height)
    await hero.getByRole('button', { name: 'Picture 4' }).click()
    await expect(hero.locator('picture[data-shown]').getByRole('img')).toHaveAttribute(
      'alt',
      /houseboat/,
    )
  })

  test('has its cards in a grid, on a phone in a strip that snaps', async ({ page }) => {
    await page.goto('/')
    const strip = page
      .getByRole('region', { name: 'Our Travel Packages' })
      .getByRole('list')
      .first()
    const cards = strip.getByRole('article').filter({ visible: true })
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().y))
    expect(new Set(tops).size).toBe(1)
    expect(tops).toHaveLength(3)
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(strip).toHaveCSS('scroll-snap-type', /^x/)
    expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  })

  test('rents out cars only', async ({ page, request }) => {
    const answer = await request.get('/api/Transportation?category=1')
    const cars = (await answer.json()).$values.map((each: { title: string }) => each.title)
    await page.goto('/')
    const cabs = page.getByRole('region', { name: 'Rent a Cab' }).getByRole('article')
    await expect(cabs.filter({ visible: true }).getByRole('heading')).toHaveText(cars.slice(0, 5))
  })
})

for (const width of [400, 800, 1440, 3200]) {
  test(`a slideshow has one slide in view at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/villas')
    const strip = page.getByRole('region', { name: 'Pictures of villas' }).locator('ul')
    const slide = await strip.getByRole('listitem').first().boundingBox()
    expect(slide?.width).toBe(width)
  })
}
