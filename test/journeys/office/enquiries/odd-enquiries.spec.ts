import { expect } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { openScreen, test } from '../../support/staff.ts'

test('a name without a space stays within the screen', async ({ page, request, ownerToken }) => {
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
