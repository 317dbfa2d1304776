import { expect, type Page } from '@playwright/test'
import { openQuote, saved, sendQuote, test } from '../../support/quotes.ts'
import { press, sees } from '../../support/screen.ts'
import { holdReads } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

const word = (page: Page) => page.getByLabel('Word to the guest')
const notes = (page: Page) => page.getByLabel('Notes')

test('of two who write one quote, the second is told and chooses, also over a version that was sent; below the minimum margin only an owner sends it', async ({
  page,
  pageOf,
  openDraft,
  api,
  request,
  ownerToken,
}) => {
  await api.put('/api/Setting', { quoteMinimumMargin: 12 })
  const id = await openDraft()
  const other = await pageOf('Nasreen')
  await openQuote(other, id)
  await word(other).fill('From Nasreen')
  await saved(other)
  await word(page).fill('From the owner')
  const told = 'Somebody else changed this quote since you opened it.'
  await sees(page, told, 'Theirs: From Nasreen', 'Yours: From the owner')
  await press(page, 'Overwrite with mine')
  await saved(page)
  await expect(page.getByText(told)).toBeHidden()
  await notes(other).fill('Too late')
  await press(other, 'Discard mine, use theirs')
  await expect(word(other)).toHaveValue('From the owner')
  await expect(notes(other)).toHaveValue('')

  await sees(page, /^Below the minimum of/)
  await expect(other.getByText(/^Below the minimum of/)).toBeHidden()
  await press(other, 'Send')
  await expect(other.getByRole('alert')).toContainText('only an owner may send it')

  await sendQuote(request, ownerToken, id)
  await word(page).fill('With a better room')
  await sees(page, 'It was sent meanwhile. Yours would be the next version.', /, version 1$/)
  // What is typed while the quote is read again stays, and so does the focus.
  const release = await holdReads(page, `**/api/quotes/${id}`)
  const reading = page.waitForRequest(`**/api/quotes/${id}`)
  await press(page, 'Overwrite with mine')
  await reading
  await notes(page).fill('Likes tulips')
  release()
  await sees(page, /^Q-\w+, version 2$/, 'The guest has version 1. Sent just now.')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(notes(page)).toBeFocused()
  await expect(word(page)).toHaveValue('With a better room')
  await saved(page)
  await page.reload()
  await sees(page, /^Q-\w+, version 2$/)
  await expect(notes(page)).toHaveValue('Likes tulips')
  await api.put('/api/Setting', { quoteMinimumMargin: 0 })
})
