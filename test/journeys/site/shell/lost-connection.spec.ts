import { expect, type Page } from '@playwright/test'
import { follow, press, title } from '../../support/screen.ts'
import { open, test, visitor } from '../../support/visitor.ts'

test.use({ expected: /ERR_|status of 500|Error fetching|Failed to|We could not/ })

const data = /\.data(\?|$)/
const toHotels = (page: Page) => follow(page.getByRole('contentinfo'), 'Hotels')

const stopped = (page: Page) => page.getByRole('alert')
const says = (page: Page, text: string) =>
  expect(stopped(page).getByText(text, { exact: true })).toBeVisible()
const retry = (page: Page) => press(stopped(page), 'Retry')

test.beforeEach(async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel('Name').fill(visitor.name)
})

const keepsName = (page: Page) => expect(page.getByLabel('Name')).toHaveValue(visitor.name)

test('a list or listing that fails or is cut off can be retried', async ({ page }) => {
  const broken = 'Error fetching hotels. Please try again.'
  await page.route(data, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await toHotels(page)
  await says(page, broken)
  await page.unroute(data)
  await page.route(data, (route) => route.abort())
  await retry(page)
  await says(page, broken)
  await expect(page).toHaveURL('/contact')
  await keepsName(page)
  await page.unroute(data)
  await retry(page)
  await expect(page).toHaveURL('/hotels')
  await expect(stopped(page)).toHaveCount(0)

  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const hotel = (await link.textContent()) ?? ''
  await page.route(data, (route) => route.abort())
  await link.click()
  await says(page, 'We could not load the page. Please try again.')
  await expect(link).toBeVisible()
  await page.unroute(data)
  await retry(page)
  await expect(title(page)).toHaveText(hotel)
})

test('offline, a link, a search and Back wait for the connection', async ({ page, context }) => {
  const saysOffline = () => says(page, 'You seem to be offline. This page stays as it is.')
  await context.setOffline(true)
  await toHotels(page)
  await saysOffline()
  await expect(page.getByText('Something on our side went wrong')).toHaveCount(0)
  await keepsName(page)
  await retry(page)
  await saysOffline()
  await context.setOffline(false)
  await expect(page).toHaveURL('/hotels')
  await expect(page.getByRole('article').first()).toBeVisible()

  await context.setOffline(true)
  await page.goBack()
  await saysOffline()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await keepsName(page)

  await toHotels(page)
  await page.getByRole('searchbox').first().fill('dal')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await saysOffline()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/hotels\?(.*&)?q=dal/)
})
