import { expect, type Page } from '@playwright/test'
import { openScreen, pressFirst, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

/** Answers every call of a method so, until it is let go. */
async function answer(page: Page, method: string, path: string, reply: object) {
  await page.route(`**/api/${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback()
    return route.fulfill(reply)
  })
  return () => page.unroute(`**/api/${path}`)
}

const problem = (message: string) => ({
  status: 500,
  json: { title: '', status: 500, errors: {}, Error: message },
})

async function deleteFirst(page: Page) {
  await pressFirst(page, /^Delete /)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

test('a hotel that is not saved or deleted says why', async ({ page }) => {
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  const alert = page.getByRole('alert')
  let stop = await answer(page, 'DELETE', 'Hotel/*', problem('It is booked.'))
  await deleteFirst(page)
  await expect(alert).toHaveText('It is booked.')
  await stop()
  stop = await answer(page, 'DELETE', 'Hotel/*', { status: 502, body: 'Bad gateway' })
  await deleteFirst(page)
  await expect(alert).toHaveText('Something went wrong')

  await answer(page, 'PUT', 'Hotel/*', { status: 502, body: 'Bad gateway' })
  await pressFirst(page, /^Edit /)
  await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()
  await page.getByRole('button', { name: 'Update Hotel' }).click()
  await expect(alert.filter({ hasText: 'Error: Something went wrong' })).toBeVisible()
})

test('a toast says what failed and stands at the top right for 5000 ms', async ({ page }) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await answer(page, 'DELETE', 'Villa/*', problem('Out of order'))
  await page.clock.install()
  await deleteFirst(page)
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toHaveText('There was an error deleting the villa.')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {}
  expect(y).toBeLessThan(60)
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60)
  await page.clock.runFor(2000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2500)
  await expect(toast).toHaveCount(0)
})

for (const [screen, heading, text] of [
  ['hotels', 'Hotel Management', 'Error fetching hotels. Please try again.'],
  ['adventure', 'Adventure management', 'The list could not be loaded. Please try again.'],
] as const) {
  test(`a list of ${screen} that cannot be read says so and can be retried`, async ({ page }) => {
    await page.route('**/api/*?*', (route) => route.fulfill(problem('Out of order')))
    const logged = page.waitForEvent('console', (each) => each.text().includes('Out of order'))
    await openScreen(page, `/admin/${screen}`, heading)
    await logged
    await expect(page.getByText('No data available', { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(text)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  })
}

test('a deletion on adventure that fails is logged, and says so', async ({ page }) => {
  await openScreen(page, '/admin/adventure', 'Adventure management')
  await answer(page, 'DELETE', '*/*', problem('Out of order'))
  const logged = page.waitForEvent('console', (each) => each.text().includes('Out of order'))
  await deleteFirst(page)
  await logged
  await expect(page.getByRole('alert')).toHaveText('Error: Out of order')
})
