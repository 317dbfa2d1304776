import { expect, type Page } from '@playwright/test'
import {
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
import { press, sees } from '../../support/screen.ts'
import { fillContact, live, open, visitor } from '../../support/visitor.ts'

const send = (page: Page) => press(page, 'Send request')

test('an enquiry written offline is stored once', async ({
  context,
  page: earlier,
  line,
  ownerToken,
}) => {
  const storedOf = (name: string) => enquiriesOf(earlier.request, ownerToken, name)
  await visit(earlier, '/contact')
  // The list of what waits is stored after the form, which was never used.
  await expectCached(earlier, '/saved')
  await earlier.close()
  await cut(context, line)
  const page = await context.newPage()
  await page.goto('/contact')
  await live(page)
  await fillContact(page, 'Offline Olga')
  await send(page)
  await expect(waiting(page)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Offline Olga')
  await send(page)
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

  await open(page, '/contact')
  await fillContact(page, 'Lost Lena')
  line.loses = ({ method }) => method === 'POST'
  await send(page)
  await expect(waiting(page)).toBeVisible({ timeout: 20_000 })
  expect(await storedOf('Lost Lena')).toBe(1)
  line.loses = () => false
  await page.goto('/saved')
  await expect(sent(page)).toBeVisible({ timeout: 20_000 })
  expect(await storedOf('Lost Lena')).toBe(1)

  await sees(page, /^Saved on this phone: \d+ pages?, \d+\.\d MB/)
  await press(page, 'Clear')
  await sees(page, 'Cleared. Nothing is saved on this phone now.')
  expect(await cachedPages(page)).not.toContain('/contact')
})

test('a refused enquiry keeps its words, and is corrected', async ({ page, line, ownerToken }) => {
  // The phone's database is broken, so it waits elsewhere.
  await page.addInitScript(() => {
    const broken = () => new DOMException('Could not open', 'UnknownError')
    IDBFactory.prototype.open = () => {
      throw broken()
    }
    IDBFactory.prototype.databases = () => Promise.reject(broken())
  })
  await open(page, '/contact')
  await fillContact(page, 'Refused Rita')
  line.isCut = true
  await send(page)
  await expect(waiting(page)).toBeVisible({ timeout: 20_000 })
  await page.evaluate((email) => {
    const { waitingEnquiries } = localStorage
    localStorage.waitingEnquiries = waitingEnquiries.replace(email, 'no address')
  }, visitor.email)
  // So that the page which wrote it no longer tries to send it.
  await page.goto('about:blank')
  line.isCut = false
  await page.goto('/saved')
  await expect(page.getByText(/^It couldn’t be sent: .*mail/i)).toBeVisible({ timeout: 20_000 })
  await press(page, 'Correct it and send it again')
  await live(page)
  await expect(page.getByLabel('Name')).toHaveValue('Refused Rita')
  await fillContact(page, 'Refused Rita')
  await send(page)
  await sees(page, /Your reference is/)
  expect(await enquiriesOf(page.request, ownerToken, 'Refused Rita')).toBe(1)
})
