import { type CDPSession, expect, type Page } from '@playwright/test'
import {
  cachedPages,
  cut,
  enquiriesOf,
  expectCached,
  mend,
  test,
  visit,
} from '../../support/offline.ts'
import { fillContact, live } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers', expected: /ERR_|Failed to|could not|quota/i })
test.describe.configure({ timeout: 120_000 })

/** Leaves `spare` bytes of storage, so that the browser reports it full. */
async function fill(page: Page, session: CDPSession, spare: number) {
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  await setQuota(session, page.url(), usage + spare)
}

const setQuota = (session: CDPSession, url: string, quotaSize: number) =>
  session.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize })

/** More than a phone of these tests has from its start. */
const roomBytes = 20_000_000

/** Makes further writes fail: the browser looks at the quota only when it last heard of less space. */
const writeMore = (page: Page) =>
  page.evaluate(async (bytes) => {
    const opening = indexedDB.open('more', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
    await new Promise((done) => opening.addEventListener('success', done))
    const writing = opening.result.transaction('rows', 'readwrite')
    writing.objectStore('rows').put('-'.repeat(bytes), 0)
    const error = await new Promise((done) => {
      writing.oncomplete = () => done(undefined)
      writing.onabort = () => done(writing.error?.name)
    })
    opening.result.close()
    return error
  }, roomBytes)

/** The stored ones among some URLs. */
const keptOf = async (page: Page, paths: string[]) => {
  const kept = await cachedPages(page)
  return paths.filter((path) => kept.includes(path))
}

/** Whether every picture and script of a stored page is still stored. */
const missingFiles = (page: Page, path: string) =>
  page.evaluate(async (key) => {
    const opening = indexedDB.open('kept-here', 1)
    await new Promise((done) => opening.addEventListener('success', done))
    const reading = opening.result.transaction('pages').objectStore('pages').get(key)
    await new Promise((done) => reading.addEventListener('success', done))
    opening.result.close()
    const files: string[] = reading.result.files
    const found = await Promise.all(files.map((file) => caches.match(file)))
    return files.filter((file, at) => file.startsWith('/assets/') && !found[at])
  }, path)

const visited = ['/About', '/terms-conditions', '/hotels', '/villas', '/contact']

test('when storage is full the oldest pages are removed, and reading continues', async ({
  context,
  page,
  line,
}) => {
  for (const path of visited) await visit(page, path)
  await expectCached(page, '/roads')
  expect(await keptOf(page, visited)).toEqual(visited)
  await fill(page, await context.newCDPSession(page), 10_000)

  await visit(page, '/wellness')
  const left = await keptOf(page, visited)
  expect(left.length).toBeLessThan(visited.length)
  // Exactly the most recently viewed ones.
  expect(left).toEqual(visited.slice(visited.length - left.length))
  expect(left).toContain('/contact')
  expect(await keptOf(page, ['/saved', '/roads'])).toEqual(['/saved', '/roads'])

  await cut(context, line)
  for (const path of [...left, '/wellness', '/roads']) {
    expect(await missingFiles(page, path), path).toEqual([])
    await page.goto(path)
    await expect(page.locator('offline-banner')).toBeVisible()
  }
  await page.goto('/About')
  await expect(page.getByText('This page isn’t saved on this phone.')).toBeVisible()
})

test('when storage is full an enquiry written offline waits elsewhere, and is sent once', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  const session = await context.newCDPSession(page)
  await setQuota(session, line.url, roomBytes)
  await visit(page, '/contact')
  await expectCached(page, '/saved')
  await live(page)
  await fill(page, session, -10_000)
  expect(await writeMore(page)).toBe('QuotaExceededError')
  await cut(context, line)
  await fillContact(page, 'Full Feroz')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText("We'll send it when you're back online.")).toBeVisible()

  // It is still listed and sent if the database cannot even be read any more.
  await page.goto('about:blank')
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Could not open', 'UnknownError')
    }
    IDBFactory.prototype.databases = () => Promise.reject(new DOMException('Could not open'))
  })
  await mend(context, line)
  await page.goto('/saved')
  await expect(page.getByText(/^Sent. Your reference is KE-/)).toBeVisible({ timeout: 30_000 })
  expect(await enquiriesOf(page.request, ownerToken, ['Full Feroz'])).toEqual([1])
})
