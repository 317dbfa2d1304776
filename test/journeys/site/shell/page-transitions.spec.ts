import { expect } from '@playwright/test'
import { title } from '../../support/screen.ts'
import { open, test } from '../../support/visitor.ts'

test('a hotel fades in at its top; with reduced motion it is there at once', async ({ page }) => {
  // Records the opacity of the arriving hotel, and the animation of the list.
  await page.addInitScript(() => {
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
  const html = page.locator('html')
  for (const [reducedMotion, opacity, crossing] of [
    ['no-preference', /^0/, /view-transition/],
    ['reduce', '1', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await open(page, '/hotels')
    const hotel = 'The Painted Kingfisher Houseboats'
    await page.getByRole('link', { name: hotel, exact: true }).click()
    await expect(title(page)).toHaveText(hotel)
    await expect(html).toHaveAttribute('data-opacity', opacity)
    await expect(html).toHaveAttribute('data-crossing', crossing)
    await expect(page.locator('.fades-in')).toHaveCSS('opacity', '1')
    await expect(page.locator('#content')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})
