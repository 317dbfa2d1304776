import { expect, type Locator, type Page } from '@playwright/test'
import {
  asOwner,
  cachedPages,
  cut,
  enquiriesOf,
  expectCached,
  mend,
  sent,
  test,
  visit,
  waiting,
} from '../../support/offline.ts'
import { sendQuote, writeQuote } from '../../support/quotes.ts'
import { button, press, sees, title } from '../../support/screen.ts'
import { fillContact, live } from '../../support/visitor.ts'

const hourMs = 3_600_000

/** All that are visible load, also those further down that were never in view. */
async function expectPictures(pictures: Locator, min: number) {
  const visible = pictures.filter({ visible: true })
  await expect.poll(() => visible.count()).toBeGreaterThan(min)
  for (const each of await visible.all()) {
    const widthOf = (image: HTMLImageElement) => {
      image.scrollIntoView({ block: 'center' })
      return image.naturalWidth
    }
    await expect.poll(() => each.evaluate(widthOf)).toBeGreaterThan(0)
  }
}

const banner = (page: Page) => page.locator('offline-banner')
const road = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const open = (page: Page, name: string) => road(page, name).getByText('Open', { exact: true })
const map = (page: Page) => page.getByRole('img', { name: /^Map of the Kashmir valley/ })

test('visited and saved listings are there offline, and a road expires by the corrected clock', async ({
  context,
  page: earlier,
  line,
  ownerToken,
}) => {
  const { $values } = await (await earlier.request.get('/api/conditions')).json()
  for (const [name, hours] of Object.entries({ 'Sinthan Top': 2, 'Razdan Pass': 6 })) {
    const { id } = $values.find((each: { name: string }) => each.name === name)
    const holdsUntil = new Date(Date.now() + hours * hourMs).toISOString()
    const request = { ...asOwner(ownerToken), data: { state: 'open', holdsUntil } }
    expect((await earlier.request.put(`/api/conditions/${id}`, request)).status()).toBe(200)
  }
  await visit(earlier, '/travel-package/{TravelPackage}')
  const address = earlier.url()
  const name = (await title(earlier).textContent()) ?? ''
  await expectCached(earlier, '/roads')
  await cut(context, line)
  await earlier.goto('/roads')
  await expect(banner(earlier)).toBeVisible()
  await expect(open(earlier, 'Sinthan Top')).toBeVisible()
  await expect(map(earlier)).toHaveAccessibleName(/Sinthan Top: open/)
  await sees(earlier, '2 open')
  await mend(context, line)
  // A clock that is hours slow is corrected by the last answer.
  line.clockAheadMs = 3 * hourMs
  await visit(earlier, '/villas')
  const card = earlier.getByRole('main').getByRole('article').first()
  const saved = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await press(card, /save/i)
  await expectCached(earlier, saved.replace(/^(\/[^/]+\/\d+)\/.*/, '$1'))
  await earlier.close()
  await cut(context, line)

  const page = await context.newPage()
  await page.goto(address)
  await expect(title(page, name)).toBeVisible()
  await expect(banner(page).locator('span')).toHaveText(
    /^You’re offline. This is what was saved on \d+ \w+ \d{4}/,
  )
  const below = (await page.getByRole('banner').boundingBox())?.y
  const told = await banner(page).boundingBox()
  expect(below, 'the header hides under what is said').toBe((told?.y ?? 0) + (told?.height ?? 0))
  await expect(page.locator('a[href^="tel:"]').first()).toBeAttached()
  await expectPictures(page.getByRole('main').locator('picture img'), 5)
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await expect(banner(page)).toBeVisible()
  const hotels = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Hotels/ })
    .first()
  await expect(hotels).toHaveAccessibleDescription(/Not saved on this phone/)

  await page.goto('/roads')
  await expect(open(page, 'Sinthan Top')).toBeHidden()
  await expect(open(page, 'Razdan Pass')).toBeVisible()
  await sees(road(page, 'Sinthan Top'), 'Not known', /^Last known at .+ \d{4}, ask us/)
  await expect(map(page)).not.toHaveAccessibleName(/open/)
  await expect(page.getByText('2 open')).toBeHidden()

  await page.goto('/wellness')
  await sees(page, 'This page isn’t saved on this phone.')
  await page.getByRole('link', { name }).click()
  await expect(title(page, name)).toBeVisible()
  await page.goto(saved)
  await expect(banner(page)).toBeVisible()
  await expectPictures(page.locator('.gallery img'), 2)
  await mend(context, line)
  await page.getByRole('link', { name: 'Show the latest' }).click()
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
  await page.getByRole('link', { name: 'Your trip sheet' }).click()
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

/** The stored ones among some URLs. */
const keptOf = async (page: Page, paths: string[]) => {
  const kept = await cachedPages(page)
  return paths.filter((path) => kept.includes(path))
}

/** More than a phone of these tests has from its start. */
const roomBytes = 20_000_000

/** Fills what is left of storage, so that no further write succeeds. */
const fillUp = (page: Page) =>
  page.evaluate(async (bytes) => {
    const opening = indexedDB.open('more', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
    await new Promise((done) => opening.addEventListener('success', done))
    const writing = opening.result.transaction('rows', 'readwrite')
    writing.objectStore('rows').put('-'.repeat(bytes), 0)
    return new Promise((done) => {
      writing.oncomplete = () => done(undefined)
      writing.onabort = () => done(writing.error?.name)
    })
  }, roomBytes)

const visited = ['/hotels', '/villas', '/contact']

test('when storage is full the oldest pages are removed, and an enquiry is still kept', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  const session = await context.newCDPSession(page)
  const limit = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize })
  // The browser looks at a limit again only if it is less than the one before.
  await limit(roomBytes)
  for (const path of visited) await visit(page, path)
  await expectCached(page, '/roads')
  expect(await keptOf(page, visited)).toEqual(visited)
  // The browser reports that it is full after a few more bytes.
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  await limit(usage + 10_000)

  await visit(page, '/wellness')
  const left = await keptOf(page, visited)
  expect(left.length).toBeLessThan(visited.length)
  // Exactly the most recently viewed ones.
  expect(left).toEqual(visited.slice(-left.length))
  expect(left).toContain('/contact')
  expect(await keptOf(page, ['/saved', '/roads'])).toEqual(['/saved', '/roads'])

  await cut(context, line)
  for (const path of [...left, '/wellness', '/roads']) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    // All of its code is still there.
    await live(page)
  }
  await page.goto('/hotels')
  await sees(page, 'This page isn’t saved on this phone.')

  await page.goto('/contact')
  await live(page)
  await limit(usage - 10_000)
  expect(await fillUp(page)).toBe('QuotaExceededError')
  await fillContact(page, 'Full Feroz')
  await press(page, 'Send request')
  await expect(waiting(page)).toBeVisible()
  await mend(context, line)
  const stored = () => enquiriesOf(page.request, ownerToken, 'Full Feroz')
  await expect.poll(stored, { timeout: 30_000 }).toBe(1)
  await page.goto('/saved')
  await expect(sent(page)).toBeVisible()
  expect(await stored()).toBe(1)
})
