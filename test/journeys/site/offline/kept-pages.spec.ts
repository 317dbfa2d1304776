import { expect } from '@playwright/test'
import { cachedPages, cut, mend, test, visit } from '../../support/offline.ts'
import { addressOf } from '../../support/public-pages.ts'
import { closeOffer } from '../../support/visitor.ts'

test.use({ expected: /ERR_|Failed to|could not/i })

const packagePage = '/travel-package/{TravelPackage}'

test('a package visited once is available offline', async ({ context, page, line }) => {
  test.setTimeout(120_000)
  await closeOffer(page)
  await visit(page, await addressOf({ address: packagePage }, page.request))
  const address = page.url()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.close()
  await cut(context, line)

  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(title)
  const banner = later.locator('offline-banner')
  await expect(banner.locator('span')).toHaveText(
    /^You’re offline. This is what was saved on \d+ \w+ \d{4}/,
  )
  const below = (await later.getByRole('banner').boundingBox())?.y
  const told = await banner.boundingBox()
  expect(below, 'the header hides under what is said').toBe((told?.y ?? 0) + (told?.height ?? 0))
  await expect(later.locator('a[href^="tel:"]').first()).toBeAttached()
  // Including pictures further down that were never in view.
  const pictures = later.getByRole('main').locator('picture img').filter({ visible: true })
  const count = await pictures.count()
  expect(count).toBeGreaterThan(5)
  for (let at = 0; at < count; at += 1) {
    const widthOf = (image: HTMLImageElement) => {
      image.scrollIntoView({ block: 'center' })
      return image.naturalWidth
    }
    await expect.poll(() => pictures.nth(at).evaluate(widthOf)).toBeGreaterThan(0)
  }
  await expect(later.locator('html')).toHaveAttribute('data-live', '')
  await expect(banner).toBeVisible()

  const hotels = later
    .getByRole('contentinfo')
    .getByRole('link', { name: /Hotels/ })
    .first()
  await expect(hotels).toHaveAccessibleDescription(/Not saved on this phone/)
  await later.goto('/villas')
  await expect(later.getByText('This page isn’t saved on this phone.')).toBeVisible()
  await later.getByRole('link', { name: title }).click()
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(title)
  await mend(context, line)
  await later.getByRole('link', { name: 'Show the latest' }).click()
  await expect(banner).toHaveCount(0)
  expect(await cachedPages(later)).not.toContain('/villas')
})
