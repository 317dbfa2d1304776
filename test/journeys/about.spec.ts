import { expect } from '@playwright/test'
import { test } from './visitor.ts'

const pages = [
  { path: '/About', title: 'About us' },
  { path: '/terms-conditions', title: 'Terms and Conditions' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
]

for (const { path, title } of pages) {
  test(`${path} has its title, and stands alone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    )
  })
}

test('the About page says what the agency stands for, and leads to all it offers', async ({
  page,
}) => {
  await page.goto('/About')
  const headings = ['Mission', 'Core values', 'Reasons to choose our agency', 'Services']
  for (const name of [...headings, 'Sustainability commitments']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  for (const name of [
    ...['Integrity', 'Excellence', 'Sustainability', 'Innovation', 'Community'],
    ...['Local expertise', 'Customized itineraries', 'Quality', 'Sustainable tourism'],
    '24/7 support',
  ]) {
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
  }
  const services = page.getByRole('region', { name: 'Services' }).getByRole('link')
  await expect(services).toHaveCount(8)
  await services.filter({ hasText: 'Wellness' }).click()
  await expect(page).toHaveURL('/wellness')
})

for (const { path } of pages.slice(1)) {
  test(`${path} shows how to reach the agency`, async ({ page }) => {
    await page.goto(path)
    const text = page.getByRole('main')
    await expect(text.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)
    await expect(text.getByRole('link', { name: /^\+91/ }).first()).toHaveAttribute('href', /^tel:/)
  })
}

test('the terms name refunds and courts, and the contents lead there', async ({ page }) => {
  await page.goto('/terms-conditions')
  await expect(page.getByText('Refunds are paid within 7-10 working days.')).toBeVisible()
  await expect(page.getByText('The courts in Srinagar have jurisdiction.')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Refunds' })
    .click()
  await expect(page).toHaveURL('/terms-conditions#refunds')
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport()
})

test('on paper there is the text, dark on white', async ({ page }) => {
  await page.goto('/terms-conditions')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)')
})
