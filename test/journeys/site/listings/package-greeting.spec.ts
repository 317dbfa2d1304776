import { expect, type Page } from '@playwright/test'
import { live, onNetwork, open, stopClock, test } from '../../support/visitor.ts'

const list = '/travel-packages'
const greeting = (page: Page) => page.locator('.overlay')
const openFirst = (page: Page) =>
  page.getByRole('article').first().getByRole('heading').getByRole('link').click()

test('the greeting before a package lasts 2000 ms, or until input', async ({ page }) => {
  await stopClock(page)
  await open(page, list)
  await page.route(/\.data(\?|$)/, () => {})
  await openFirst(page)
  await expect(greeting(page)).toBeVisible()
  await expect(greeting(page)).toHaveCSS('pointer-events', 'none')
  await page.clock.runFor(1999)
  await expect(greeting(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(greeting(page)).toHaveCount(0)
  for (const hurry of [() => page.mouse.wheel(0, 300), () => page.keyboard.press('Shift')]) {
    await open(page, list)
    await openFirst(page)
    await expect(greeting(page)).toBeVisible()
    await hurry()
    await expect(greeting(page)).toHaveCount(0, { timeout: 1000 })
  }
})

test('no greeting on load, nor where movement or data is unwanted', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.overlay')) document.documentElement.dataset.greeted = ''
    }).observe(document, { childList: true, subtree: true })
  })
  const expectNone = async () => {
    await open(page, list)
    await openFirst(page)
    await expect(page).toHaveURL(/\/travel-package\/\d+\/[a-z\d-]+$/)
    await expect(page.locator('html')).not.toHaveAttribute('data-greeted')
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNone()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await live(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-greeted')
  await onNetwork(page, { saveData: true })
  await expectNone()
})
