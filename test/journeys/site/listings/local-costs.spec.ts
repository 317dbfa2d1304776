import { expect } from '@playwright/test'
import { closeOffer, live, tabTo, test } from '../../support/visitor.ts'

test('local costs are shown after an in-page navigation, and summed up by keyboard alone', async ({
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
  const panel = page.locator('#local-costs')
  await expect(panel).toBeInViewport()
  for (const [label, number] of Object.entries({ 'Grown-ups': '3', Kids: '4', Days: '2' })) {
    await tabTo(page, panel.getByLabel(label))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(number)
  }
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('For 3 adults and 4 children, 2 days: ₹')
  await expect(panel.getByLabel('Kids')).toHaveValue('4')
  await expect(panel).toBeInViewport()
})
