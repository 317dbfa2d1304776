import { expect } from '@playwright/test'
import { inDays, inquiry } from '../../samples/enquiries.ts'
import { overhang } from '../support/lost-text.ts'
import {
  answer,
  button,
  field,
  follow,
  link,
  press,
  question,
  sees,
  title,
} from '../support/screen.ts'
import { followTo, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

test('the dashboard goes on past midnight, and leads to enquiries and periods', async ({
  page,
  api,
}) => {
  const [villa] = await api.list('/api/Villa')
  for (const [name, days] of [
    ['Later Lata', 1],
    ['Overdue Omar', -2],
  ] as const) {
    const about = { ...inquiry, kind: 'Villa', listingId: villa.id, name }
    const { id } = await api.post('/api/BookingRequest', about)
    await api.put(`/api/Enquiry/${id}`, { followUpOn: inDays(days) })
  }
  const row = (region: string, name: string) =>
    page.getByRole('region', { name: region }).getByRole('listitem').filter({ hasText: name })
  await page.clock.install()
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(row('Due today', 'Later Lata')).toHaveCount(0)
  await page.clock.fastForward('24:00:00')
  await expect(row('Due today', 'Later Lata')).toBeVisible()
  await page.clock.setSystemTime(new Date())
  const omar = row('Overdue', 'Overdue Omar')
  await expect(omar).toBeVisible()
  expect(await overhang(page)).toBe(0)
  // Beside the name, where nothing is written.
  await omar.click({ position: { x: 200, y: 8 } })
  await expect(title(page, 'Overdue Omar')).toBeVisible()
  await follow(page, /All enquiries/)
  await expect(page).toHaveURL(/due=/)

  await followTo(page, '/admin/dashboard', 'Dashboard')
  await follow(page, '26 weeks')
  await expect(page).toHaveURL('/admin/dashboard?weeks=26')
  await expect(link(page, /in 26 weeks$/)).toBeVisible()
  // The charts stay in view.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('restores a hotel to an earlier state, and the history shows it', async ({ page, api }) => {
  const [{ id, title: name, price }] = await api.list('/api/Hotel')
  await api.put(`/api/Hotel/${id}`, { price: '4321' }, 'multipart')
  await openScreen(page, `/admin/hotels?edit=${id}`, 'Hotel Management')
  await follow(page.getByRole('form'), 'History')
  await expect(page).toHaveURL(`/admin/history?listingId=${id}`)
  const newest = page
    .getByRole('listitem')
    .filter({ hasText: `the hotel “${name}”` })
    .first()
  await expect(newest).toContainText(/changed the hotel.*→ ₹4,321/)
  await press(newest, /^Restore/)
  const sure = question(page, 'Restore the hotel to before this change?')
  await sees(sure, name)
  await expect(button(sure, 'Cancel')).toBeFocused()
  await answer(page, 'Restore')
  await sees(page, `“${name}” restored.`)
  await expect(newest).toContainText('restored an earlier version of the hotel')
  await follow(newest, `“${name}”`)
  await expect(field(page, 'Price')).toHaveValue(`${price}`)
})
