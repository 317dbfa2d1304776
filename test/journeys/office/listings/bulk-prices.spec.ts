import { expect } from '@playwright/test'
import { rupees } from '#catalogue/prices/money.ts'
import { press, sees } from '../../support/screen.ts'
import { type Api, delayReadings, expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

interface Villa {
  id: number
  title: string
  price: number
}

const villas = (api: Api): Promise<Villa[]> => api.list('/api/Villa')

test('raises prices of selected villas after a preview, and undoes it', async ({ page, api }) => {
  const [first, second, ...others] = await villas(api)
  if (!first || !second) throw new Error('The demo has villas')
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.getByRole('button', { name: 'Select several' }).press('Enter')
  for (const { title } of [first, second]) {
    await page.getByRole('checkbox', { name: title, exact: false }).first().press('Space')
  }
  await page.getByRole('button', { name: 'Change prices' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await expect(dialog.getByLabel('Which')).toHaveValue('chosen')
  await dialog.getByLabel('Percent').fill('10')
  await dialog.getByLabel('Round to').selectOption('₹100')
  await expect(dialog.getByRole('row')).toHaveCount(3)
  const raised = (price: number) => Math.round((price * 11) / 1000) * 100
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/Villa/)
  await dialog.getByLabel('Percent').press('Enter')
  await sees(page, '2 prices of villas changed.')
  expect(await page.getByRole('row', { name: first.title }).textContent()).toContain(
    rupees(raised(first.price)),
  )
  expect((await villas(api)).map(({ price }) => price)).toEqual([
    raised(first.price),
    raised(second.price),
    ...others.map(({ price }) => price),
  ])
  await press(page, 'Undo')
  await expect.poll(async () => (await villas(api))[0]?.price).toBe(first.price)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  test('a listing changed meanwhile blocks all new prices until they are reloaded', async ({
    page,
    api,
  }) => {
    const [first] = await villas(api)
    await openScreen(page, '/admin/villas', 'Villas Management')
    await press(page, 'Select several')
    await press(page, 'Change prices')
    const dialog = page.getByRole('dialog', { name: 'Change prices' })
    await dialog.getByLabel('Change').selectOption('Lower by rupees')
    await dialog.getByLabel('Rupees').fill('500')
    const save = dialog.getByRole('button', { name: /^Change \d+ prices$/ })
    await expect(save).toBeEnabled()
    await api.put(`/api/Villa/${first?.id}`, { price: '0' }, 'multipart')
    await save.tap()
    await expect(dialog.getByRole('alert')).toContainText(`“${first?.title}” was changed`)
    await dialog.getByRole('button', { name: 'Read the prices again' }).tap()
    const unchanged = dialog.getByRole('region', { name: 'Not changed' })
    await expect(unchanged).toContainText(`${first?.title}: Price on request`)
    await expectAccessible(page)
    await save.tap()
    await expect(dialog).toBeHidden()
  })
})
