import { expect } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { press, sees } from '../../support/screen.ts'
import { expectAccessible, holdReads, openScreen, test } from '../../support/staff.ts'

test('a new enquiry is announced in place; one marked as spam is found there', async ({
  page,
  request,
}) => {
  await enquire(request, 'Early Bird')
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  const first = page.getByRole('link', { name: 'Early Bird', exact: true })
  const late = page.getByRole('link', { name: 'Late Riser', exact: true })
  const before = await first.boundingBox()
  const reference = await enquire(request, 'Late Riser')
  const show = page.getByRole('button', { name: 'Show 1 new one' })
  await expect(page.getByRole('status')).toContainText('Show 1 new one')
  await expect(late).toBeHidden()
  expect(await first.boundingBox()).toEqual(before)
  await expectAccessible(page)
  const pill = await show.boundingBox()
  const tabs = await page.getByRole('navigation', { name: 'Status' }).boundingBox()
  const list = await page.locator('[aria-busy]').boundingBox()
  expect(pill?.y).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0))
  expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
  await show.click()
  await expect(late).toBeFocused()
  await expect(show).toBeHidden()

  await late.click()
  await press(page, 'Mark as spam')
  await sees(page, /^Marked as spam by /)
  await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
  await page.getByRole('link', { name: /^Spam/ }).click()
  await late.click()
  await press(page, 'Not spam')
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeVisible()
})

test('filters take a typed day, stay open, and two quick choices on a slow line both count', async ({
  page,
}) => {
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
  const assignee = page.getByLabel('Assigned to')
  for (const [choice, search] of [
    ['Me', /assigneeId=/],
    ['Nobody', '/admin/enquiries?assignee=none'],
    ['Anybody', '/admin/enquiries'],
  ] as const) {
    await assignee.selectOption(choice)
    await expect(page).toHaveURL(search)
    await expect(assignee.locator('option:checked')).toHaveText(choice)
  }
  const release = await holdReads(page, '**/api/Enquiry?*')
  await page.getByLabel('Source').selectOption('partner')
  await expect(page.getByLabel('Source')).toHaveValue('partner')
  await page.getByRole('link', { name: /^All/ }).click()
  await page.getByLabel('Order').selectOption('oldest')
  release()
  await expect(page).toHaveURL('/admin/enquiries?form=partner&status=all&sort=oldest')
})
