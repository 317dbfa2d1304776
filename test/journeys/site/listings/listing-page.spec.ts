import { expect, type Page } from '@playwright/test'
import { addressOf } from '../../support/public-pages.ts'
import { live, open, test } from '../../support/visitor.ts'

const packagePage = '/travel-package/{TravelPackage}'

test('has five pictures; price, Book Now and WhatsApp stay in view', async ({ page }) => {
  await page.goto(await addressOf(packagePage, page.request))
  const widths = await page
    .getByRole('link', { name: /^Photo \d of 5/ })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
  const [large = 0, ...small] = widths
  expect(small).toHaveLength(4)
  expect(large).toBeGreaterThan(1.5 * Math.max(...small))
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await links.last().click()
  await expect(page.locator('#booking')).toBeInViewport()

  const bar = page.getByRole('complementary', { name: 'Price and booking' })
  const expectWhole = async () => {
    await expect(bar.getByText(/^₹[\d,]+$/).first()).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Book Now' })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: /^WhatsApp/ })).toBeInViewport({ ratio: 1 })
  }
  const terms = page.locator('#terms')
  await page.setViewportSize({ width: 360, height: 780 })
  for (const place of [page.getByRole('heading', { level: 1 }), terms]) {
    await place.scrollIntoViewIfNeeded()
    await expectWhole()
    const box = await bar.boundingBox()
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360, 780])
    expect(box?.height).toBeLessThan(100)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const place of [page.locator('#overview'), terms]) {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expectWhole()
    const text = await place.boundingBox()
    expect((await bar.boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  }
})

test('enlarged pictures support arrows and Escape; those of a room loop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/hotel/{Hotel}')
  const listing = page.url()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: /^Photo 2 of/ }).click()
  const photos = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(photos).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#photo-3$/)
  await page.keyboard.press('Escape')
  await expect(photos).toBeHidden()
  await expect(page).toHaveURL(listing)
  await expect(page.getByRole('link', { name: /^Photo 2 of/ })).toBeFocused()
  await page.getByRole('link', { name: /^Show all \d photos/ }).click()
  await expect(page).toHaveURL(/#photo-1$/)
  await expect(photos).toBeVisible()
  await page.goBack()
  await expect(photos).toBeHidden()
  // A page that loads its data again scrolls back, away from what the visitor has reached meanwhile.
  expect(loaded.filter((path) => path.endsWith('.data'))).toEqual([])

  const pictures = page.getByRole('region', { name: 'Pictures of Double cabin, lake side' })
  for (const slide of ['Slide 2', 'Slide 1']) {
    await pictures.getByRole('button', { name: 'Next slide' }).click()
    await expect(pictures.getByRole('img', { name: slide })).toBeInViewport({ ratio: 0.9 })
  }
  await page.goto(`${listing}#photo-4`)
  await page.reload()
  await live(page)
  await expect(photos).toBeVisible()
  await expect(page.locator('#photo-4')).toBeInViewport({ ratio: 0.9 })
})

test.describe('with touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  async function swipe(page: Page, from: number, to: number) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((x) => ({ x, y: 370 })),
      })
    await touch('touchStart', from)
    for (let step = 1; step <= 12; step++)
      await touch('touchMove', from + ((to - from) * step) / 12)
    await touch('touchEnd')
  }

  test('enlarged pictures are swiped, and Back closes them', async ({ page }) => {
    await open(page, packagePage)
    const listing = page.url()
    await page.getByRole('link', { name: /^Photo 1 of 5/ }).click()
    const photos = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(photos.getByText('1 / 5')).toBeInViewport({ ratio: 1 })
    await swipe(page, 310, 50)
    await expect(photos.getByText('2 / 5')).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`${listing}#photo-2`)
    await swipe(page, 50, 310)
    await expect(photos.getByText('1 / 5')).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`${listing}#photo-1`)
    await page.goBack()
    await expect(photos).toBeHidden()
    await expect(page).toHaveURL(listing)
  })
})
