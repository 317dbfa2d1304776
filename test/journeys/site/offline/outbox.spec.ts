import { expect, type Page } from '@playwright/test'
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

test.use({ ownServer: 'with other writers', expected: /ERR_|Failed to|could not|error occurred/i })
test.describe.configure({ timeout: 120_000 })

const waiting = "We'll send it when you're back online."
const send = (page: Page) => page.getByRole('button', { name: 'Send request' }).click()
const expectSent = (page: Page) =>
  expect(page.getByText(/^Sent. Your reference is KE-/)).toBeVisible({ timeout: 20_000 })

test('an enquiry written offline is stored once', async ({
  context,
  page: earlier,
  line,
  ownerToken,
}) => {
  const storedOf = (name: string) => enquiriesOf(earlier.request, ownerToken, [name])
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
  await expect(page.getByText(waiting)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Offline Olga')
  await send(page)
  await page.goto('/saved')
  await expect(page.getByText(waiting)).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/saved')
  await mend(context, line)
  await expectSent(page)
  expect(await storedOf('Offline Olga')).toEqual([1])
  expect(line.passed.filter((each) => /^POST \/contact/.test(each))).toHaveLength(1)
  await page.getByRole('button', { name: 'Remove from this list' }).click()
  await expect(page.getByText(/^Sent. Your reference/)).toHaveCount(0)

  await page.goto('/contact')
  await live(page)
  await fillContact(page, 'Lost Lena')
  line.loses = ({ method }) => method === 'POST'
  await send(page)
  await expect(page.getByText(waiting)).toBeVisible({ timeout: 20_000 })
  expect(await storedOf('Lost Lena')).toEqual([1])
  line.loses = () => false
  await page.goto('/saved')
  await expectSent(page)
  expect(await storedOf('Lost Lena')).toEqual([1])

  await expect(page.getByText(/^Saved on this phone: \d+ pages?, \d+\.\d MB/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Cleared. Nothing is saved on this phone now.')).toBeVisible()
  expect(await cachedPages(page)).not.toContain('/contact')
})

test('a refused enquiry keeps its words, and can be corrected', async ({ page, ownerToken }) => {
  await visit(page, '/contact')
  await page.evaluate(async () => {
    const opening = indexedDB.open('kept-here', 1)
    await new Promise((done) => opening.addEventListener('success', done))
    const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox')
    const words = { name: 'Refused Rita', email: 'no address', phone: '9876543210' }
    const enquiry = {
      id: '1',
      address: '/contact',
      title: 'Contact',
      fields: Object.entries(words),
    }
    store.put({ ...enquiry, writtenAt: Date.now(), state: 'waiting' })
  })
  await page.goto('/saved')
  await expect(page.getByText(/^It couldn’t be sent: .*mail/i)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Correct it and send it again' }).click()
  await live(page)
  await expect(page.getByLabel('Name')).toHaveValue('Refused Rita')
  await fillContact(page, 'Refused Rita')
  await send(page)
  await expect(page.getByText(/Your reference is/)).toBeVisible()
  expect(await enquiriesOf(page.request, ownerToken, ['Refused Rita'])).toEqual([1])
})
