import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { cut, test, visit } from '../../support/offline.ts'

test.use({ ownServer: {}, expected: /ERR_|Failed to|could not/i })
test.describe.configure({ timeout: 120_000 })

const hourMs = 3_600_000

/** Sets a road to open for two hours. */
async function open(request: APIRequestContext, token: string) {
  const { $values } = await (await request.get('/api/conditions')).json()
  const id = $values.find((each: { mark: string }) => each.mark === 'sinthan').id
  const holdsUntil = new Date(Date.now() + 2 * hourMs).toISOString()
  const headers = { authorization: `Bearer ${token}` }
  const data = { state: 'open', holdsUntil }
  expect((await request.put(`/api/conditions/${id}`, { headers, data })).status()).toBe(200)
}

const entry = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sinthan Top' }) })

const map = (page: Page) => page.getByRole('img', { name: /^Map of the Kashmir valley/ })

async function expectPast(page: Page) {
  await expect(entry(page).getByText('Open', { exact: true })).toBeHidden()
  await expect(entry(page).getByText('Not known', { exact: true })).toBeVisible()
  await expect(entry(page).getByText(/^Last known at .+ \d{4}, ask us/)).toBeVisible()
  await expect(map(page)).not.toHaveAccessibleName(/open/)
  await expect(page.getByText('1 open', { exact: false })).toBeHidden()
}

test('a stored road is open until it expires by the phone’s clock, and not after', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  await open(page.request, ownerToken)
  await visit(page, '/roads')
  await cut(context, line)
  await page.goto('/roads')
  await expect(page.locator('offline-banner')).toBeVisible()
  await expect(entry(page).getByText('Open', { exact: true })).toBeVisible()
  await expect(map(page)).toHaveAccessibleName(/Sinthan Top: open/)

  const later = await context.newPage()
  await later.clock.setFixedTime(Date.now() + 3 * hourMs)
  await later.goto('/roads')
  await expectPast(later)
  const behind = await context.newPage()
  await behind.clock.setFixedTime(Date.now() - 5 * hourMs)
  await behind.goto('/roads')
  await expectPast(behind)
})

test('a clock that is hours slow is corrected by the last answer', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  await open(page.request, ownerToken)
  line.clockAheadMs = 3 * hourMs
  await visit(page, '/roads')
  await page.goto('/roads')
  await cut(context, line)
  await page.goto('/roads')
  await expectPast(page)
})
