import { expect, type Page } from '@playwright/test'
import { closeOffer, fillBooking, live, test, visitor } from '../../support/visitor.ts'

test.use({ expected: /ERR_|status of 500|Error fetching|Failed to|We could not|Error submitting/ })

const data = /\.data(\?|$)/

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

const stopped = (page: Page) => page.getByRole('alert')

async function openContact(page: Page) {
  await closeOffer(page)
  await page.goto('/contact')
  await live(page)
  await page.getByLabel('Name').fill(visitor.name)
}

const sentence = 'Error fetching hotels. Please try again.'

test('a list or listing that fails or is cut off can be retried', async ({ page }) => {
  await openContact(page)
  await page.route(data, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await follow(page, 'Hotels')
  await expect(stopped(page).getByText(sentence, { exact: true })).toBeVisible()
  await page.unroute(data)
  await page.route(data, (route) => route.abort())
  await stopped(page).getByRole('button', { name: 'Retry' }).click()
  await expect(stopped(page).getByText(sentence, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await page.unroute(data)
  await stopped(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL('/hotels')
  await expect(stopped(page)).toHaveCount(0)

  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await link.textContent()) ?? ''
  await page.route(data, (route) => route.abort())
  await link.click()
  await expect(stopped(page)).toContainText('We could not load the page. Please try again.')
  await expect(link).toBeVisible()
  await page.unroute(data)
  await stopped(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('offline, a link and a search wait for the connection', async ({ page, context }) => {
  await openContact(page)
  const offline = stopped(page).getByText('You seem to be offline. This page stays as it is.')
  await context.setOffline(true)
  await follow(page, 'Hotels')
  await expect(offline).toBeVisible()
  await expect(page.getByText('Something on our side went wrong')).toHaveCount(0)
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await stopped(page).getByRole('button', { name: 'Retry' }).click()
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/hotels')
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/search')
  await live(page)
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('dal')
  await page.keyboard.press('Enter')
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/search?q=dal')
})

test('Back without a connection keeps the current page', async ({ page, context }) => {
  await openContact(page)
  await follow(page, 'Villas')
  await expect(page).toHaveURL('/villas')
  await context.setOffline(true)
  await page.goBack()
  await expect(stopped(page).getByText('You seem to be offline.', { exact: false })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
})

test('a form sent offline keeps its input and says what happens next', async ({
  page,
  context,
}) => {
  await page.goto('/villas')
  await live(page)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await fillBooking(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send booking enquiry' }).click()
  await expect(page.getByText("We'll send it when you're back online.")).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send booking enquiry' }).click()
  await expect(page.getByText('Booking inquiry submitted successfully!')).toBeVisible()
})
