import { expect, type Page } from '@playwright/test'
import { onNetwork, open, stopClock, test } from '../../support/visitor.ts'

const pressFirst = (page: Page) =>
  page.getByRole('article').first().getByRole('heading').getByRole('link').click()

test('the greeting before a package lasts 2000 ms, or until input', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.overlay')) document.documentElement.dataset.greeted = ''
    }).observe(document, { childList: true, subtree: true })
  })
  const greeting = page.locator('.overlay')
  await stopClock(page)
  await open(page, '/travel-packages')
  await page.route(/\.data(\?|$)/, () => {})
  await pressFirst(page)
  await expect(greeting).toBeVisible()
  await expect(greeting).toHaveCSS('pointer-events', 'none')
  await page.clock.runFor(1999)
  await expect(greeting).toBeVisible()
  await page.clock.runFor(1)
  await expect(greeting).toHaveCount(0)
  for (const hurry of [() => page.mouse.wheel(0, 300), () => page.keyboard.press('Shift')]) {
    await open(page, '/travel-packages')
    await pressFirst(page)
    await expect(greeting).toBeVisible()
    await hurry()
    await expect(greeting).toHaveCount(0, { timeout: 1000 })
  }

  await page.unroute(/\.data(\?|$)/)
  await page.clock.resume()
  const greeted = page.locator('html[data-greeted]')
  async function expectNone() {
    await open(page, '/travel-packages')
    await pressFirst(page)
    await expect(page).toHaveURL(/\/travel-package\/\d+\/[a-z\d-]+$/)
    await expect(greeted).toHaveCount(0)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNone()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, page.url())
  await expect(greeted).toHaveCount(0)
  await onNetwork(page, { saveData: true })
  await expectNone()
})
