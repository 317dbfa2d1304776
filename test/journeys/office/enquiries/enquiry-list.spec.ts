import { expect } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test('a new enquiry is announced in place', async ({ page, request }) => {
  await enquire(request, 'Early Bird')
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  const first = page.getByRole('link', { name: 'Early Bird', exact: true })
  const before = await first.boundingBox()
  await enquire(request, 'Late Riser')
  await expect(page.getByRole('status')).toContainText('Show 1 new one')
  await expect(page.getByRole('link', { name: 'Late Riser', exact: true })).toBeHidden()
  expect(await first.boundingBox()).toEqual(before)
  await expectAccessible(page)
  const pill = await page.getByRole('button', { name: 'Show 1 new one' }).boundingBox()
  const tabs = await page.getByRole('navigation', { name: 'Status' }).boundingBox()
  const list = await page.locator('[aria-busy]').boundingBox()
  expect(pill?.y).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0))
  expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
  await page.getByRole('button', { name: 'Show 1 new one' }).click()
  await expect(page.getByRole('link', { name: 'Late Riser', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show 1 new one' })).toBeHidden()
})

test('overdue is on top; spam and closed are found', async ({ page, request, ownerToken }) => {
  const reference = await enquire(request, 'Overdue Omar')
  const headers = { authorization: `Bearer ${ownerToken}` }
  const found = await request.get(`/api/Enquiry?q=${reference}`, { headers })
  const [{ id }] = (await found.json()).$values
  await request.put(`/api/Enquiry/${id}`, { headers, data: { followUpOn: '2026-01-05' } })
  await enquire(request, 'Newer Nadia')
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText('Overdue Omar')
  await expect(rows.first()).toContainText('Overdue since 5 Jan 2026')
  await expect(rows.filter({ hasText: 'Newer Nadia' })).toContainText('Groups of twelve in May.')
  await expect(rows.filter({ hasText: 'Newer Nadia' })).toContainText('Unanswered for')

  await page.getByRole('link', { name: 'Overdue Omar', exact: true }).click()
  await page.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(page.getByText(/^Marked as spam by /)).toBeVisible()
  await page.goto(`/admin/enquiries?q=${reference}`)
  await expect(page.getByText('No data available')).toBeVisible()
  await page.getByRole('link', { name: /^Spam/ }).click()
  await page.getByRole('link', { name: 'Overdue Omar', exact: true }).click()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible()

  await request.put(`/api/Enquiry/${id}`, { headers, data: { status: 'lost' } })
  await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
  await page.getByRole('link', { name: 'Search all enquiries' }).click()
  await expect(page.getByRole('link', { name: 'Overdue Omar', exact: true })).toBeVisible()
})

test('filters take a typed day, and stay open when the last is removed', async ({ page }) => {
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  await page.getByText('Filter and sort').click()
  const from = page.getByLabel('From')
  await from.focus()
  // The same in each order of day and month.
  await page.keyboard.type('11112026', { delay: 50 })
  await expect(page).toHaveURL('/admin/enquiries?from=2026-11-11')
  await expect(from).toHaveValue('2026-11-11')
  await from.fill('')
  await expect(page).toHaveURL('/admin/enquiries')
  await expect(from).toBeFocused()
  await page.getByLabel('Assigned to').selectOption('Me')
  await expect(page).toHaveURL(/assigneeId=/)
  await page.getByLabel('Assigned to').selectOption('Anybody')
  await expect(page).toHaveURL('/admin/enquiries')
  await expect(page.getByLabel('Assigned to')).toBeVisible()
})
