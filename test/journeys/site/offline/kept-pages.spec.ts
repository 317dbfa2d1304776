import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { cachedPages, cut, mend, test, visit } from '../../support/offline.ts'
import { addressOf } from '../../support/public-pages.ts'
import { writeQuote } from '../../support/quotes.ts'
import { closeOffer } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers', expected: /ERR_|Failed to|404|could not/i })
test.describe.configure({ timeout: 120_000 })

const packagePage = '/travel-package/{TravelPackage}'

test('a package visited once is available offline', async ({ context, page, line }) => {
  await closeOffer(page)
  await visit(page, await addressOf(packagePage, page.request))
  const address = page.url()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.close()
  await cut(context, line)

  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(title)
  const banner = later.locator('offline-banner')
  await expect(banner.locator('span')).toHaveText(
    /^You’re offline. This is what was saved on \d+ \w+ \d{4}/,
  )
  const below = (await later.getByRole('banner').boundingBox())?.y
  const told = await banner.boundingBox()
  expect(below, 'the header hides under what is said').toBe((told?.y ?? 0) + (told?.height ?? 0))
  await expect(later.locator('a[href^="tel:"]').first()).toBeAttached()
  // Including pictures further down that were never in view.
  const pictures = later.getByRole('main').locator('picture img').filter({ visible: true })
  const count = await pictures.count()
  expect(count).toBeGreaterThan(5)
  for (let at = 0; at < count; at += 1) {
    const widthOf = (image: HTMLImageElement) => {
      image.scrollIntoView({ block: 'center' })
      return image.naturalWidth
    }
    await expect.poll(() => pictures.nth(at).evaluate(widthOf)).toBeGreaterThan(0)
  }
  await expect(later.locator('html')).toHaveAttribute('data-live', '')
  await expect(banner).toBeVisible()

  const hotels = later
    .getByRole('contentinfo')
    .getByRole('link', { name: /Hotels/ })
    .first()
  await expect(hotels).toHaveAccessibleDescription(/Not saved on this phone/)
  await later.goto('/villas')
  await expect(later.getByText('This page isn’t saved on this phone.')).toBeVisible()
  await later.getByRole('link', { name: title }).click()
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(title)
  await mend(context, line)
  await later.getByRole('link', { name: 'Show the latest' }).click()
  await expect(banner).toHaveCount(0)
  expect(await cachedPages(later)).not.toContain('/villas')
})

test('a saved listing that was never visited is available offline with its pictures', async ({
  context,
  page,
  line,
}) => {
  await visit(page, '/villas')
  const card = page.getByRole('main').getByRole('article').first()
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await card.getByRole('button', { name: /save/i }).click()
  const key = address.replace(/^(\/[^/]+\/\d+)\/.*/, '$1')
  await expect.poll(() => cachedPages(page), { timeout: 40_000 }).toContain(key)
  await page.close()
  await cut(context, line)

  const later = await context.newPage()
  await later.goto(address)
  await expect(later.locator('offline-banner')).toBeVisible()
  const pictures = later.locator('.gallery img').filter({ visible: true })
  const count = await pictures.count()
  expect(count).toBeGreaterThan(2)
  for (let at = 0; at < count; at += 1) {
    await pictures.nth(at).scrollIntoViewIfNeeded()
    const width = () => pictures.nth(at).evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  }
})

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

test('a stored road is open until it expires by the phone’s clock, as the last answer corrects it', async ({
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

  // A clock that is hours slow is corrected by the last answer.
  await mend(context, line)
  line.clockAheadMs = 3 * hourMs
  await visit(page, '/roads')
  await page.goto('/roads')
  await cut(context, line)
  await page.goto('/roads')
  await expectPast(page)
})

test('an accepted plan is there without a network until its link is withdrawn', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  const { id, headers, path } = await openPlan(page, line, ownerToken)
  await page.keyboard.press('Shift')
  await expect.poll(() => cachedPages(page), { timeout: 40_000 }).toContain('/roads')
  expect(await cachedPages(page)).not.toContain(path)

  await accept(page, path)

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

test('a saved trip sheet is removed once the guest has confirmed it', async ({
  page,
  line,
  ownerToken,
}) => {
  const { path } = await openPlan(page, line, ownerToken)
  await accept(page, path)
  await page.goto('/saved')
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(
    page.getByText('Removed. Your trip sheet is no longer saved on this phone.'),
  ).toBeFocused()
  expect(await cachedPages(page)).not.toContain(path)
})

/** Writes and sends a quote, and opens its guest's page. */
async function openPlan(page: Page, line: { url: string }, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await writeQuote(page.request, token)
  const sent = await page.request.post(`/api/quotes/${id}/send`, { headers, data: {} })
  const path = new URL((await sent.json()).link, line.url).pathname
  await page.goto(path)
  return { id, headers, path }
}

/** Accepts the open plan, and waits until its trip sheet is saved. */
async function accept(page: Page, path: string) {
  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByLabel('Your phone').fill('+91 98765 43210')
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: /accept/i }).click()
  await expect(page).toHaveURL(`${path}#accepted`)
  await page.goto(path)
  await page.keyboard.press('Shift')
  await expect.poll(() => cachedPages(page), { timeout: 40_000 }).toContain(path)
}
