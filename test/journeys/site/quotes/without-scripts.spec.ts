import { expect, type Page } from '@playwright/test'
import { newestEnquiry } from '../../support/enquiries.ts'
import { overEdge } from '../../support/lost-text.ts'
import { addressOf } from '../../support/public-pages.ts'
import { sendQuote, twoOptions, writeQuote } from '../../support/quotes.ts'
import { expectSentInView, fillBooking, test } from '../../support/visitor.ts'

test.use({
  ...{ ownServer: 'with other writers', javaScriptEnabled: false, expected: /400/ },
  viewport: { width: 360, height: 740 },
})

async function enquire(page: Page) {
  await page.goto(await addressOf('/travel-package/{TravelPackage}', page.request))
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click()
  await fillBooking(page)
  await page.getByLabel('Name').fill('Zooni Bhat')
  await page.getByRole('button', { name: 'Send booking enquiry' }).click()
  await expectSentInView(page, 'Booking inquiry submitted successfully!')
}

test('without scripts, an enquiry becomes a plan of two options that the guest accepts, and is won', async ({
  page,
  request,
  ownerToken,
}) => {
  await enquire(page)
  const { id: enquiryId } = await newestEnquiry(page, ownerToken)
  const status = async () => {
    const headers = { authorization: `Bearer ${ownerToken}` }
    return (await (await request.get(`/api/Enquiry/${enquiryId}`, { headers })).json()).status
  }
  const { id } = await writeQuote(request, ownerToken, { options: twoOptions }, { enquiryId })
  await page.goto(await sendQuote(request, ownerToken, id))
  expect(await status()).toBe('quoted')
  expect(await overEdge(page)).toEqual([])

  const premium = page.getByRole('region', { name: 'Premium', exact: true })
  const ofPremium = premium.getByRole('checkbox', { name: /Gondola ride/ })
  const accept = page.getByRole('button', { name: 'Accept this plan' })
  await ofPremium.check()
  await page.getByLabel('Your phone').fill('98765 43210')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await accept.click()
  const problems = page.getByRole('alert')
  await expect(problems).toBeInViewport()
  await problems.getByRole('link', { name: /^An extra that you ticked belongs to another/ }).click()
  await expect(ofPremium).toBeChecked()
  await page.getByRole('radio', { name: 'Choose Premium' }).check()
  await accept.click()

  const accepted = page.getByRole('region', { name: 'Accepted' })
  await expect(accepted).toContainText(/your reference is Q-/)
  await expect(accepted).toBeInViewport()
  await expect(premium).toContainText('₹28,350 in total')
  await expect(premium).toContainText('With these extras')
  await expect(page.getByRole('region', { name: 'Deluxe', exact: true })).toHaveCount(0)
  expect(await overEdge(page)).toEqual([])
  expect(await status()).toBe('won')
})
