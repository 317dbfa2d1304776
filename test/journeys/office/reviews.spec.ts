import { expect } from '@playwright/test'
import { inDays } from '../../samples/enquiries.ts'
import { jpeg } from '../../samples/pictures.ts'
import { expectForEveryone } from '../support/for-everyone.ts'
import { jpegFile } from '../support/photographs.ts'
import { button, follow, press, sees } from '../support/screen.ts'
import { delayReadings, expectAccessible, openScreen, test } from '../support/staff.ts'
import { acceptedTrip, endTrips, review } from '../support/trips.ts'
import { live, tabTo } from '../support/visitor.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

test('a guest is asked by a copied link, and writes a review on a page for everyone; an answer is not lost by leaving or by a colleague’s', async ({
  page,
  context,
  request,
  api,
  ownerToken,
  server,
  browser,
  baseURL,
}) => {
  const [{ id: listingId }] = await api.list('/api/TravelPackage')
  const { id } = await acceptedTrip({ request, token: ownerToken }, 'Asha Rao', listingId)
  endTrips(server, inDays(-9))
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await follow(page.getByRole('region', { name: 'Reviews due' }), /^Open reviews/)
  const ask = button(page.getByRole('region', { name: 'Past trips' }), /^Copy link for Asha Rao/)
  await ask.click()
  await expect(page.getByRole('alert')).toContainText(/could not be copied: .*\/rv\//)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await delayReadings(page, /\/api\/reviews/)
  await ask.click()
  await sees(page, 'Link copied.')
  expect(await ask.count()).toBe(0)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('/rv/')

  const guest = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } })
  await guest.goto(copied)
  const files = [jpegFile('1.jpg', await jpeg(740, 400)), jpegFile('2.jpg', await jpeg(750, 400))]
  await guest.getByLabel(/^Pictures/).setInputFiles(files)
  await press(guest, 'Send the review')
  await expect(guest.getByRole('alert')).toContainText('Stars must be')
  const pictures = guest.getByRole('img', { name: /^From the guest’s trip/ })
  await expect(pictures).toHaveCount(2)
  for (const each of await pictures.all()) {
    await each.scrollIntoViewIfNeeded()
    await expect(each).not.toHaveJSProperty('naturalWidth', 0)
  }
  await live(guest)
  await expectForEveryone(guest, 'the form')
  await tabTo(guest, guest.getByRole('radio', { name: '1 of 5' }))
  for (const _ of [2, 3]) await guest.keyboard.press('ArrowRight')
  await expect(guest.getByRole('radio', { name: '3 of 5' })).toBeChecked()
  for (const [name, value] of Object.entries({ words: review.words, homeTown: review.homeTown })) {
    await tabTo(guest, guest.locator(`[name=${name}]`))
    await guest.keyboard.type(value)
  }
  await tabTo(guest, guest.getByRole('checkbox', { name: /^I agree/ }))
  await guest.keyboard.press('Space')
  await tabTo(guest, button(guest, 'Send the review'))
  await guest.keyboard.press('Enter')
  await sees(guest, 'Someone at the agency reads it')
  await live(guest)
  await expectForEveryone(guest, 'what was sent', [])

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Asha Rao, Pune' })
  await sees(row, review.words)
  await expectAccessible(page)
  await row.getByText('Answer or refuse').click()
  const answer = row.getByLabel('Your answer, below the review')
  await answer.fill('Come again')
  await follow(page, 'Today')
  await press(page, 'Stay')
  await expect(answer).toHaveValue('Come again')
  const reviews = await api.list('/api/reviews')
  const { id: reviewId } = reviews.find((each: { quoteId: number }) => each.quoteId === id)
  await api.put(`/api/reviews/${reviewId}/answer`, { answer: 'From a colleague' })
  const save = button(row, 'Save the answer')
  await save.click()
  await expect(row.getByRole('alert')).toContainText('This review has changed')
  await sees(row, /^From a colleague$/)
  await expect(answer).toHaveValue('Come again')
  await expect(save).toBeFocused()
  await save.click()
  await sees(page, 'The answer is saved.')
  await press(row, 'Publish')
  await sees(page, 'The review is published.')
  await expect(row.locator(':focus')).toHaveCount(1)

  await sees(guest, 'Withdraw the review')
  await guest.emulateMedia({ media: 'print' })
  await expect(guest.getByText('Withdraw the review')).toBeHidden()
  await guest.close()
})
