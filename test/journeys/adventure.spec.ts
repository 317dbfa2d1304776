import { expect } from '@playwright/test'
import { testKindPages } from './kind-pages.ts'
import { live, test } from './visitor.ts'

testKindPages({
  api: 'Adventure',
  path: '/adventure',
  hero: 'Adventure Activities',
  categories: ['Adventure Activities', 'Winter Sports', 'Other Activities'],
  title: 'Rafting on the Lidder',
  headings: ['Description', 'Additional Information', 'Terms & Conditions', 'Book this adventure'],
  word: 'gulmarg',
})

test('a row scrolls sideways, by its buttons too', async ({ page }) => {
  await page.goto('/adventure')
  await live(page)
  const section = page.getByRole('region', { name: 'Adventure Activities' })
  const row = section.getByRole('list').first()
  const scrolled = () => row.evaluate((element) => element.scrollLeft)
  const further = section.getByRole('button', { name: 'Further in Adventure Activities' })
  const back = section.getByRole('button', { name: 'Back in Adventure Activities' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await further.click()
  await expect.poll(scrolled).toBeGreaterThan(300)
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  await back.click()
  await expect.poll(scrolled).toBe(0)
})

test('the keyboard brings every card of a row into view', async ({ page }) => {
  await page.goto('/adventure')
  const last = page
    .getByRole('region', { name: 'Adventure Activities' })
    .getByRole('article')
    .last()
  await expect(last).not.toBeInViewport()
  await last.getByRole('heading').getByRole('link').focus()
  await expect(last).toBeInViewport()
})
