import { rmSync } from 'node:fs'
import { chromium, expect, type Page } from '@playwright/test'
import { findTestBrowser } from '../../../../scripts/programs.ts'
import { newFolder } from '../../support/demo-data.ts'
import {
  cachedPages,
  cut,
  expectCached,
  mend,
  sent,
  test,
  visit,
  waiting,
} from '../../support/offline.ts'
import { press, sees } from '../../support/screen.ts'
import { fillContact, live, visitor } from '../../support/visitor.ts'

async function enquire(page: Page, name: string) {
  await live(page)
  await fillContact(page, name)
  await press(page, 'Send request')
}

test('an enquiry written offline is stored once', async ({ context, page, line, storedOf }) => {
  await visit(page, '/contact')
  // The list of what waits is stored after the form, which was never used.
  await expectCached(page, '/saved')
  await cut(context, line)
  await page.goto('/contact')
  await enquire(page, 'Offline Olga')
  await expect(waiting(page)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Offline Olga')
  await press(page, 'Send request')
  await page.goto('/saved')
  await expect(waiting(page)).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/saved')
  await mend(context, line)
  await expect(sent(page)).toBeVisible({ timeout: 20_000 })
  expect(await storedOf('Offline Olga')).toBe(1)
  expect(line.passed.filter((each) => /^POST \/contact/.test(each))).toHaveLength(1)
  await press(page, 'Remove from this list')
  await expect(sent(page)).toHaveCount(0)

  await sees(page, /^Saved on this phone: \d+ pages?, \d+\.\d MB/)
  await press(page, 'Clear')
  await sees(page, 'Cleared. Nothing is saved on this phone now.')
  expect(await cachedPages(page)).not.toContain('/contact')
})

/** More than a phone of these tests has from its start. */
const roomBytes = 20_000_000

/** Fills what is left of storage, so that no further write succeeds, however small. */
const fillUp = (page: Page) =>
  page.evaluate(async (roomBytes) => {
    const opening = indexedDB.open('more', 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('rows', { autoIncrement: true })
    await new Promise((done) => opening.addEventListener('success', done))
    const errorOf = (bytes: number) =>
      new Promise((done) => {
        const writing = opening.result.transaction('rows', 'readwrite')
        writing.objectStore('rows').put('-'.repeat(bytes))
        writing.oncomplete = () => done(undefined)
        writing.onabort = () => done(writing.error?.name)
      })
    const errors = new Set()
    for (let bytes = roomBytes; bytes > 0; ) {
      const error = await errorOf(bytes)
      errors.add(error)
      if (error) bytes = Math.floor(bytes / 2)
    }
    return [...errors]
  }, roomBytes)

test('when storage is full the oldest pages are removed, and an enquiry is still kept, refused and corrected', async ({
  context,
  page,
  line,
  storedOf,
}) => {
  const session = await context.newCDPSession(page)
  const limit = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize })
  // The browser looks at a limit again only if it is less than the one before.
  await limit(roomBytes)
  const visited = ['/hotels', '/villas', '/contact']
  for (const path of visited) await visit(page, path)
  await expectCached(page, '/roads')
  expect(await cachedPages(page)).toEqual(expect.arrayContaining(visited))
  // The browser reports that it is full after a few more bytes.
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  await limit(usage + 10_000)
  await visit(page, '/wellness')
  const kept = await cachedPages(page)
  const left = visited.filter((path) => kept.includes(path))
  // Exactly the most recently viewed ones.
  expect(['/contact', '/villas,/contact']).toContain(`${left}`)
  expect(kept).toEqual(expect.arrayContaining(['/saved', '/roads']))

  await cut(context, line)
  await page.goto('/hotels')
  await sees(page, 'This page isn’t saved on this phone.')
  await page.goto('/wellness')
  await sees(page, /^You’re offline/)
  // All of their code is still there.
  await live(page)
  await page.goto('/contact')
  await live(page)
  await limit(usage - 10_000)
  expect(await fillUp(page)).toContain('QuotaExceededError')
  await enquire(page, 'Full Feroz')
  await expect(waiting(page)).toBeVisible()
  // It is also listed and sent if the database cannot be read any more.
  await page.addInitScript((email) => {
    const broken = () => new DOMException('Could not open', 'UnknownError')
    IDBFactory.prototype.open = () => {
      throw broken()
    }
    IDBFactory.prototype.databases = () => Promise.reject(broken())
    const { waitingEnquiries } = localStorage
    localStorage.waitingEnquiries = waitingEnquiries.replace(email, 'no address')
  }, visitor.email)
  await page.goto('/saved')
  await expect(waiting(page)).toBeVisible()
  await mend(context, line)
  await sees(page, /^It couldn’t be sent: .*mail/i)
  expect(await storedOf('Full Feroz')).toBe(0)
  await press(page, 'Correct it and send it again')
  await live(page)
  await expect(page.getByLabel('Name')).toHaveValue('Full Feroz')
  await enquire(page, 'Full Feroz')
  await sees(page, /Your reference is/)
  expect(await storedOf('Full Feroz')).toBe(1)
})

/** `KILLS=50` repeats as often as the specification requires: about two minutes. */
const kills = Number(process.env.KILLS ?? 2)

/** A page of a browser with this profile, which can be killed. */
async function start(profile: string) {
  const executablePath = findTestBrowser()
  const context = await chromium.launchPersistentContext(profile, { executablePath })
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const browser = processInfo.find(({ type }) => type === 'browser')
  if (!browser) throw new Error('The browser has no process.')
  async function kill() {
    const closed = context.waitForEvent('close')
    process.kill(browser?.id ?? 0, 'SIGKILL')
    await closed
  }
  return { page: context.pages()[0] ?? (await context.newPage()), kill }
}

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))

test('an enquiry whose answers are lost arrives once, however often the browser is killed', async ({
  line,
  storedOf,
}) => {
  test.setTimeout(60_000 + kills * 12_000)
  const profile = newFolder()
  let { page, kill } = await start(profile)
  await page.goto(`${line.url}/contact`)
  line.loses = ({ method }) => method === 'POST'
  await enquire(page, 'Killed Karim')
  await expect(waiting(page)).toBeVisible()
  expect(await storedOf('Killed Karim')).toBe(1)

  // At each start the page sends, and the browser is killed before, during or after that.
  line.delay = ({ method }) => (method === 'POST' ? 150 : 0)
  for (let round = 0; round < kills; round++) {
    await kill()
    ;({ page, kill } = await start(profile))
    await page.goto(`${line.url}/saved`, { waitUntil: 'commit' }).catch(() => undefined)
    await wait((round * 797) % 1500)
  }
  await kill()
  line.loses = () => false
  ;({ page, kill } = await start(profile))
  await page.goto(`${line.url}/saved`)
  await expect(sent(page)).toBeVisible({ timeout: 30_000 })
  expect(await storedOf('Killed Karim')).toBe(1)
  await kill()
  rmSync(profile, { recursive: true, force: true })
})
