import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { inDays } from '../../samples/enquiries.ts'
import { jpeg } from '../../samples/pictures.ts'
import { expectForEveryone } from '../support/for-everyone.ts'
import { overEdge } from '../support/lost-text.ts'
import { delayReadings, expectAccessible, openScreen, test } from '../support/staff.ts'
import { acceptedTrip, askForReview, endTrips, review } from '../support/trips.ts'
import { live, tabTo } from '../support/visitor.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

const words = 'Snow to the knees, and tea before we asked.'

/** A guest's own phone, which runs no scripts unless told otherwise. */
const phone = (browser: Browser, baseURL: string | undefined, javaScriptEnabled = false) =>
  browser.newPage({ baseURL, javaScriptEnabled, viewport: { width: 360, height: 740 } })

const picture = async (name: string, width: number) => ({
  ...{ name, mimeType: 'image/jpeg', buffer: await jpeg(width, 400) },
})

/** How many pictures of guests a page has, all of them there. */
async function seenPictures(page: Page): Promise<number> {
  const pictures = await page.getByRole('img', { name: /^From the guest’s trip/ }).all()
  for (const each of pictures) {
    await each.scrollIntoViewIfNeeded()
    await expect
      .poll(() => each.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  return pictures.length
}

const packageId = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get('/api/TravelPackage')).json()).$values[0].id

test('a trip that is over is named, its guest is asked and writes with pictures, and staff publish it, until it is withdrawn', async ({
  page,
  context,
  browser,
  request,
  ownerToken,
  server,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const office = { request, token: ownerToken }
  const listingId = await packageId(request)
  await acceptedTrip(office, 'Asha Rao', listingId)
  endTrips(server, inDays(-9))
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  const due = page.getByRole('region', { name: 'Reviews due' })
  await expect(due).toContainText(/Asha Rao, home since/)
  await due.getByRole('link', { name: 'Open reviews' }).click()
  const ask = page
    .getByRole('region', { name: 'Past trips' })
    .getByRole('button', { name: 'Copy link for Asha Rao' })
  await context.clearPermissions()
  await ask.click()
  await expect(page.getByRole('alert')).toContainText(/could not be copied: .*\/rv\//)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await delayReadings(page, /\/api\/reviews/)
  await ask.click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await ask.count()).toBe(0)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/rv/')

  const guest = await phone(browser, baseURL)
  await guest.goto(link)
  await guest.getByRole('radio', { name: '5 of 5' }).check()
  await guest.getByLabel('How was the trip?').fill(words)
  await guest
    .getByLabel(/^Pictures/)
    .setInputFiles([await picture('a.jpg', 700), await picture('b.jpg', 710)])
  await guest.getByLabel('Your home town').fill('Pune')
  await guest.getByRole('button', { name: 'Send the review' }).click()
  await expect(guest.getByRole('alert')).toContainText('Please agree')
  await expect(guest.getByLabel('How was the trip?')).toHaveValue(words)
  expect(await seenPictures(guest)).toBe(2)
  await guest.getByLabel(/^Pictures/).setInputFiles([await picture('c.jpg', 720)])
  await guest.getByRole('checkbox', { name: 'Take out picture 1' }).check()
  await guest.getByRole('checkbox', { name: /^I agree/ }).check()
  await guest.getByRole('button', { name: 'Send the review' }).click()
  await expect(guest.getByText('Someone at the agency reads it')).toBeVisible()
  expect(await seenPictures(guest)).toBe(2)
  expect(await overEdge(guest)).toEqual([])

  await page.reload()
  await expect(page.getByText(words)).toBeVisible()
  expect(await seenPictures(page)).toBe(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The review is published.')).toBeVisible()

  await guest.goto(`/travel-package/${listingId}`)
  await expect(guest.getByText(words)).toBeVisible()
  expect(await seenPictures(guest)).toBe(2)

  await guest.goto(link)
  const withdrawing = guest.getByText('Withdraw the review')
  await guest.emulateMedia({ media: 'print' })
  await expect(withdrawing).toBeHidden()
  await guest.emulateMedia({ media: null })
  await withdrawing.click()
  await guest.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(guest.getByText('You withdrew your review.')).toBeVisible()
  await guest.close()
})

test('the page of a review is for everyone: by keyboard and axe, in the dark, narrow, and in large text', async ({
  browser,
  request,
  ownerToken,
  server,
  baseURL,
}) => {
  const office = { request, token: ownerToken }
  const { id } = await acceptedTrip(office, 'Gul', await packageId(request))
  endTrips(server, inDays(-9))
  const guest = await phone(browser, baseURL, true)
  await guest.goto(await askForReview(office, id))
  await guest
    .getByLabel(/^Pictures/)
    .setInputFiles([await picture('e.jpg', 740), await picture('f.jpg', 750)])
  await guest.getByRole('button', { name: 'Send the review' }).click()
  await expect(guest.getByRole('alert')).toContainText('Stars must be')
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
  await tabTo(guest, guest.getByRole('button', { name: 'Send the review' }))
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('Someone at the agency reads it')).toBeVisible()
  await live(guest)
  await expectForEveryone(guest, 'what was sent', false)
  await guest.close()
})

test('an answer is not lost by leaving or by a colleague’s, and the focus stays', async ({
  page,
  request,
  api,
  ownerToken,
  server,
}) => {
  const office = { request, token: ownerToken }
  const { id } = await acceptedTrip(office, 'Meera', await packageId(request))
  endTrips(server, inDays(-9))
  const path = await askForReview(office, id)
  await request.post(path, { form: { ...review, name: 'Meera' }, maxRedirects: 0 })
  await openScreen(page, '/admin/reviews', 'Reviews')
  const row = page.getByRole('listitem').filter({ hasText: 'Meera, Pune' })
  await row.getByText('Answer or refuse').click()
  const answer = row.getByLabel('Your answer, below the review')
  await answer.fill('Come again')
  await page.getByRole('link', { name: 'Enquiries' }).first().click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(answer).toHaveValue('Come again')

  const reviews = await api.list('/api/reviews')
  const { id: reviewId } = reviews.find((each: { quoteId: number }) => each.quoteId === id)
  await api.put(`/api/reviews/${reviewId}/answer`, { answer: 'From a colleague' })
  const save = row.getByRole('button', { name: 'Save the answer' })
  await save.click()
  await expect(row.getByRole('alert')).toContainText('This review has changed')
  await expect(row.getByText('From a colleague', { exact: true })).toBeVisible()
  await expect(answer).toHaveValue('Come again')
  await expect(save).toBeFocused()
  await save.click()
  await expect(page.getByText('The answer is saved.')).toBeVisible()
  await row.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The review is published.')).toBeVisible()
  await expect(row.locator(':focus')).toHaveCount(1)
})
