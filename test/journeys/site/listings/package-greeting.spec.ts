import { expect, type Page } from '@playwright/test'
import { onNetwork, open, stopClock, test } from '../../support/visitor.ts'

const greeting = (page: Page) => page.locator('.overlay')

async function openFirst(page: Page) {
  await open(page, '/travel-packages')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
}

test('the greeting before a package lasts 2000 ms, or until input', async ({ page }) => {
  await stopClock(page)
  await page.route(/\.data(\?|$)/, () => {})
  await openFirst(page)
  await expect(greeting(page)).toBeVisible()
  await expect(greeting(page)).toHaveCSS('pointer-events', 'none')
  await page.clock.runFor(1999)
  await expect(greeting(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(greeting(page)).toHaveCount(0)
  for (const hurry of [() => page.mouse.wheel(0, 300), () => page.keyboard.press('Shift')]) {
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
  const greeted = page.locator('html[data-greeted]')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFirst(page)
  await expect(page).toHaveURL(/\/travel-package\/\d+\/[a-z\d-]+$/)
  await expect(greeted).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, page.url())
  await expect(greeted).toHaveCount(0)
  await onNetwork(page, { saveData: true })
  await openFirst(page)
  await expect(page).toHaveURL(/\/travel-package\/\d+\/[a-z\d-]+$/)
  await expect(greeted).toHaveCount(0)
})
