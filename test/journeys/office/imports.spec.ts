import { expect } from '@playwright/test'
import { answer, press, sees, sendSheets, title } from '../support/screen.ts'
import { failure, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const sheetOf = (text: string) => ({
  ...{ name: 'Villas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
})
const wide = Array.from({ length: 100_000 }, (_, at) => `c${at}`).join()

test('an import is undone, one of unknown headings discarded, and a refused file says why', async ({
  page,
  api,
}) => {
  const villas = async () => (await api.list('/api/Villa?q=orchard+of+sheets')).length
  const open = () => openScreen(page, '/admin/imports', 'Imports')
  await open()
  const row = 'Villa title,Tagline,Address,Price\nOrchard of sheets,Quiet,Harwan,1\n'
  await sendSheets(page, sheetOf(row))
  await press(page, 'Import 1 row')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeVisible({ timeout: 60_000 })
  expect(await villas()).toBe(1)
  await open()
  await undo.click()
  await answer(page, 'Undo import')
  await expect.poll(villas, { timeout: 60_000 }).toBe(0)
  await page.getByRole('link', { name: 'Villas.csv' }).first().click()
  await expect(page.getByText('1 row undone.')).toBeVisible({ timeout: 20_000 })

  await open()
  await sendSheets(page, sheetOf('Villa Title,Prise\nOrchard,1\n'))
  await expect(page.getByRole('alert')).toContainText('Mend the headings first')
  await sees(page, 'Did you mean ‘price’?')
  const refusal = { status: 409, json: { status: 409, errors: {}, Error: 'It was applied.' } }
  await page.route(/\/api\/imports\/\d+$/, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(refusal) : route.fallback(),
  )
  await press(page, 'Discard')
  await expect(page.locator('[data-sonner-toast]')).toContainText('It was applied.')
  await expect(page).toHaveURL(/imports\/\d+$/)
  await page.unrouteAll()
  await press(page, 'Discard')
  await sees(page, 'Nothing was imported.')
  await expect(title(page, 'Imports')).toBeVisible()
  await page.getByLabel('Listings', { exact: true }).selectOption('Destinations')
  const download = page.waitForEvent('download')
  await press(page, 'Export XLSX')
  expect((await download).suggestedFilename()).toMatch(/^destination-\d{4}-\d\d-\d\d\.xlsx$/)
  await page.getByLabel('Choose files').setInputFiles(sheetOf(wide))
  await press(page, 'Check')
  await expect(page.getByRole('alert')).toContainText(
    /Villas has 1,00,000 columns; a sheet may have 200\./,
    { timeout: 30_000 },
  )

  // An import in progress whose reader's session ends leads to log-in.
  let readings = 0
  await page.route(/\/api\/imports\/\d+$/, async (route) => {
    readings += 1
    if (readings > 1) return route.fulfill({ ...failure(), status: 401 })
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), state: 'undoing' } })
  })
  await page.goto('/admin/imports/1')
  await expect(page).toHaveURL(/login\?next=%2Fadmin%2Fimports/)
})
