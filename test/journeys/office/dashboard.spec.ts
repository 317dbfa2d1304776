import { type APIRequestContext, expect } from '@playwright/test'
import { inDays, inquiry } from '../../samples/enquiries.ts'
import { overhang } from '../support/lost-text.ts'
import { expectAccessible, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: {}, viewport: { width: 360, height: 740 } })

/** Sends enquiries in these names, and changes them as staff would. */
async function enquireAs(
  request: APIRequestContext,
  token: string,
  names: string[],
  change?: object,
) {
  const { $values: villas } = await (await request.get('/api/Villa')).json()
  const about = { kind: 'Villa', listingId: villas[0].id }
  for (const name of names) {
    const sent = await request.post('/api/BookingRequest', { data: { ...inquiry, ...about, name } })
    const { id } = await sent.json()
    const headers = { authorization: `Bearer ${token}` }
    if (change) await request.put(`/api/Enquiry/${id}`, { headers, data: change })
  }
  return String(villas[0].title)
}

test('what to do now is said, each enquiry once, ready to be answered, and charted', async ({
  page,
  request,
  ownerToken,
}) => {
  const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(page.getByText('Nothing to do now')).toBeVisible()
  await expect(page.getByText('New enquiries appear here as they arrive.')).toBeVisible()
  await enquireAs(request, ownerToken, ['Later Lata'], { followUpOn: inDays(1) })
  await page.clock.install()
  await page.reload()
  await expect(page.getByText('Next follow-up: Later Lata, on ')).toBeVisible()
  // It stays open past midnight.
  await page.clock.fastForward('24:00:00')
  await expect(rowsOf('Due today')).toContainText(['Later Lata'])
  await page.clock.setSystemTime(new Date())

  const villa = await enquireAs(request, ownerToken, ['Overdue Omar'], { followUpOn: inDays(-2) })
  await enquireAs(request, ownerToken, ['Today Tara'], { followUpOn: inDays(0) })
  const waiting = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => `Waiting ${name}`)
  await enquireAs(request, ownerToken, waiting)
  await page.reload()
  await expect(rowsOf('Overdue')).toContainText(['Overdue Omar'])
  await expect(rowsOf('Due today')).toContainText(['Today Tara'])
  await expect(rowsOf('Oldest unanswered')).toContainText(waiting.slice(0, 5))
  await expect(rowsOf('Newest unanswered')).toContainText(['Waiting Six'])
  await expect(rowsOf('Overdue')).toContainText(villa)
  await expectAccessible(page)
  expect(await overhang(page)).toBe(0)

  await page.getByRole('link', { name: 'All 1 due today' }).click()
  await expect(page).toHaveURL(/due=[\d-]+&dueFrom=/)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['Today Tara'])
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Call Overdue Omar' })).toHaveAttribute(
    'href',
    'tel:+911940000000',
  )
  await expect(page.getByRole('link', { name: 'WhatsApp Overdue Omar' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/911940000000\?text=Hello/,
  )
  // Beside the name, where nothing is written.
  await rowsOf('Overdue').click({ position: { x: 200, y: 8 } })
  await expect(page.getByRole('heading', { level: 1, name: 'Overdue Omar' })).toBeVisible()
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page).toHaveURL(/due=/)

  await openScreen(page, '/admin/dashboard', 'Dashboard')
  const weeks = page.getByRole('region', { name: 'Enquiries by week' })
  await expect(weeks).toContainText('9 enquiries in 12 weeks, 9 more than in the 12 weeks before.')
  const most = page.getByRole('region', { name: 'Most enquired about' })
  await expect(most.getByRole('row', { name: villa })).toHaveText(/villa90$/)
  await most.getByRole('link', { name: villa }).click()
  await expect(page).toHaveURL(/\/admin\/enquiries\?status=all&from=[\d-]+&listingId=\d+$/)
  await expect(page.getByRole('link', { name: 'Waiting Six', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: '26 weeks', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard?weeks=26')
  await expect(page.getByRole('link', { name: /in 26 weeks$/ })).toBeVisible()
  await page.getByText('Show as table').first().click()
  const table = page.getByRole('table').filter({ hasText: 'Week from' })
  // There are no earlier enquiries.
  await expect(table.getByRole('row')).toHaveCount(5)
  await table.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/admin\/enquiries\?status=all&from=[\d-]+&to=[\d-]+$/)
})

test('the dashboard shows drafts and missing images', async ({ page, request, ownerToken }) => {
  const titles = page.getByRole('rowheader').getByRole('link')
  const headers = { authorization: `Bearer ${ownerToken}` }
  const multipart = { title: 'No picture yet', duration: 'x', description: 'y', price: '1' }
  await request.post('/api/Villa', { headers, multipart: { ...multipart, status: 'draft' } })
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(page.getByText('No images uploaded yet')).toBeVisible()
  const unfinished = page.getByRole('region', { name: 'Unfinished' }).getByRole('listitem')
  await expect(unfinished).toHaveCount(1)
  const villas = unfinished.filter({ hasText: 'Villas' })
  await villas.getByRole('link', { name: '1 draft', exact: true }).click()
  await expect(page).toHaveURL('/admin/villas?status=draft')
  await expect(titles).toHaveText('No picture yet')
  await page.goBack()
  await villas.getByRole('link', { name: '2 without images' }).click()
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
