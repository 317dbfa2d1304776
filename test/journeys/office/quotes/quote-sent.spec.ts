import { expect } from '@playwright/test'
import { saved, test } from '../../support/quotes.ts'
import { fillRateBook } from '../../support/rate-book.ts'
import { answer, press, sees, title } from '../../support/screen.ts'
import { answerCalls, delayReadings } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

test('sends, shares and withdraws a quote, and changes it in another version', async ({
  page,
  openDraft,
  context,
  api,
}) => {
  test.slow()
  await api.put('/api/Setting', { quoteMinimumMargin: 12 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const phone = '+91 99060 70707'
  await openDraft({ guest: { name: 'Asha Rao', phone, email: 'asha@example.in', homeState: '' } })
  await sees(page, 'Below the minimum of 12%. Only owners may send it like this.')
  await api.put('/api/Setting', { quoteMinimumMargin: 0 })
  await answerCalls(page, 'POST', '**/send')
  await press(page, 'Send')
  await expect(page.getByRole('alert')).toContainText('Out of order')
  await page.unrouteAll()
  // Over a slow connection each way is recorded, and no message is ahead of the screen.
  await delayReadings(page, /\/api\/quotes/)
  await press(page, 'Send')
  await sees(page, 'Sent just now')
  await press(page, 'Copy link')
  await sees(page, 'Link copied.')
  await page.getByRole('link', { name: 'PDF' }).click()
  await sees(page, 'Copied the link of version 1', 'Opened the PDF of version 1')
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/q\/[\w-]{22}$/)
  await press(page, 'Mail it')
  await sees(page, 'On its way to asha@example.in.')
  expect(await page.getByText('Mailed version 1').count()).toBe(1)

  await press(page, 'Change it')
  await sees(page, 'The guest has version 1. Sent just now.')
  await page.getByLabel('Word to the guest').fill('With a better room')
  await press(page, 'Send')
  await sees(page, 'Sent version 2')
  await expect(page.getByRole('region', { name: 'Version 2' })).toBeVisible()
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
  expect(await title(page, 'Quotes').count()).toBe(1)
  // What was typed counts at once, without a pause.
  await page.getByRole('searchbox').fill('99060 70707')
  const exported = page.waitForRequest(/\/quotes\.csv\?q=99060\+70707$/)
  await press(page, 'Export CSV')
  await exported
})

test('reports a higher rate and applies it with one tap, but never automatically', async ({
  page,
  openDraft,
  request,
  api,
  ownerToken,
}) => {
  await fillRateBook(request, ownerToken)
  await openDraft()
  await press(page, 'Add from the rate book')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find a supplier').fill('lidder')
  await press(dialog, /^Lidder Retreat/)
  await press(dialog, /^Premium room/)
  await sees(dialog, '1 line added.')
  await press(dialog, 'Done')
  const row = page.getByRole('listitem').filter({ hasText: 'Lidder Retreat, Premium room (MAP)' })
  await expect(row).toContainText('Nights 1–2 · 1 × ₹7,400')
  await saved(page)

  const [supplier] = await api.list('/api/suppliers?q=lidder+retreat')
  const [rate] = await api.list(`/api/suppliers/${supplier.id}/rates`)
  await api.put(`/api/rates/${rate.id}`, { prices: { double: 7900 } })
  await page.reload()
  await expect(row).toContainText('Rate higher today')
  await expect(row).toContainText('1 × ₹7,400')
  await press(page, /^Lidder Retreat/)
  await sees(page, 'The rate is ₹500 higher today: ₹1,000 in all.')
  await press(row, 'Take today’s rate')
  await expect(row).toContainText('1 × ₹7,900')
  await press(row, 'Type the cost instead')
  await expect(row).toContainText('Typed by hand')
  await expect(row.getByLabel('Cost of one')).toHaveValue('7900')
})
