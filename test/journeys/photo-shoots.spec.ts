import { expect, type Locator } from '@playwright/test'
import { testKindPages } from './kind-pages.ts'
import { live, test } from './visitor.ts'

testKindPages({
  api: 'Shoot',
  path: '/photoShoots',
  hero: 'Photography Shoots',
  categories: ['Professional Photography Services', 'Videography Services', 'Other Services'],
  title: 'Couple’s hour on a shikara',
  headings: [
    'Photoshoot Overview',
    'Additional Information',
    'Terms & Conditions',
    'Book this shoot',
  ],
  word: 'wedding',
})

/** Whether the browser would open a menu there. */
const opensMenu = (place: Locator, button: number) =>
  place.evaluate((element, button) => {
    const init = { bubbles: true, cancelable: true, button }
    return element.dispatchEvent(new MouseEvent('contextmenu', init))
  }, button)

const right = 2
const fromKeyboard = 0

test('a right click opens no menu on media and background, and works elsewhere', async ({
  page,
}) => {
  await page.goto('/photoShoots')
  await live(page)
  const section = page.locator('main section').last()
  await expect.poll(() => opensMenu(section, right)).toBe(false)
  expect(await opensMenu(page.locator('.hero'), right)).toBe(false)
  expect(await opensMenu(page.getByRole('article').locator('img').first(), right)).toBe(false)

  const card = page.getByRole('article').first()
  expect(await opensMenu(card.getByRole('link').first(), right)).toBe(true)
  expect(await opensMenu(page.getByRole('searchbox'), right)).toBe(true)
  expect(await opensMenu(page.getByRole('heading', { level: 1 }), right)).toBe(true)
  expect(await opensMenu(section, fromKeyboard)).toBe(true)
})

test('the right click works again on the next page', async ({ page }) => {
  await page.goto('/photoShoots')
  await live(page)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Photoshoot Overview' })).toBeVisible()
  expect(await opensMenu(page.locator('main section').first(), right)).toBe(true)
})
