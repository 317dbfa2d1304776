import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { sampleOption, typedLine } from '../../../samples/quotes.ts'
import { loseAnswer, openNewQuote, openQuote, twoLines } from '../../support/quotes.ts'
import { fillRateBook } from '../../support/rate-book.ts'
import { delayReadings, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

/** The next call of a path arrives, but its answer does not. */
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

test('sends, shares and withdraws a quote, and changes it in another version', async ({
  page,
  request,
  ownerToken,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const guest = {
    name: 'Asha Rao',
    phone: '+91 99060 70707',
    email: 'asha@example.in',
    homeState: '',
  }
  await openNewQuote({ page, request, ownerToken }, { guest })
  // The quote is sent, but the answer is lost.
  await loseAnswer(page, '**/send')
  await send(page)
  await expect(page.getByText('Sent just now')).toBeVisible()
  // Over a slow connection each way is recorded, and no message is ahead of the screen.
  const readings = /\/api\/quotes/
  await delayReadings(page, readings)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const pdf = page.getByRole('link', { name: 'PDF' })
  await expect(pdf).toHaveAttribute('href', /quote\.pdf$/)
  await pdf.click()
  await expect(page.getByText('Copied the link of version 1')).toBeVisible()
  await expect(page.getByText('Opened the PDF of version 1')).toBeVisible()
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/q\/[\w-]{22}$/)
  await loseAnswer(page, '**/told')
  await page.getByRole('button', { name: 'Mail it' }).click()
  await expect(page.getByText('On its way to asha@example.in.')).toBeVisible()
  expect(await page.getByText('Mailed version 1').count()).toBe(1)

  await page.unroute(readings)
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('The guest has version 1. Sent just now.')).toBeVisible()
  await page.getByLabel('Word to the guest').fill('With a better room')
  await send(page)
  await expect(page.getByRole('region', { name: 'Version 2' })).toBeVisible()
  await expect(page.getByText('Sent version 2')).toBeVisible()

  await delayReadings(page, readings)
  await page.getByRole('button', { name: 'Withdraw the link' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  expect(await page.getByText('The link was withdrawn and no longer works.').count()).toBe(1)

  await page.getByRole('button', { name: 'Copy as a new quote' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Word to the guest')).toHaveValue('With a better room')
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Draft discarded.')).toBeVisible()
  expect(await page.getByRole('heading', { level: 1, name: 'Quotes' }).count()).toBe(1)

  await page.unroute(readings)
  // What was typed counts at once, without a pause.
  await page.getByRole('searchbox').fill('99060 70707')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^quotes-.*\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  expect(rows).not.toEqual([])
  for (const row of rows) expect(row).toContain('Asha Rao')
  await expect(page.getByRole('link', { name: 'Asha Rao' }).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'State' }).getByText('Accepted').click()
  await expect(page.getByText('No quotes match.')).toBeVisible()
})

test('below the minimum margin the owner is warned and an editor is refused', async ({
  page,
  pageOf,
  request,
  ownerToken,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  await request.put('/api/Setting', { headers, data: { quoteMinimumMargin: 12 } })
  const id = await openNewQuote({ page, request, ownerToken })
  await expect(page.getByText(/^Below the minimum of/)).toBeVisible()
  const editor = await pageOf('Nasreen')
  await openQuote(editor, id)
  await expect(editor.getByText(/^Below the minimum of/)).toBeHidden()
  await send(editor)
  await expect(editor.getByRole('alert')).toContainText('only an owner may send it')
  await send(page)
  await expect(page.getByText('Sent just now')).toBeVisible()
  await request.put('/api/Setting', { headers, data: { quoteMinimumMargin: 0 } })
})

test('adds, copies, names and removes options, and optional lines', async ({
  page,
  request,
  ownerToken,
}) => {
  await openNewQuote({ page, request, ownerToken })
  await page.getByRole('button', { name: 'Copy as another option' }).click()
  await expect(page.getByLabel('Option name')).toHaveValue('Premium')
  await page.getByRole('button', { name: /^Cedar room/ }).click()
  await page.getByLabel('Cost of one').fill('20000')
  const tabs = page.getByRole('region', { name: 'Lines' }).locator('[aria-pressed]')
  await expect(tabs).toHaveText(['Deluxe ₹15,750', 'Premium ₹26,250'])
  await page.getByRole('button', { name: 'Another option' }).click()
  await page.getByLabel('Option name').fill('Palace')
  await expect(page.getByRole('button', { name: 'Another option' })).toBeHidden()
  await page.getByRole('button', { name: 'Remove Palace' }).click()
  await expect(tabs).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tabs).toHaveText(['Deluxe ₹15,750', 'Premium ₹26,250', 'Palace ₹0'])

  // An optional line is shown separately from the total.
  const gondola = typedLine(1000, { id: 'gondola', text: 'Gondola', unit: 'person', quantity: 2 })
  const markup = { by: 'percent' as const, percent: 0 }
  const options = [sampleOption({ name: '', markup, lines: [...twoLines, gondola] })]
  await openNewQuote({ page, request, ownerToken }, { options })
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price).toContainText('Total₹17,850')
  await page.getByRole('button', { name: /^Gondola/ }).click()
  await page.getByText('Optional extra').click()
  await expect(price).toContainText('Total₹15,750')
  await expect(price).toContainText('Gondola₹2,100')
})

test('reports a higher rate and applies it with one tap, but never automatically', async ({
  page,
  request,
  ownerToken,
}) => {
  await fillRateBook(request, ownerToken)
  await openNewQuote({ page, request, ownerToken })
  await page.getByRole('button', { name: 'Add from the rate book' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find a supplier').fill('lidder')
  await dialog.getByRole('button', { name: /^Lidder Retreat/ }).click()
  await dialog.getByRole('button', { name: /^Premium room/ }).click()
  await expect(dialog.getByText('1 line added.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Lidder Retreat, Premium room (MAP)' })
  await expect(row).toContainText('Nights 1–2 · 1 × ₹7,400')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const headers = { authorization: `Bearer ${ownerToken}` }
  const suppliers = await (await request.get('/api/suppliers?q=lidder+retreat', { headers })).json()
  const rates = `/api/suppliers/${suppliers.$values[0].id}/rates`
  const [rate] = (await (await request.get(rates, { headers })).json()).$values
  await request.put(`/api/rates/${rate.id}`, { headers, data: { prices: { double: 7900 } } })
  await page.reload()
  await expect(row).toContainText('Rate higher today')
  await expect(row).toContainText('1 × ₹7,400')
  await page.getByRole('button', { name: /^Lidder Retreat/ }).click()
  await expect(page.getByText('The rate is ₹500 higher today: ₹1,000 in all.')).toBeVisible()
  await row.getByRole('button', { name: 'Take today’s rate' }).click()
  await expect(row).toContainText('1 × ₹7,900')
  await row.getByRole('button', { name: 'Type the cost instead' }).click()
  await expect(row).toContainText('Typed by hand')
  await expect(row.getByLabel('Cost of one')).toHaveValue('7900')
})
