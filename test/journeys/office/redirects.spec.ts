import { expect, type Page } from '@playwright/test'
import { overhang } from '../support/lost-text.ts'
import { answer, button, press, sees } from '../support/screen.ts'
import {
  confirmDeletion,
  delayReadings,
  expectAccessible,
  openScreen,
  test,
} from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

/** The target of an address. */
async function answerOf(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test('adds a redirect, refuses a loop, changes and deletes it, and redirects a missed address', async ({
  page,
}) => {
  const missed = '/old-tours/tulip-week-srinagar.html'
  const row = { path: missed, count: 2, askedAt: '2026-11-20T08:00:00.000Z', suggestion: '/cabs' }
  await page.route('**/api/Redirect/missed*', (route) =>
    route.fulfill({ json: { $values: [row] } }),
  )
  await openScreen(page, '/admin/redirects', 'Redirects')
  // Once a change is said to be made, the list shows it and the next one is not ignored.
  await delayReadings(page, /\/api\/Redirect/)
  const rows = (heading: string, text: string) =>
    page.getByRole('region', { name: heading }).getByRole('listitem').filter({ hasText: text })
  const from = page.getByLabel('From', { exact: true })
  const to = page.getByLabel('To', { exact: true })
  const added = rows('Existing redirects', '/old-page.html')
  await from.fill('https://old.example/old-page.html')
  await to.fill('/hotels')
  await press(page, 'Add Redirect')
  await sees(page, 'Redirect added successfully!')
  await expect(button(page, 'Add Redirect')).toBeFocused()
  expect(await added.count()).toBe(1)
  expect(await answerOf(page, '/old-page.html')).toEqual([301, '/hotels'])

  await from.fill('/old-loop')
  for (const [target, refusal] of [
    ['/old-loop/', /-loop would lead to itself\./],
    ['/old-page.html', /Lead there in one step\./],
    ['/hotel/999999', /There is no hotel with the number 999999 here\./],
  ] as const) {
    await to.fill(target)
    await press(page, 'Add Redirect')
    await expect(to).toHaveAccessibleDescription(refusal)
    await expect(to).toBeFocused()
  }
  await expect(rows('Existing redirects', '/old-loop')).toHaveCount(0)
  await expectAccessible(page)
  expect(await overhang(page)).toBeLessThanOrEqual(0)

  await added.getByRole('link', { name: 'Edit /old-page.html' }).click()
  await answer(page, 'Leave')
  await expect(from).toHaveValue('/old-page.html')
  await expect(to).toHaveValue('/hotels')
  await to.fill('/villas')
  await press(page, 'Update Redirect')
  await sees(page, 'Redirect updated successfully!')
  expect(await button(page, 'Add Redirect').isEnabled()).toBe(true)
  await expect(from).toHaveValue('')
  await expect(added).toContainText('leads to /villas')
  expect(await answerOf(page, '/old-page.html')).toEqual([301, '/villas'])
  await press(added, 'Delete /old-page.html')
  await confirmDeletion(page)
  await sees(page, 'Redirect deleted successfully!')
  expect(await added.count()).toBe(0)
  await expect(page.locator('main:focus, main :focus')).toBeVisible()
  expect(await answerOf(page, '/old-page.html')).toEqual([404, undefined])

  await rows('Not found', missed)
    .getByRole('link', { name: `Redirect ${missed}` })
    .click()
  await expect(from).toHaveValue(missed)
  await expect(to).toHaveValue('/cabs')
  await expect(to).toBeFocused()
  await page.unrouteAll()
  await to.fill('/hotels')
  await press(page, 'Add Redirect')
  await expect(rows('Existing redirects', missed)).toHaveCount(1)
  await expect(rows('Not found', missed)).toHaveCount(0)
  expect(await answerOf(page, missed)).toEqual([301, '/hotels'])
})
