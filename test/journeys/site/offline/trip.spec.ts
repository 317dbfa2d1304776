import { expect } from '@playwright/test'
import { cachedPages, cut, mend, test } from '../../support/offline.ts'
import { writeQuote } from '../../support/quotes.ts'

test.use({ ownServer: {}, expected: /ERR_|Failed to|404|could not/i })
test.describe.configure({ timeout: 120_000 })

test('an accepted plan is there without a network until its link is withdrawn', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const { id } = await writeQuote(page.request, ownerToken)
  const sent = await page.request.post(`/api/quotes/${id}/send`, { headers, data: {} })
  const { link } = await sent.json()
  const path = new URL(link, line.url).pathname
  await page.goto(path)
  await page.keyboard.press('Shift')
  await expect.poll(() => cachedPages(page), { timeout: 40_000 }).toContain('/roads')
  expect(await cachedPages(page)).not.toContain(path)

  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByLabel('Your phone').fill('+91 98765 43210')
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: /accept/i }).click()
  await page.goto(path)
  await page.keyboard.press('Shift')
  await expect.poll(() => cachedPages(page), { timeout: 40_000 }).toContain(path)

  await cut(context, line)
  await page.goto(path)
  await expect(page.locator('offline-banner')).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Your trip sheet' })
  await expect(sheet).toContainText(/As of [^.]* in Srinagar/)
  await expect(sheet.getByRole('link', { name: /\+91/ }).first()).toBeVisible()
  await expect(sheet.getByRole('img', { name: /^Map of the Kashmir valley/ })).toBeVisible()
  await expect(page.getByText('a message sent from it would be lost')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for a change' })).toBeHidden()
  await page.goto('/saved')
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Cleared. Your trip sheet stays until you remove it.')).toBeFocused()
  const pagesLeft = (await cachedPages(page)).filter((each) => !each.startsWith('/assets/'))
  expect(pagesLeft).toEqual([path])
  await page.getByRole('button', { name: 'Remove it' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('link', { name: 'Your trip sheet' }).click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Shift')
  // From then on it listens for the network.
  await expect(page.locator('a[data-not-kept]').first()).toBeAttached({ timeout: 20_000 })
  line.isCut = false
  await page.request.post(`/api/quotes/${id}/withdraw`, { headers, data: {} })
  await mend(context, line)
  await expect(page.getByText('This link no longer works')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => cachedPages(page)).not.toContain(path)
})
