import { expect, type Page } from '@playwright/test'
import { rupees } from '#catalogue/prices/money.ts'
import { delayReadings, expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const villas = async (page: Page) =>
  (await (await page.request.get('/api/Villa')).json()).$values as {
    id: number
    title: string
    price: number
  }[]

test('raises prices of selected villas after a preview, and undoes it', async ({ page }) => {
  const [first, second, ...others] = await villas(page)
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
  await expect(page.getByText('2 prices of villas changed.')).toBeVisible()
  expect(await page.getByRole('row', { name: first.title }).textContent()).toContain(
    rupees(raised(first.price)),
  )
  expect((await villas(page)).map(({ price }) => price)).toEqual([
    raised(first.price),
    raised(second.price),
    ...others.map(({ price }) => price),
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await villas(page))[0]?.price, { timeout: 10_000 })
    .toBe(first.price)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })

  test('a listing changed meanwhile blocks all new prices until they are reloaded', async ({
    page,
    ownerToken,
  }) => {
    const [first] = await villas(page)
    await openScreen(page, '/admin/villas', 'Villas Management')
    await page.getByRole('button', { name: 'Select several' }).tap()
    await page.getByRole('button', { name: 'Change prices' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Change prices' })
    await dialog.getByLabel('Change').selectOption('Lower by rupees')
    await dialog.getByLabel('Rupees').fill('500')
    const save = dialog.getByRole('button', { name: /^Change \d+ prices$/ })
    await expect(save).toBeEnabled()
    const headers = { authorization: `Bearer ${ownerToken}` }
    const changed = { multipart: { price: '0' }, headers }
    expect((await page.request.put(`/api/Villa/${first?.id}`, changed)).ok()).toBe(true)
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
