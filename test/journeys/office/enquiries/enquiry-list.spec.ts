import { expect } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { overlap } from '../../support/lost-text.ts'
import { button, follow, link, press, sees, title } from '../../support/screen.ts'
import { expectAccessible, holdReads, openScreen, test } from '../../support/staff.ts'

test('a new enquiry is announced in place, and can be spam; filters take a typed day, and choices on a slow line', async ({
  page,
  request,
}) => {
  await enquire(request, 'Early Bird')
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  const first = link(page, 'Early Bird')
  const late = link(page, 'Late Riser')
  const before = await first.boundingBox()
  await enquire(request, 'Late Riser')
  const show = button(page, 'Show 1 new one')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Show 1 new one')
  await expect(late).toBeHidden()
  expect(await first.boundingBox()).toEqual(before)
  await expectAccessible(page)
  for (const other of [
    page.getByRole('navigation', { name: 'Status' }),
    page.locator('[aria-busy]'),
  ]) {
    expect(await overlap(show, other)).toBe(false)
  }
  await show.click()
  await expect(late).toBeFocused()
  await expect(show).toBeHidden()

  await late.click()
  await press(page, 'Mark as spam')
  await sees(page, /^Marked as spam by /)
  await press(page, 'Not spam')
  await expect(button(page, 'Mark as spam')).toBeVisible()

  await follow(page, 'All enquiries')
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
  await page.getByLabel('Assigned to').selectOption('Nobody')
  await expect(page).toHaveURL('/admin/enquiries?assignee=none')
  await page.getByLabel('Assigned to').selectOption('Anybody')
  await expect(page).toHaveURL('/admin/enquiries')
  const release = await holdReads(page, '**/api/Enquiry?*')
  await page.getByLabel('Source').selectOption('partner')
  await expect(page.getByLabel('Source')).toHaveValue('partner')
  await follow(page, /^All/)
  await page.getByLabel('Order').selectOption('oldest')
  release()
  await expect(page).toHaveURL('/admin/enquiries?form=partner&status=all&sort=oldest')
})

test('keys operate list and desk, and can be switched off', async ({ page, request }) => {
  const key = async (...keys: string[]) => {
    for (const each of keys) await page.keyboard.press(each)
  }
  await enquire(request, 'Key One')
  await enquire(request, 'Key Two')
  await openScreen(page, '/admin/enquiries?sort=newest', 'Enquiries')
  await key('j', 'j')
  await expect(link(page, 'Key One')).toBeFocused()
  await key('k', 'Enter')
  await expect(title(page)).toHaveText('Key Two')
  await expect(page.getByRole('status').filter({ hasText: 'Key Two' })).toBeAttached()
  await expect(page.locator('#content')).toBeFocused()
  const note = page.getByLabel('Note')
  await key('n')
  await expect(note).toBeFocused()
  await page.keyboard.type('? is only a letter here')
  await expect(note).toHaveValue('? is only a letter here')
  await key('Control+S')
  await sees(page, 'Enquiry updated successfully!')
  await title(page).click()
  await key('j')
  await expect(title(page)).toHaveText('Key One')
  await key('k')
  await expect(title(page)).toHaveText('Key Two')
  await key('u')
  await expect(page).toHaveURL('/admin/enquiries?sort=newest')
  await expect(title(page, 'Enquiries')).toBeVisible()
  await key('/')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()

  await title(page).click()
  await key('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Next enquiry')
  await expectAccessible(page)
  await help.getByLabel('Use single keys on this device').uncheck()
  await key('Escape', '?')
  await expect(help).toBeHidden()
})
