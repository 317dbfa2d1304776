import { expect, type Page } from '@playwright/test'
import { open, test } from '../../support/visitor.ts'

const hotel = 'The Painted Kingfisher Houseboats'

async function openHotel(page: Page) {
  await open(page, '/hotels')
  await page.getByRole('link', { name: hotel, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel)
}

/** Records the opacity of the arriving hotel, and the animation of the list. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement
      const hotel = document.querySelector('.fades-in')
      if (hotel && dataset.live === '') dataset.opacity ??= getComputedStyle(hotel).opacity
    }).observe(document, { childList: true, subtree: true })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(() => {
        const page = document.documentElement
        page.dataset.crossing = getComputedStyle(page, '::view-transition-new(root)').animationName
      })
      return transition
    }
  })

test('a hotel fades in at its top; with reduced motion it is there at once', async ({ page }) => {
  await watch(page)
  await openHotel(page)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-opacity', /^0/)
  await expect(html).toHaveAttribute('data-crossing', /view-transition/)
  await expect(page.locator('.fades-in')).toHaveCSS('opacity', '1')
  await expect(page.locator('#content')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHotel(page)
  await expect(page.locator('html')).toHaveAttribute('data-opacity', '1')
  await expect(page.locator('html')).toHaveAttribute('data-crossing', 'none')
})
