import { expect } from '@playwright/test'
import { inDays, inquiry } from '../../samples/enquiries.ts'
import { overhang } from '../support/lost-text.ts'
import { title } from '../support/screen.ts'
import { followTo, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

test('the dashboard goes on past midnight, and leads to enquiries and periods, and back', async ({
  page,
  api,
}) => {
  const [villa] = await api.list('/api/Villa')
  const enquire = async (name: string, followUpOn: string) => {
    const about = { ...inquiry, kind: 'Villa', listingId: villa.id, name }
    const { id } = await api.post('/api/BookingRequest', about)
    await api.put(`/api/Enquiry/${id}`, { followUpOn })
  }
  const row = (region: string, name: string) =>
    page.getByRole('region', { name: region }).getByRole('listitem').filter({ hasText: name })
  await enquire('Later Lata', inDays(1))
  await enquire('Overdue Omar', inDays(-2))
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
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page).toHaveURL(/due=/)

  await followTo(page, '/admin/dashboard', 'Dashboard')
  const most = page.getByRole('region', { name: 'Most enquired about' })
  await most.getByRole('link', { name: villa.title }).click()
  await expect(page).toHaveURL(/\/admin\/enquiries\?status=all&from=[\d-]+&listingId=\d+$/)
  await expect(page.getByRole('link', { name: 'Overdue Omar', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: '26 weeks', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard?weeks=26')
  await expect(page.getByRole('link', { name: /in 26 weeks$/ })).toBeVisible()
  // The charts stay in view.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
