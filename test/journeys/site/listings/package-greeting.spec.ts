import { expect, type Page } from '@playwright/test'
import { follow, open, stopClock, test } from '../../support/visitor.ts'

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
  const isAtPackage = () => expect(page).toHaveURL(/\/travel-package\/\d+\/[a-z\d-]+$/)
  await open(page, '/travel-package/{TravelPackage}')
  await follow(page, '/travel-packages')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pressFirst(page)
  await isAtPackage()
  await page.goBack()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await pressFirst(page)
  await isAtPackage()
  await expect(page.locator('html[data-greeted]')).toHaveCount(0)
})
