import { expect } from '@playwright/test'
import { rupees } from '#catalogue/prices/money.ts'
import { button, field, press, sees } from '../../support/screen.ts'
import { delayReadings, expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({
  ownServer: 'with other writers',
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
})

test('new prices: a preview, undoing, and a listing changed meanwhile', async ({ page, api }) => {
  const stored = () => api.list('/api/Villa')
  const prices = async () => (await stored()).map(({ price }: { price: number }) => price)
  const [first, second] = await stored()
  const before = await prices()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await openScreen(page, '/admin/villas', 'Villas Management')
  await button(page, 'Select several').press('Enter')
  for (const { title } of [first, second]) {
    await page.getByRole('checkbox', { name: title }).first().press('Space')
  }
  await button(page, 'Change prices').press('Enter')
  await expect(field(dialog, 'Which')).toHaveValue('chosen')
  await field(dialog, 'Percent').fill('10')
  await field(dialog, 'Round to').selectOption('₹100')
  await expect(dialog.getByRole('row')).toHaveCount(3)
  const raised = (price: number) => Math.round((price * 11) / 1000) * 100
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/Villa/)
  await field(dialog, 'Percent').press('Enter')
  await sees(page, '2 prices of villas changed.')
  const row = await page.getByRole('row', { name: first.title }).textContent()
  expect(row).toContain(rupees(raised(first.price)))
  expect(await prices()).toEqual([...before.slice(0, 2).map(raised), ...before.slice(2)])
  await press(page, 'Undo')
  await expect.poll(prices).toEqual(before)

  await press(page, 'Select several')
  await press(page, 'Change prices')
  await field(dialog, 'Change').selectOption('Lower by rupees')
  await field(dialog, 'Rupees').fill('500')
  const save = button(dialog, /^Change \d+ prices$/)
  await expect(save).toBeEnabled()
  await api.put(`/api/Villa/${first.id}`, { price: '0' }, 'multipart')
  await save.tap()
  await expect(dialog.getByRole('alert')).toContainText(`“${first.title}” was changed`)
  await button(dialog, 'Read the prices again').tap()
  await sees(dialog.getByRole('region', { name: 'Not changed' }), 'Price on request')
  await expectAccessible(page)
  await save.tap()
  await expect(dialog).toBeHidden()
})
