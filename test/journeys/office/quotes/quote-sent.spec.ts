import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { sampleOption, typedLine } from '../../../samples/quotes.ts'
import { loseAnswer, openNewQuote, twoLines } from '../../support/quotes.ts'
import { fillRateBook } from '../../support/rate-book.ts'
import { answer, press, sees } from '../../support/screen.ts'
import { delayReadings, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

test('sends, shares and withdraws a quote, and changes it in another version', async ({
  page,
  request,
  ownerToken,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const phone = '+91 99060 70707'
  const guest = { name: 'Asha Rao', phone, email: 'asha@example.in', homeState: '' }
  await openNewQuote({ page, request, ownerToken }, { guest })
  // The quote is sent, but the answer is lost.
  await loseAnswer(page, '**/send')
  await send(page)
  await sees(page, 'Sent just now')
  // Over a slow connection each way is recorded, and no message is ahead of the screen.
  const readings = /\/api\/quotes/
  await delayReadings(page, readings)
  await press(page, 'Copy link')
  await sees(page, 'Link copied.')
  const pdf = page.getByRole('link', { name: 'PDF' })
  await pdf.click()
  await sees(page, 'Copied the link of version 1', 'Opened the PDF of version 1')
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/q\/[\w-]{22}$/)
  await loseAnswer(page, '**/told')
  await press(page, 'Mail it')
  await sees(page, 'On its way to asha@example.in.')
  expect(await page.getByText('Mailed version 1').count()).toBe(1)

  await page.unroute(readings)
  await press(page, 'Change it')
  await sees(page, 'The guest has version 1. Sent just now.')
  await page.getByLabel('Word to the guest').fill('With a better room')
  await send(page)
  await expect(page.getByRole('region', { name: 'Version 2' })).toBeVisible()
  await sees(page, 'Sent version 2')

  await delayReadings(page, readings)
  await press(page, 'Withdraw the link')
  await answer(page, 'Withdraw')
  await sees(page, 'The link no longer works.')
  expect(await page.getByText('The link was withdrawn and no longer works.').count()).toBe(1)

  await press(page, 'Copy as a new quote')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Word to the guest')).toHaveValue('With a better room')
  await press(page, 'Discard the draft')
  await answer(page, 'Discard')
  await sees(page, 'Draft discarded.')
  expect(await page.getByRole('heading', { level: 1, name: 'Quotes' }).count()).toBe(1)

  await page.unroute(readings)
  // What was typed counts at once, without a pause.
  await page.getByRole('searchbox').fill('99060 70707')
  const download = page.waitForEvent('download')
  await press(page, 'Export CSV')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^quotes-.*\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  expect(rows).not.toEqual([])
  for (const row of rows) expect(row).toContain('Asha Rao')
})

test('adds, copies, names and removes options, and optional lines', async ({
  page,
  request,
  ownerToken,
}) => {
  await openNewQuote({ page, request, ownerToken })
  await press(page, 'Copy as another option')
  await expect(page.getByLabel('Option name')).toHaveValue('Premium')
  await press(page, /^Cedar room/)
  await page.getByLabel('Cost of one').fill('20000')
  const tabs = page.getByRole('region', { name: 'Lines' }).locator('[aria-pressed]')
  await expect(tabs).toHaveText(['Deluxe ₹15,750', 'Premium ₹26,250'])
  await press(page, 'Another option')
  await page.getByLabel('Option name').fill('Palace')
  await expect(page.getByRole('button', { name: 'Another option' })).toBeHidden()
  await press(page, 'Remove Palace')
  await expect(tabs).toHaveCount(2)
  await press(page, 'Undo')
  await expect(tabs).toHaveText(['Deluxe ₹15,750', 'Premium ₹26,250', 'Palace ₹0'])

  // An optional line is shown separately from the total.
  const gondola = typedLine(1000, { id: 'gondola', text: 'Gondola', unit: 'person', quantity: 2 })
  const markup = { by: 'percent' as const, percent: 0 }
  const options = [sampleOption({ name: '', markup, lines: [...twoLines, gondola] })]
  await openNewQuote({ page, request, ownerToken }, { options })
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText('Total₹17,850')
  await press(page, /^Gondola/)
  await page.getByText('Optional extra').click()
  await expect(price).toContainText('Total₹15,750')
  await expect(price).toContainText('Gondola₹2,100')
})

test('reports a higher rate and applies it with one tap, but never automatically', async ({
  page,
  request,
  api,
  ownerToken,
}) => {
  await fillRateBook(request, ownerToken)
  await openNewQuote({ page, request, ownerToken })
  await press(page, 'Add from the rate book')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find a supplier').fill('lidder')
  await dialog.getByRole('button', { name: /^Lidder Retreat/ }).click()
  await dialog.getByRole('button', { name: /^Premium room/ }).click()
  await expect(dialog.getByText('1 line added.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Lidder Retreat, Premium room (MAP)' })
  await expect(row).toContainText('Nights 1–2 · 1 × ₹7,400')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const [supplier] = await api.list('/api/suppliers?q=lidder+retreat')
  const [rate] = await api.list(`/api/suppliers/${supplier.id}/rates`)
  await api.put(`/api/rates/${rate.id}`, { prices: { double: 7900 } })
  await page.reload()
  await expect(row).toContainText('Rate higher today')
  await expect(row).toContainText('1 × ₹7,400')
  await press(page, /^Lidder Retreat/)
  await sees(page, 'The rate is ₹500 higher today: ₹1,000 in all.')
  await row.getByRole('button', { name: 'Take today’s rate' }).click()
  await expect(row).toContainText('1 × ₹7,900')
  await row.getByRole('button', { name: 'Type the cost instead' }).click()
  await expect(row).toContainText('Typed by hand')
  await expect(row.getByLabel('Cost of one')).toHaveValue('7900')
})
