import { expect, type Page } from '@playwright/test'
import { open, test, visitor } from '../../support/visitor.ts'

test.use({ expected: /ERR_|status of 500|Error fetching|Failed to|We could not/ })

const data = /\.data(\?|$)/

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

const stopped = (page: Page) => page.getByRole('alert')
const retry = (page: Page) => stopped(page).getByRole('button', { name: 'Retry' }).click()

async function openContact(page: Page) {
  await open(page, '/contact')
  await page.getByLabel('Name').fill(visitor.name)
}

test('a list or listing that fails or is cut off can be retried', async ({ page }) => {
  const sentence = stopped(page).getByText('Error fetching hotels. Please try again.', {
    exact: true,
  })
  await openContact(page)
  await page.route(data, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await follow(page, 'Hotels')
  await expect(sentence).toBeVisible()
  await page.unroute(data)
  await page.route(data, (route) => route.abort())
  await retry(page)
  await expect(sentence).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await page.unroute(data)
  await retry(page)
  await expect(page).toHaveURL('/hotels')
  await expect(stopped(page)).toHaveCount(0)

  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await link.textContent()) ?? ''
  await page.route(data, (route) => route.abort())
  await link.click()
  await expect(stopped(page)).toContainText('We could not load the page. Please try again.')
  await expect(link).toBeVisible()
  await page.unroute(data)
  await retry(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('offline, a link, a search and Back wait for the connection', async ({ page, context }) => {
  await openContact(page)
  const offline = stopped(page).getByText('You seem to be offline. This page stays as it is.')
  await context.setOffline(true)
  await follow(page, 'Hotels')
  await expect(offline).toBeVisible()
  await expect(page.getByText('Something on our side went wrong')).toHaveCount(0)
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await retry(page)
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/hotels')
  await expect(page.getByRole('article').first()).toBeVisible()

  await context.setOffline(true)
  await page.goBack()
  await expect(offline).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)

  await open(page, '/search')
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('dal')
  await page.keyboard.press('Enter')
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/search?q=dal')
})
