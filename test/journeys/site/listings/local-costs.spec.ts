import { expect, type Page } from '@playwright/test'
import { closeOffer, live, tabTo, test } from '../../support/visitor.ts'

const panelOf = (page: Page) => page.locator('#local-costs')

async function addUp(page: Page) {
  const panel = panelOf(page)
  await panel.getByLabel('Grown-ups').fill('3')
  await panel.getByLabel('Kids').fill('4')
  await panel.getByLabel('Days').fill('2')
  await panel.getByRole('button', { name: 'Add it up' }).click()
  await expect(panel).toContainText('For 3 adults and 4 children, 2 days: ₹')
  await expect(panel.getByLabel('Kids')).toHaveValue('4')
  await expect(panel).toBeInViewport()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a family sums up its local costs', async ({ page }) => {
    await page.goto('/travel-package/20')
    const gondola = panelOf(page).getByRole('listitem').filter({ hasText: 'Gondola, phase 1' })
    await expect(gondola).toContainText('sample, ask us')
    await addUp(page)
    // Seven guests, at 800 to 1,000 each.
    await expect(gondola).toContainText('₹5,600 to ₹7,000 for you')
  })
})

test('local costs are shown after an in-page navigation, and can be summed up there too', async ({
  page,
}) => {
  await closeOffer(page)
  await page.goto('/travel-packages')
  await live(page)
  await page
    .getByRole('article')
    .getByRole('link', { name: /^First Time in Kashmir/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/travel-package\/20\//)
  await page.getByRole('link', { name: 'You also pay' }).click()
  await expect(panelOf(page)).toBeInViewport()
  await addUp(page)
  await live(page)
  await expect(panelOf(page)).toContainText('For 3 adults and 4 children')
})

test('works by keyboard alone', async ({ page }) => {
  await closeOffer(page)
  await page.goto('/villas/11')
  await live(page)
  await tabTo(page, panelOf(page).getByLabel('Grown-ups'))
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toContainText('For 5 adults, 3 days: ₹')
})
