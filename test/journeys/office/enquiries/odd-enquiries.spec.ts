import { expect } from '@playwright/test'
import { openScreen, test } from '../../support/staff.ts'

const urdu = 'جنت نظیر'
const names = [
  'Zabardast'.repeat(7),
  'Gurpreet Singh',
  `${urdu} کشمیر کی سیر ڈل جھیل نشاط باغ اور گلمرگ کے برف پوش پہاڑ`,
]

test('odd names stay within the screen, and a deleted enquiry offers the list of all', async ({
  page,
  api,
}) => {
  const sent: { id: number; reference: string }[] = []
  for (const name of names) {
    sent.push(await api.post('/api/partners', { name, email: 'odd@example.in', message: 'May' }))
  }
  const [long, usual, inUrdu] = sent
  const listOf = async (reference = '') => {
    await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
    return page.getByRole('main').getByRole('listitem')
  }
  await test.step('a name without spaces', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openScreen(page, `/admin/enquiries/${long?.id}`, names[0] ?? '')
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThan(1)
  })
  await test.step('an ordinary name completely, next to its due time', async () => {
    await api.put(`/api/Enquiry/${usual?.id}`, { status: 'contacted', followUpOn: '2025-12-02' })
    const row = await listOf(usual?.reference)
    await expect(row).toContainText('Due 2 Dec 2025')
    await expect(row.getByText('Contacted').filter({ visible: true })).toHaveCount(1)
    const name = row.getByRole('link', { name: 'Gurpreet Singh', exact: true })
    expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThan(1)
  })
  await test.step('a long name in Urdu is cut at its end, as any other', async () => {
    const link = (await listOf(inUrdu?.reference)).getByRole('link', { name: urdu })
    const isBeginningSeen = await link.first().evaluate((shown, { length }) => {
      const range = document.createRange()
      range.setStart(shown.firstChild ?? shown, 0)
      range.setEnd(shown.firstChild ?? shown, length)
      const [text, box] = [range.getBoundingClientRect(), shown.getBoundingClientRect()]
      return text.left >= box.left - 1 && text.right <= box.right + 1
    }, urdu)
    expect(isBeginningSeen).toBe(true)
  })
  await openScreen(page, '/admin/enquiries/999999', 'This screen could not be shown')
  await expect(page.getByRole('alert')).toHaveText('There is no such enquiry.')
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
})
