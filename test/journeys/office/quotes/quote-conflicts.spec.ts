import { expect, type Page } from '@playwright/test'
import { openNewQuote, openQuote, sendQuote, writeQuote } from '../../support/quotes.ts'
import { press, sees } from '../../support/screen.ts'
import { holdReads, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

test('of two who write one quote, the second is told and chooses; below the minimum margin only an owner sends it', async ({
  page,
  pageOf,
  api,
  request,
  ownerToken,
}) => {
  await api.put('/api/Setting', { quoteMinimumMargin: 12 })
  const { id } = await writeQuote(request, ownerToken)
  const other = await pageOf('Nasreen')
  await openQuote(page, id)
  await openQuote(other, id)
  await other.getByLabel('Word to the guest').fill('From Nasreen')
  await saved(other)
  await page.getByLabel('Word to the guest').fill('From the owner')
  const told = page.getByText('Somebody else changed this quote since you opened it.')
  await expect(told).toBeVisible()
  await expect(page.getByText('Theirs: From Nasreen')).toBeVisible()
  await expect(page.getByText('Yours: From the owner')).toBeVisible()
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await saved(page)
  await expect(told).toBeHidden()
  await other.getByLabel('Notes').fill('Too late')
  await other.getByRole('button', { name: 'Discard mine, use theirs' }).click()
  await expect(other.getByLabel('Word to the guest')).toHaveValue('From the owner')
  await expect(other.getByLabel('Notes')).toHaveValue('')

  await sees(page, /^Below the minimum of/)
  await expect(other.getByText(/^Below the minimum of/)).toBeHidden()
  await press(other, 'Send')
  await expect(other.getByRole('alert')).toContainText('only an owner may send it')
  await press(page, 'Send')
  await sees(page, 'Sent just now')
  await api.put('/api/Setting', { quoteMinimumMargin: 0 })
})

test('over a version that was sent meanwhile, one’s own text becomes the next, and the screen says so', async ({
  page,
  request,
  ownerToken,
}) => {
  const id = await openNewQuote({ page, request, ownerToken })
  await expect(page.getByText(/^Q-\w+, version 1$/)).toBeVisible()
  await sendQuote(request, ownerToken, id)
  const word = page.getByLabel('Word to the guest')
  await word.fill('With a better room')
  await expect(page.getByText('It was sent meanwhile.', { exact: false })).toBeVisible()
  // What is typed while the quote is read again stays, and so does the focus.
  const release = await holdReads(page, `**/api/quotes/${id}`)
  const reading = page.waitForRequest(
    (each) => each.method() === 'GET' && each.url().endsWith(`/api/quotes/${id}`),
  )
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await reading
  const notes = page.getByLabel('Notes')
  await notes.fill('Likes tulips')
  release()
  await expect(page.getByText(/^Q-\w+, version 2$/)).toBeVisible()
  await expect(page.getByText('The guest has version 1. Sent just now.')).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(notes).toBeFocused()
  await expect(word).toHaveValue('With a better room')
  await saved(page)
  await page.reload()
  await expect(notes).toHaveValue('Likes tulips')
  await expect(page.getByText(/^Q-\w+, version 2$/)).toBeVisible()
})
