import { expect, type Page } from '@playwright/test'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { addressOf, listed } from '../../support/public-pages.ts'
import { button, press, sees, title } from '../../support/screen.ts'
import { expectAccessible } from '../../support/staff.ts'
import { live, open, stopClock, test } from '../../support/visitor.ts'

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })

const photo = (page: Page, name: RegExp) => page.getByRole('link', { name })
const photos = (page: Page) => page.getByRole('dialog', { name: /^Photos of/ })
const whole = { ratio: 1 }
const nearly = { ratio: 0.9 }

test('has five pictures; price, Book Now and WhatsApp stay in view', async ({ page }) => {
  await page.goto(await addressOf('/travel-package/{TravelPackage}', page.request))
  const [large = 0, ...small] = await photo(page, /^Photo \d of 5/).evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().width),
  )
  expect(small).toHaveLength(4)
  expect(large).toBeGreaterThan(1.5 * Math.max(...small))
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await links.last().click()
  await expect(page.locator('#booking')).toBeInViewport()

  const bar = page.getByRole('complementary', { name: 'Price and booking' })
  const terms = page.locator('#terms')
  for (const [width, height, places] of [
    [360, 780, [title(page), terms]],
    [1440, 900, [page.locator('#overview'), terms]],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const place of places) {
      await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(bar.getByText(/^₹[\d,]+$/).first()).toBeInViewport(whole)
      await expect(bar.getByRole('link', { name: 'Book Now' })).toBeInViewport(whole)
      await expect(bar.getByRole('link', { name: /^WhatsApp/ })).toBeInViewport(whole)
      const box = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      if (width === 360) {
        expect([box.x, box.width, box.y + box.height]).toEqual([0, width, height])
        expect(box.height).toBeLessThan(100)
      } else {
        const text = await place.boundingBox()
        expect(box.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
      }
    }
  }
})

test('enlarged pictures support arrows, Escape and swipes; those of a room loop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/hotel/{Hotel}')
  const listing = page.url()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await photo(page, /^Photo 2 of/).click()
  await expect(photos(page)).toBeVisible()
  await page.locator('#photo-2').getByRole('link', { name: 'Next photo' }).press('Enter')
  await expect(page).toHaveURL(/#photo-3$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#photo-4$/)
  await page.keyboard.press('Escape')
  await expect(photos(page)).toBeHidden()
  await expect(page).toHaveURL(listing)
  await expect(photo(page, /^Photo 2 of/)).toBeFocused()
  await photo(page, /^Show all \d photos/).click()
  await expect(page).toHaveURL(/#photo-1$/)
  await expect(photos(page)).toBeVisible()
  await page.goBack()
  await expect(photos(page)).toBeHidden()
  // A page that loads its data again scrolls back, away from what the visitor has reached meanwhile.
  expect(loaded.filter((path) => path.endsWith('.data'))).toEqual([])

  const room = page.getByRole('region', { name: 'Pictures of Double cabin, lake side' })
  for (const slide of ['Slide 2', 'Slide 1']) {
    await press(room, 'Next slide')
    await expect(room.getByRole('img', { name: slide })).toBeInViewport(nearly)
  }
  await page.goto(`${listing}#photo-4`)
  await page.reload()
  await live(page)
  await expect(photos(page)).toBeVisible()
  await expect(page.locator('#photo-4')).toBeInViewport(nearly)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.keyboard.press('Escape')
  await photo(page, /^Photo 1 of/).click()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 370 })) })
  for (const [from, to, number] of [
    [310, 50, 2],
    [50, 310, 1],
  ] as const) {
    await touch('touchStart', from)
    for (let step = 1; step <= 12; step++)
      await touch('touchMove', from + ((to - from) * step) / 12)
    await touch('touchEnd')
    await expect(photos(page).getByText(RegExp(`^${number} / \\d$`))).toBeInViewport(whole)
    await expect(page).toHaveURL(`${listing}#photo-${number}`)
  }
})

test('a greeting before a package ends at any input, and is left out with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.overlay')) document.documentElement.dataset.greeted = ''
    }).observe(document, { childList: true, subtree: true })
  })
  const greeting = page.locator('.overlay')
  const greeted = page.locator('html[data-greeted]')
  const [trip] = await listed(page.request, 'TravelPackage')
  await open(page, `/travel-package/${trip.id}`)
  await expect(greeted).toHaveCount(0)
  const heading = page.getByRole('article').first().getByRole('heading')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/travel-packages')
  await heading.getByRole('link').click()
  await expect(page).toHaveURL(/\/travel-package\/\d+\/[a-z\d-]+$/)
  await expect(greeted).toHaveCount(0)
  await page.goBack()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route(/\.data(\?|$)/, () => {})
  await stopClock(page)
  await heading.getByRole('link').click()
  await expect(greeting).toBeVisible()
  await expect(greeted).toHaveCount(1)
  await expect(greeting).toHaveCSS('pointer-events', 'none')
  await page.keyboard.press('Shift')
  await expect(greeting).toHaveCount(0)
})

/** Replaces the share sheet, or removes it. */
const replaceShare = (page: Page, isThere: boolean) =>
  page.evaluate((isThere) => {
    const share = async (data: ShareData) => Object.assign(window, { shared: data })
    const value = isThere ? share : undefined
    Object.defineProperty(navigator, 'share', { value, configurable: true })
  }, isThere)

test('shares by a copied link or the share sheet; prints days and price, by the button its sheet', async ({
  page,
  server,
}) => {
  const [trip] = await listed(page.request, 'TravelPackage')
  const url = server.url + listingPath({ ...trip, kind: 'TravelPackage' })
  await open(page, `/travel-package/${trip.id}`)
  await replaceShare(page, false)
  const box = page.locator('#share')
  await button(page, 'Share').press('Enter')
  await expectAccessible(page)
  await press(page, 'Copy link')
  await sees(page, 'Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(button(page, 'Share')).toBeFocused()

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await press(page, 'Share')
  await press(page, 'Copy link')
  await sees(page, url)
  await page.keyboard.press('Escape')

  await replaceShare(page, true)
  await press(page, 'Share')
  expect(await page.evaluate(() => 'shared' in window && window.shared)).toEqual({
    title: trip.title,
    url,
  })
  await expect(box).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').locator('.days li:last-child .prose')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeHidden()
  const bar = page.getByRole('complementary', { name: 'Price and booking' })
  await expect(bar).toContainText('₹')
  await expect(bar.getByRole('link')).toHaveCount(0)
  const contact = page.getByRole('contentinfo')
  await expect(contact.getByRole('link', { name: /^\+91/ })).toBeVisible()
  await expect(contact.locator('address')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(contact.getByRole('navigation')).toHaveCount(0)
  for (const width of [700, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(bar).not.toHaveCSS('position', 'fixed')
  }

  await page.emulateMedia({ media: 'screen' })
  await open(page, `/travel-package/${trip.id}/print`)
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  const print = button(page, 'Print or save as PDF')
  await print.click()
  expect(await page.evaluate(() => 'printed' in window)).toBe(true)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const screenOnly of [page.getByRole('banner'), page.locator('.site-footer'), print]) {
    await expect(screenOnly).toBeHidden()
  }
  await expect(page.locator('.sheet h1')).toBeVisible()
  await expect(page.locator('.sheet h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.sheet-days li').first()).toHaveCSS('break-inside', 'avoid')
})
