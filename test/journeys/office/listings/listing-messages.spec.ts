import { expect } from '@playwright/test'
import {
  answerCalls,
  deleteFirst,
  failure,
  logged,
  openScreen,
  pressFirst,
  refusal,
  test,
} from '../../support/staff.ts'

test.use({ ownServer: {} })

for (const [screen, heading, text] of [
  ['villas', 'Villas Management', 'There was an error processing your request.'],
  ['travel', 'Travel Package Form', 'Error: Title is taken.'],
] as const) {
  test(`a refused save on ${screen} is logged, and says: ${text}`, async ({ page }) => {
    const errors: Record<string, string[]> =
      screen === 'travel' ? { Title: ['Title is taken.'] } : {}
    await answerCalls(page, 'PUT', '**/api/*/*', refusal(errors, 'Out of order'))
    await openScreen(page, `/admin/${screen}`, heading)
    await pressFirst(page, /^Edit /)
    await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()
    const toldInConsole = page.waitForEvent('console', async (message) => {
      const [first] = await Promise.all(message.args().map((each) => each.jsonValue()))
      return message.type() === 'error' && first?.Error === 'Out of order'
    })
    await page.getByRole('button', { name: /^Update/ }).click()
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await toldInConsole
  })
}

for (const [screen, heading, text] of [
  ['hotels', 'Hotel Management', 'Error fetching hotels. Please try again.'],
  ['adventure', 'Adventure management', 'The list could not be loaded. Please try again.'],
] as const) {
  test(`a list of ${screen} and a deletion that fail are reported, and can be retried`, async ({
    page,
  }) => {
    await page.route('**/api/*?*', (route) => route.fulfill(failure()))
    const listLogged = logged(page)
    await openScreen(page, `/admin/${screen}`, heading)
    await listLogged
    await expect(page.getByText('No data available', { exact: true })).toBeVisible()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText(text)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()

    await answerCalls(page, 'DELETE', '**/api/*/*')
    const deletionLogged = logged(page)
    await deleteFirst(page)
    await deletionLogged
    await expect(alert).toHaveText(screen === 'hotels' ? 'Out of order' : 'Error: Out of order')
    if (screen !== 'hotels') return

    const broken = { status: 502, body: 'Bad gateway' }
    await answerCalls(page, 'DELETE', '**/api/Hotel/*', broken)
    await deleteFirst(page)
    await expect(alert).toHaveText('Something went wrong')
    await answerCalls(page, 'PUT', '**/api/Hotel/*', broken)
    await pressFirst(page, /^Edit /)
    await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()
    await page.getByRole('button', { name: 'Update Hotel' }).click()
    await expect(alert.filter({ hasText: 'Error: Something went wrong' })).toBeVisible()
  })
}

test('a toast is at the top right for 5000 ms, or as long as it has the focus', async ({
  page,
}) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.clock.install()
  await deleteFirst(page)
  const deleted = page.getByText('Villa deleted successfully!')
  await expect(deleted).toBeVisible()
  const toast = page.locator('[data-sonner-toast]')
  const undo = page.getByRole('button', { name: 'Undo' })
  // A toast that has just appeared ignores its first focus.
  await expect(async () => {
    await undo.blur()
    await undo.focus()
    await expect(toast).toHaveAttribute('data-expanded', 'true', { timeout: 500 })
  }).toPass()
  await page.clock.runFor(20_000)
  await expect(deleted).toBeVisible()
  await undo.blur()
  await expect(toast).toHaveAttribute('data-expanded', 'false')
  await page.clock.runFor(6_000)
  await expect(deleted).toBeHidden()

  await answerCalls(page, 'DELETE', '**/api/Villa/*')
  await deleteFirst(page)
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
