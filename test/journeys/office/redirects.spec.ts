import { expect } from '@playwright/test'
import { overhang } from '../support/lost-text.ts'
import { button, press, sees } from '../support/screen.ts'
import { confirmDeletion, delayReadings, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

test('adds a redirect of a missed address, changes and deletes it, and shows a refusal at its field', async ({
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
  const rows = (heading: string) =>
    page.getByRole('region', { name: heading }).getByRole('listitem').filter({ hasText: missed })
  const added = rows('Existing redirects')
  const to = page.getByLabel('To', { exact: true })
  await rows('Not found').getByRole('link').click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(missed)
  await expect(to).toHaveValue('/cabs')
  await expect(to).toBeFocused()
  await to.fill(`${missed}/`)
  await press(page, 'Add Redirect')
  await expect(to).toHaveAccessibleDescription(/\.html would lead to itself\./)
  await expect(to).toBeFocused()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await page.unroute('**/api/Redirect/missed*')
  await to.fill('/hotels')
  await press(page, 'Add Redirect')
  await sees(page, 'Redirect added successfully!')
  expect([await added.count(), await rows('Not found').count()]).toEqual([1, 0])
  const found = await page.request.get(missed, { maxRedirects: 0 })
  expect(found.headers().location).toBe('/hotels')

  await added.getByRole('link', { name: `Edit ${missed}` }).click()
  await expect(to).toHaveValue('/hotels')
  await to.fill('/villas')
  await press(page, 'Update Redirect')
  await sees(page, 'Redirect updated successfully!')
  expect(await button(page, 'Add Redirect').isEnabled()).toBe(true)
  await expect(to).toHaveValue('')
  await expect(added).toContainText('leads to /villas')
  await press(added, `Delete ${missed}`)
  await confirmDeletion(page)
  await sees(page, 'Redirect deleted successfully!')
  expect(await added.count()).toBe(0)
  await expect(page.locator('main:focus, main :focus')).toBeVisible()
})
