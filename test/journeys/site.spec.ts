import { expect } from '@playwright/test'
import { expectSectionLinks } from './kind-pages.ts'
import { live, test } from './visitor.ts'

const list = '/travel-packages'
const results = /^\d+ results?$/

test.describe('the list of travel packages', () => {
  test('shows its three lists', async ({ page }) => {
    await page.goto(list)
    await live(page)
    const names = [
      'Customizable Travel Itineraries',
      'Luxury and VIP Travel Packages',
      'Other Travel Packages',
    ]
    await expect(page.locator('main section h2')).toHaveText(names)
    for (const name of names) {
      const section = page.getByRole('region', { name })
      await expect(section.getByRole('article').first()).toBeVisible()
    }
  })

  test('narrows by search, price and order, says how many, and takes conditions away', async ({
    page,
  }) => {
    await page.goto(list)
    await live(page)
    await page.getByRole('searchbox').fill('srinagar')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${list}?q=srinagar`)
    await expect(page.getByRole('heading', { name: results })).toBeVisible()
    const all = await page.getByRole('article').count()

    await page.getByText('Filter and sort').click()
    await page.getByLabel('Max price').fill('20000')
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await expect(page).toHaveURL(`${list}?q=srinagar&maxPrice=20000&sort=price`)
    const cheap = page.getByRole('article')
    await expect.poll(() => cheap.count()).toBeLessThan(all)
    const prices = (await cheap.locator('.font-display.font-semibold').allInnerTexts())
      .filter((text) => text.startsWith('₹'))
      .map((text) => Number(text.replace(/\D/g, '')))
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(Math.max(...prices)).toBeLessThanOrEqual(20000)

    await page.getByRole('link', { name: 'Remove “srinagar”' }).click()
    await expect(page).toHaveURL(`${list}?maxPrice=20000&sort=price`)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page.getByRole('heading', { name: 'Other Travel Packages' })).toBeVisible()
  })

  test('says what to do when nothing is found', async ({ page }) => {
    await page.goto(`${list}?q=penguin`)
    await expect(page.getByRole('heading', { name: 'No travel packages found' })).toBeVisible()
    await expect(page.getByText('No data available')).toBeVisible()
    await page.getByRole('link', { name: 'see all travel packages' }).click()
    await expect(page).toHaveURL(list)
  })

  test('stands where it was after Back', async ({ page }) => {
    await page.goto(list)
    await live(page)
    const card = page.getByRole('article').nth(8)
    await card.scrollIntoViewIfNeeded()
    const y = await page.evaluate(() => window.scrollY)
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/travel-package\/\d+$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    // Browsers round half a pixel either way.
    const off = () => page.evaluate((before) => Math.abs(window.scrollY - before), y)
    await expect.poll(off).toBeLessThanOrEqual(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, and the filters filter', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Travel Packages', exact: true }).first().click()
    await expect(page).toHaveURL(list)
    await page.getByText('Filter and sort').click()
    await page.getByLabel('Category').selectOption('Luxury and VIP Travel Packages')
    await page.getByLabel('Min price').fill('50000')
    await page.getByLabel('Sort by').selectOption('Price, high to low')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/category=\d&minPrice=50000&maxPrice=&sort=-price$/)
    await expect(page.getByRole('heading', { name: results })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Luxury' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove From ₹50,000' })).toBeVisible()
  })

  test('the pictures of a package open in large, one by one', async ({ page }) => {
    await page.goto(list)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.getByRole('link', { name: /^Photo 2 of/ }).click()
    const second = page.locator('#photo-2')
    await expect(second).toBeInViewport()
    await second.getByRole('link', { name: 'Next photo' }).click()
    await expect(page.locator('#photo-3')).toBeInViewport()
    await page.getByRole('link', { name: 'Close photos' }).click()
    await expect(second).toBeHidden()
  })
})

test.describe('the page of a travel package', () => {
  test('has everything the specification lists', async ({ page }) => {
    await page.goto(list)
    await page.getByRole('link', { name: /^View Details of First Time in Kashmir/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('First Time in Kashmir')
    for (const name of [
      'Inclusions',
      'Exclusions',
      'Day Wise Itinerary',
      'Payment terms',
      'Cancellation policy',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    const days = page.locator('#itinerary details')
    await expect(days.getByText('Day 1', { exact: true })).toBeVisible()
    expect(
      await days.evaluateAll((all: HTMLDetailsElement[]) => all.map(({ open }) => open)),
    ).toEqual([true, ...Array(5).fill(false)])
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
    await expect(page.getByText('₹21,500').first()).toBeVisible()
    const chat = page.getByRole('link', { name: /^WhatsApp about First Time/ })
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.host).toBe('wa.me')
    expect(address.searchParams.get('text')).toMatch(
      /^Hi, book me a trip to Kashmir: First Time .*\/travel-package\/\d+$/,
    )
    await expectSectionLinks(page)
  })

  test('shows all pictures in large: arrows, Escape, and the focus back', async ({ page }) => {
    await page.goto(list)
    await live(page)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.getByRole('link', { name: /^Photo 2 of/ }).click()
    const photos = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(photos).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/#photo-3$/)
    await page.keyboard.press('Escape')
    await expect(photos).toBeHidden()
    await expect(page).toHaveURL(/\/travel-package\/\d+$/)
    await expect(page.getByRole('link', { name: /^Photo 2 of/ })).toBeFocused()
    const all = page.getByRole('link', { name: 'Show all 5 photos' })
    await all.click()
    await expect(page).toHaveURL(/#photo-1$/)
    await expect(photos).toBeVisible()
    await page.goBack()
    await expect(photos).toBeHidden()
    await page.goto(`${page.url()}#photo-4`)
    await page.reload()
    await live(page)
    await expect(photos).toBeVisible()
    await expect(page.locator('#photo-4')).toBeInViewport({ ratio: 0.9 })
  })

  test('an address with a title leads to the short one for good', async ({ request }) => {
    const listed = await request.get('/api/TravelPackage')
    const { id } = (await listed.json()).$values[0]
    const answer = await request.get(`/travel-package/${id}-some-title`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toMatch(new RegExp(`/travel-package/${id}$`))
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ expected: /404/ })

  for (const path of ['/travel-package/999999', '/travel-package/none', '/no-such-page']) {
    test(`${path} is a real 404 with a way on`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const home = page.getByRole('link', { name: 'Back to the home page' })
      await expect(home).toHaveAttribute('href', '/')
      await page.getByRole('searchbox').fill('gulmarg')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?q=gulmarg')
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  }
})

test('the Dashboard link is first, for those with a token only', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link').first()).toHaveText('Hotels')
  await page.evaluate(() => localStorage.setItem('jwtToken', 'any'))
  await page.reload()
  await expect(nav.getByRole('link').first()).toHaveText('Dashboard')
  await expect(nav.getByRole('link').first()).toHaveAttribute('href', '/admin/dashboard')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const first = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()
  await expect(first).toHaveText('Dashboard')
  await expect(first).toHaveAttribute('href', '/admin/dashboard')
})

test('the greeting on the way to a package takes no click and goes at a sign of impatience', async ({
  page,
}) => {
  const greeting = page.locator('.overlay')
  for (const hurry of [() => page.mouse.wheel(0, 300), () => page.keyboard.press('Shift')]) {
    await page.goto(list)
    await live(page)
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(greeting).toBeVisible()
    await expect(greeting).toHaveCSS('pointer-events', 'none')
    await hurry()
    await expect(greeting).toHaveCount(0, { timeout: 1000 })
  }
})

test('the chat names the chosen dates', async ({ page }) => {
  await page.goto(list)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await live(page)
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await page.getByLabel('Start date').fill('2031-05-04')
  await page.getByLabel('End date').fill('2031-05-09')
  const chat = page.getByRole('complementary').getByRole('link', { name: /^WhatsApp about/ })
  await expect(chat).toHaveAttribute('href', /4%20May%202031%20to%209%20May%202031/)
})
