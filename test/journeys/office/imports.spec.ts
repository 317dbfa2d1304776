import { expect } from '@playwright/test'
import { expectFit } from '../support/fit.ts'
import { answer, phone, press, sees, sendSheets, title } from '../support/screen.ts'
import { answerCalls, failure, followTo, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', ...phone })

test('an import is read row by row on a phone, applied and undone, and another discarded', async ({
  page,
  api,
}) => {
  const villas = async () => (await api.list('/api/Villa?q=orchard+of+sheets')).length
  const open = () => followTo(page, '/admin/imports', 'Imports')
  const send = (text: string) =>
    sendSheets(page, { name: 'Villas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await openScreen(page, '/admin/imports', 'Imports')
  const rows = 'Orchard of sheets,Quiet,Harwan,1\nPool,Loud,Nigeen,free\n'
  await send(`Villa title,Tagline,Address,Price\n${rows}`)
  await page.getByRole('link', { name: /^To correct/ }).tap()
  await sees(page, /^Price must be/)
  await expectFit(page)
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
  await send('Villa Title,Prise\nOrchard,1\n')
  const reply = { ...failure('It was applied.'), status: 409 }
  await answerCalls(page, 'DELETE', '**/api/imports/*', reply)
  await press(page, 'Discard')
  await sees(page.locator('[data-sonner-toast]'), 'It was applied.')
  await expect(page).toHaveURL(/imports\/\d+$/)
  await page.unrouteAll()
  await press(page, 'Discard')
  await sees(page, 'Nothing was imported.')
  await expect(title(page, 'Imports')).toBeVisible()
  await page.getByLabel('Listings', { exact: true }).selectOption('Destinations')
  const download = page.waitForEvent('download')
  await press(page, 'Export XLSX')
  expect((await download).suggestedFilename()).toMatch(/^destination-\d{4}-\d\d-\d\d\.xlsx$/)

  // An import in progress whose reader's session ends leads to log-in.
  let readings = 0
  await page.route(/\/api\/imports\/\d+$/, async (route) => {
    readings += 1
    if (readings > 1) return route.fulfill({ ...failure(), status: 401 })
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), state: 'undoing' } })
  })
  await page.getByRole('link', { name: 'Villas.csv' }).first().click()
  await expect(page).toHaveURL(/login\?next=%2Fadmin%2Fimports/)
})
