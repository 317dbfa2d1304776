import { expect, type Locator, type Page } from '@playwright/test'
import {
  asOwner,
  cachedPages,
  cut,
  expectCached,
  mend,
  test,
  visit,
} from '../../support/offline.ts'
import { sendQuote, writeQuote } from '../../support/quotes.ts'
import { button, link, press, sees, title } from '../../support/screen.ts'
import { live } from '../../support/visitor.ts'

const hourMs = 3_600_000

/** Loads all that are visible, also those further down that were never in view; fails if one is broken. */
const loaded = (pictures: Locator) =>
  pictures.evaluateAll(async (all: HTMLImageElement[]) => {
    const visible = all.filter((each) => each.checkVisibility())
    for (const each of visible) each.loading = 'eager'
    await Promise.all(visible.map((each) => each.decode()))
    return visible.length
  })

const banner = (page: Page) => page.locator('offline-banner')
const road = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const open = (page: Page, name: string) => road(page, name).getByText('Open', { exact: true })
const map = (page: Page) => page.getByRole('img', { name: /^Map of the Kashmir valley/ })

test('visited and saved listings are there offline, and a road expires by the corrected clock', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  const { $values } = await (await page.request.get('/api/conditions')).json()
  for (const [name, hours] of Object.entries({ 'Sinthan Top': 2, 'Razdan Pass': 6 })) {
    const { id } = $values.find((each: { name: string }) => each.name === name)
    const holdsUntil = new Date(Date.now() + hours * hourMs).toISOString()
    const request = { ...asOwner(ownerToken), data: { state: 'open', holdsUntil } }
    expect((await page.request.put(`/api/conditions/${id}`, request)).status()).toBe(200)
  }
  await visit(page, '/travel-package/{TravelPackage}')
  const address = page.url()
  const name = (await title(page).textContent()) ?? ''
  await expectCached(page, '/roads')
  // A clock that is hours slow is corrected by the last answer.
  line.clockAheadMs = 3 * hourMs
  await visit(page, '/villas')
  const card = page.getByRole('main').getByRole('article').first()
  const saved = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await press(card, /save/i)
  await expectCached(page, saved.replace(/^(\/[^/]+\/\d+)\/.*/, '$1'))
  await cut(context, line)

  await page.goto(address)
  await expect(title(page, name)).toBeVisible()
  await expect(banner(page).locator('span')).toHaveText(
    /^You’re offline. This is what was saved on \d+ \w+ \d{4}/,
  )
  const below = (await page.getByRole('banner').boundingBox())?.y
  const told = await banner(page).boundingBox()
  expect(below, 'the header hides under what is said').toBe((told?.y ?? 0) + (told?.height ?? 0))
  await expect(page.locator('a[href^="tel:"]').first()).toBeAttached()
  await expect.poll(() => loaded(page.getByRole('main').locator('picture img'))).toBeGreaterThan(5)
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await expect(banner(page)).toBeVisible()
  const hotels = link(page.getByRole('contentinfo'), /Hotels/).first()
  await expect(hotels).toHaveAccessibleDescription(/Not saved on this phone/)

  await page.goto('/roads')
  await expect(open(page, 'Razdan Pass')).toBeVisible()
  await expect(open(page, 'Sinthan Top')).toBeHidden()
  await sees(road(page, 'Sinthan Top'), 'Not known', /^Last known at .+ \d{4}, ask us/)
  await expect(map(page)).toHaveAccessibleName(/valley. The list says what is still known.$/)
  await expect(page.getByText('2 open')).toHaveCSS('display', 'none')

  await page.goto('/wellness')
  await sees(page, 'This page isn’t saved on this phone.')
  await page.goto(saved)
  await expect(banner(page)).toBeVisible()
  await expect.poll(() => loaded(page.locator('.gallery img'))).toBeGreaterThan(2)
  await page.goBack()
  await link(page, name).click()
  await expect(title(page, name)).toBeVisible()
  await mend(context, line)
  await link(page, 'Show the latest').click()
  await expect(banner(page)).toHaveCount(0)
  expect(await cachedPages(page)).not.toContain('/wellness')
})

test('an accepted plan is there offline until withdrawn', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  const { id } = await writeQuote(page.request, ownerToken)
  const path = await sendQuote(page.request, ownerToken, id)
  const reopen = async (address = path) => {
    await page.goto(address)
    await page.keyboard.press('Shift')
  }
  await reopen()
  await expectCached(page, '/roads')
  expect(await cachedPages(page)).not.toContain(path)
  const guest = { name: 'Asha Rao', phone: '+91 98765 43210', consent: 'yes' }
  await page.request.post(path, { form: { ...guest, step: 'accept', option: 'option-1' } })
  await reopen()
  await expectCached(page, path)

  // The worker does not fetch it again while it is being removed.
  line.loses = ({ url, headers }) => url === path && headers['sec-fetch-mode'] !== 'navigate'
  await reopen('/saved')
  await press(page, 'Remove it')
  await press(page, 'Yes, remove it')
  const removed = 'Removed. Your trip sheet is no longer saved on this phone.'
  await expect(page.getByText(removed)).toBeFocused()
  expect(await cachedPages(page)).not.toContain(path)
  line.loses = () => false
  await reopen()
  await expectCached(page, path)

  await cut(context, line)
  await page.goto(path)
  await expect(banner(page)).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Your trip sheet' })
  await expect(sheet).toContainText(/As of [^.]* in Srinagar/)
  await expect(map(page)).toBeVisible()
  await sees(page, 'a message sent from it would be lost')
  await expect(button(page, 'Ask for a change')).toBeHidden()
  await reopen('/saved')
  await press(page, 'Clear')
  await expect(page.getByText('Cleared. Your trip sheet stays until you remove it.')).toBeFocused()
  const pagesLeft = (await cachedPages(page)).filter((each) => !each.startsWith('/assets/'))
  expect(pagesLeft).toEqual([path])
  await press(page, 'Remove it')
  await press(page, 'Keep it')
  await link(page, 'Your trip sheet').click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Shift')
  // From then on it listens for the network.
  await expect(page.locator('a[data-not-kept]').first()).toBeAttached({ timeout: 20_000 })
  line.isCut = false
  await page.request.post(`/api/quotes/${id}/withdraw`, { ...asOwner(ownerToken), data: {} })
  await mend(context, line)
  await expect(page.getByText('This link no longer works')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => cachedPages(page)).not.toContain(path)
})

/** A tilde cannot be part of a hash, so no name of the real build ends in these letters. */
const other = '~zz'

/** The builds of the code that a page has loaded. */
const buildsOf = (page: Page) =>
  page.evaluate((letters) => {
    const code = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = code.filter((name) => /\/assets\/.*\.(js|css)$/.test(name))
    return [...new Set(own.map((name) => (name.includes(letters) ? 'new' : 'old')))]
  }, `${other}.`)

/** The cache of the build in which a page is stored; several are joined. */
const cacheOf = (page: Page, path: string) =>
  page.evaluate(async (kept) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      if (await (await caches.open(name)).match(kept)) found.push(name)
    }
    return found.join('')
  }, path)

test('no page mixes two builds; a removed worker goes', async ({ context, page, line }) => {
  await visit(page, '/roads')
  const second = await context.newPage()
  await visit(second, '/About')

  line.build = other
  await link(page.getByRole('contentinfo'), 'About').click()
  await expect(page).toHaveURL('/About')
  await live(page)
  expect(await buildsOf(page)).toEqual(['new'])
  expect(await buildsOf(second)).toEqual(['old'])
  await expect(title(second)).toBeVisible()

  await expect
    .poll(() => cacheOf(page, '/About'), { timeout: 40_000 })
    .toMatch(/^kept build [^~]*~zz$/)
  await cut(context, line)
  for (const [address, build] of Object.entries({ '/roads': 'old', '/About': 'new' })) {
    await second.goto(address)
    await live(second)
    expect(await buildsOf(second)).toEqual([build])
  }

  await mend(context, line)
  line.isWithoutWorker = true
  // As browsers do when it is idle.
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto('/hotels')
  const isThere = () =>
    page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()))
  await expect.poll(isThere, { timeout: 20_000 }).toBe(false)
  await expect.poll(() => cachedPages(page)).toEqual([])
})
