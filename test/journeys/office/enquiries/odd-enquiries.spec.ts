import { expect } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { openScreen, test } from '../../support/staff.ts'

test('a name without spaces stays within the screen', async ({ page, request, ownerToken }) => {
  const name = 'Zabardast'.repeat(7)
  const reference = await enquire(request, name)
  const found = await request.get(`/api/Enquiry?suspected=all&q=${reference}`, {
    headers: { authorization: `Bearer ${ownerToken}` },
  })
  const [{ id }] = (await found.json()).$values
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openScreen(page, `/admin/enquiries/${id}`, name)
    const over = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.scrollWidth - heading.clientWidth)
    expect(over).toBeLessThanOrEqual(0)
  }
})

test('a phone shows an ordinary name completely, next to its due time', async ({
  page,
  request,
  ownerToken,
}) => {
  const reference = await enquire(request, 'Gurpreet Singh')
  const headers = { authorization: `Bearer ${ownerToken}` }
  const found = await request.get(`/api/Enquiry?suspected=all&q=${reference}`, { headers })
  const [{ id }] = (await found.json()).$values
  const data = { status: 'contacted', followUpOn: '2025-12-02' }
  await request.put(`/api/Enquiry/${id}`, { headers, data })
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row).toContainText('Due 2 Dec 2025')
  await expect(row.getByText('Contacted').filter({ visible: true })).toHaveCount(1)
  const name = row.getByRole('link', { name: 'Gurpreet Singh', exact: true })
  expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0)
})

test('a long name in Urdu is cut at its end, as any other', async ({ page, request }) => {
  const begin = 'جنت نظیر'
  const name = `${begin} کشمیر کی سیر ڈل جھیل نشاط باغ اور گلمرگ کے برف پوش پہاڑ`
  const data = { name, email: 'urdu@example.in', message: 'May' }
  const { reference } = await (await request.post('/api/partners', { data })).json()
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
  const link = page.getByRole('main').getByRole('listitem').getByRole('link', { name: begin })
  const isBeginningSeen = await link.first().evaluate((shown, { length }) => {
    const range = document.createRange()
    range.setStart(shown.firstChild ?? shown, 0)
    range.setEnd(shown.firstChild ?? shown, length)
    const [text, box] = [range.getBoundingClientRect(), shown.getBoundingClientRect()]
    return text.left >= box.left - 1 && text.right <= box.right + 1
  }, begin)
  expect(isBeginningSeen).toBe(true)
})

test('a deleted enquiry offers the list of all', async ({ page }) => {
  await openScreen(page, '/admin/enquiries/999999', 'This screen could not be shown')
  await expect(page.getByRole('alert')).toHaveText('There is no such enquiry.')
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
})
