import { expect } from '@playwright/test'
import { inDays, inquiry } from '../../samples/enquiries.ts'
import { overhang } from '../support/lost-text.ts'
import { button, press, sees, title } from '../support/screen.ts'
import { expectAccessible, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: {}, viewport: { width: 360, height: 740 } })

test('the dashboard goes on past midnight, and leads to enquiries, periods and lists, and back', async ({
  page,
  api,
}) => {
  const [villa] = await api.list('/api/Villa')
  const enquire = async (name: string, followUpOn: string) => {
    const about = { ...inquiry, kind: 'Villa', listingId: villa.id, name }
    await api.put(`/api/Enquiry/${(await api.post('/api/BookingRequest', about)).id}`, {
      followUpOn,
    })
  }
  const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
  await enquire('Later Lata', inDays(1))
  await page.clock.install()
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await sees(page, 'Next follow-up: Later Lata, on ')
  await page.clock.fastForward('24:00:00')
  await expect(rowsOf('Due today')).toContainText(['Later Lata'])
  await page.clock.setSystemTime(new Date())
  await enquire('Overdue Omar', inDays(-2))
  await page.reload()
  await expect(rowsOf('Overdue')).toContainText([/Overdue Omar/])
  await expectAccessible(page)
  expect(await overhang(page)).toBe(0)
  // Beside the name, where nothing is written.
  await rowsOf('Overdue').click({ position: { x: 200, y: 8 } })
  await expect(title(page, 'Overdue Omar')).toBeVisible()
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page).toHaveURL(/due=/)

  await openScreen(page, '/admin/dashboard', 'Dashboard')
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
  await sees(page, 'No images uploaded yet')
  await page.getByRole('link', { name: '1 without images' }).click()
  await expect(page).toHaveURL('/admin/villas?images=none')
  await press(page, 'Filter and sort')
  // It is loaded when it is opened.
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button(page, 'Reorder')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Remove No images' }).click()
  await expect(page).toHaveURL('/admin/villas')
})
