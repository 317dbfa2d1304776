import { expect } from '@playwright/test'
import { inDays, inquiry } from '../../samples/enquiries.ts'
import { overhang } from '../support/lost-text.ts'
import { sees, title } from '../support/screen.ts'
import { type Api, expectAccessible, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: {}, viewport: { width: 360, height: 740 } })

/** Sends enquiries about a villa in these names, and changes them as staff would. */
async function enquireAs(api: Api, names: string[], change?: object): Promise<string> {
  const [villa] = await api.list('/api/Villa')
  for (const name of names) {
    const about = { ...inquiry, kind: 'Villa', listingId: villa.id, name }
    const { id } = await api.post('/api/BookingRequest', about)
    if (change) await api.put(`/api/Enquiry/${id}`, change)
  }
  return villa.title
}

test('what to do now is said, each enquiry once, ready to be answered', async ({ page, api }) => {
  const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await sees(page, 'Nothing to do now', 'New enquiries appear here as they arrive.')
  await enquireAs(api, ['Later Lata'], { followUpOn: inDays(1) })
  await page.clock.install()
  await page.reload()
  await sees(page, 'Next follow-up: Later Lata, on ')
  // It stays open past midnight.
  await page.clock.fastForward('24:00:00')
  await expect(rowsOf('Due today')).toContainText(['Later Lata'])
  await page.clock.setSystemTime(new Date())

  const villa = await enquireAs(api, ['Overdue Omar'], { followUpOn: inDays(-2) })
  await enquireAs(api, ['Today Tara'], { followUpOn: inDays(0) })
  const waiting = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `Waiting ${name}`)
  await enquireAs(api, waiting)
  await page.reload()
  await expect(rowsOf('Overdue')).toContainText([/Overdue Omar/])
  await expect(rowsOf('Overdue')).toContainText(villa)
  await expect(rowsOf('Due today')).toContainText(['Today Tara'])
  await expect(rowsOf('Oldest unanswered')).toContainText(waiting.slice(0, 5))
  await expect(rowsOf('Newest unanswered')).toContainText(['Waiting Six'])
  await expectAccessible(page)
  expect(await overhang(page)).toBe(0)
  await page.getByRole('link', { name: 'All 1 due today' }).click()
  await expect(page).toHaveURL(/due=[\d-]+&dueFrom=/)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['Today Tara'])
  await page.goBack()
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  await expect(page.getByRole('link', { name: 'Call Overdue Omar' })).toBeVisible()
  expect(await href('Call Overdue Omar')).toBe('tel:+911940000000')
  expect(await href('WhatsApp Overdue Omar')).toMatch(/^https:\/\/wa\.me\/911940000000\?text=Hello/)
  // Beside the name, where nothing is written.
  await rowsOf('Overdue').click({ position: { x: 200, y: 8 } })
  await expect(title(page, 'Overdue Omar')).toBeVisible()
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page).toHaveURL(/due=/)
})

test('charts, drafts and missing images lead to their lists', async ({ page, api }) => {
  const villa = await enquireAs(api, ['Chart Chand'])
  const draft = { title: 'No picture yet', duration: 'x', description: 'y', status: 'draft' }
  await api.post('/api/Villa', { ...draft, price: '1' }, 'multipart')
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  const weeks = page.getByRole('region', { name: 'Enquiries by week' })
  await expect(weeks).toContainText(
    /\d+ enquir(y|ies) in 12 weeks, \d+ more than in the 12 weeks before/,
  )
  const most = page.getByRole('region', { name: 'Most enquired about' })
  await expect(most.getByRole('row', { name: villa })).toHaveText(/villa\d+0$/)
  await most.getByRole('link', { name: villa }).click()
  await expect(page).toHaveURL(/\/admin\/enquiries\?status=all&from=[\d-]+&listingId=\d+$/)
  await expect(page.getByRole('link', { name: 'Chart Chand', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: '26 weeks', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard?weeks=26')
  await expect(page.getByRole('link', { name: /in 26 weeks$/ })).toBeVisible()
  // The charts stay in view.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByText('Show as table').first().click()
  const table = page.getByRole('table').filter({ hasText: 'Week from' })
  // There are no earlier enquiries.
  await expect(table.getByRole('row')).toHaveCount(5)
  await table.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/admin\/enquiries\?status=all&from=[\d-]+&to=[\d-]+$/)
  await page.goBack()

  await sees(page, 'No images uploaded yet')
  const unfinished = page.getByRole('region', { name: 'Unfinished' }).getByRole('listitem')
  const titles = page.getByRole('rowheader').getByRole('link')
  await expect(unfinished).toHaveCount(1)
  await unfinished.getByRole('link', { name: '1 draft', exact: true }).click()
  await expect(page).toHaveURL('/admin/villas?status=draft')
  await expect(titles).toHaveText('No picture yet')
  await page.goBack()
  await unfinished.getByRole('link', { name: '2 without images' }).click()
  await expect(page).toHaveURL('/admin/villas?images=none')
  // This one and that of the demo catalogue.
  await expect(titles).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  // It is loaded when it is opened.
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reorder' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Remove No images' }).click()
  await expect(page).toHaveURL('/admin/villas')
})
