import { expect, type Page } from '@playwright/test'
import { cachedPages, cut, mend, test, visit } from '../../support/offline.ts'
import { live, visitor } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers', expected: /ERR_|Failed to|could not|error occurred/i })
test.describe.configure({ timeout: 120_000 })

const phone = '9876543210'
const waiting = "We'll send it when you're back online."

/** Opens the form, and waits until the worker has stored it and, after it, the list of what waits. */
async function openForm(page: Page) {
  await visit(page, '/contact')
  await expect.poll(() => cachedPages(page), { timeout: 40_000 }).toContain('/saved')
}

async function write(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(visitor.email)
  await page.getByLabel('Phone').fill(phone)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send request' }).click()

async function namesOf(page: Page, token: string): Promise<string[]> {
  const answer = await page.request.get('/api/Enquiry?suspected=all', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()).$values.map(({ name }: { name: string }) => name)
}

const ofName = async (page: Page, token: string, name: string) =>
  (await namesOf(page, token)).filter((each) => each === name).length

test('an enquiry written offline, or whose answer is lost, is stored once; /saved shows what is on the phone, and clears it', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  await openForm(page)
  await page.getByLabel('Name').focus()
  await write(page, 'Offline Olga')
  await cut(context, line)
  await send(page)
  await expect(page.getByText(waiting)).toBeVisible()
  await send(page)
  await page.goto('/saved')
  await expect(page.getByText(waiting)).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/saved')
  await mend(context, line)
  await expect(page.getByText(/^Sent. Your reference is KE-/)).toBeVisible({ timeout: 20_000 })
  expect(await ofName(page, ownerToken, 'Offline Olga')).toBe(1)
  expect(line.passed.filter((each) => /^POST \/contact/.test(each))).toHaveLength(1)
  await page.getByRole('button', { name: 'Remove from this list' }).click()
  await expect(page.getByText(/^Sent. Your reference/)).toHaveCount(0)

  await page.goto('/contact')
  await live(page)
  await write(page, 'Lost Lena')
  line.loses = ({ method }) => method === 'POST'
  await send(page)
  await expect(page.getByText(waiting)).toBeVisible({ timeout: 20_000 })
  expect(await ofName(page, ownerToken, 'Lost Lena')).toBe(1)
  line.loses = () => false
  await page.goto('/saved')
  await expect(page.getByText(/^Sent. Your reference is KE-/)).toBeVisible({ timeout: 20_000 })
  expect(await ofName(page, ownerToken, 'Lost Lena')).toBe(1)

  await expect(page.getByText(/^Saved on this phone: \d+ pages?, \d+\.\d MB/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Cleared. Nothing is saved on this phone now.')).toBeVisible()
  expect(await cachedPages(page)).not.toContain('/contact')
})

test('an enquiry from a page that was opened offline waits too, though its form was never used before', async ({
  context,
  page,
  line,
  ownerToken,
}) => {
  await openForm(page)
  await page.close()
  await cut(context, line)
  const later = await context.newPage()
  await later.goto('/contact')
  await live(later)
  await write(later, 'Opened Offline Omar')
  await send(later)
  await expect(later.getByText(waiting)).toBeVisible()
  await later.goto('/saved')
  await mend(context, line)
  await expect(later.getByText(/^Sent. Your reference is KE-/)).toBeVisible({ timeout: 20_000 })
  expect(await ofName(later, ownerToken, 'Opened Offline Omar')).toBe(1)
})

test('a refused enquiry keeps its words, shows the reason and can be corrected', async ({
  page,
  line,
  ownerToken,
}) => {
  await visit(page, '/contact')
  await page.evaluate(
    async ([name, number]) => {
      const opening = indexedDB.open('kept-here', 1)
      await new Promise((done) => opening.addEventListener('success', done))
      const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox')
      const fields = [
        ['name', name],
        ['email', 'no address'],
        ['phone', number],
      ]
      const enquiry = { id: '1', address: '/contact', title: 'Contact', fields }
      store.put({ ...enquiry, writtenAt: Date.now(), state: 'waiting' })
    },
    ['Refused Rita', phone],
  )
  await page.goto('/saved')
  await expect(page.getByText(/^It couldn’t be sent: .*mail/i)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Correct it and send it again' }).click()
  await live(page)
  await expect(page.getByLabel('Name')).toHaveValue('Refused Rita')
  await write(page, 'Refused Rita')
  await send(page)
  await expect(page.getByText(/Your reference is/)).toBeVisible()
  expect(await ofName(page, ownerToken, 'Refused Rita')).toBe(1)
  expect(line.isCut).toBe(false)
})
