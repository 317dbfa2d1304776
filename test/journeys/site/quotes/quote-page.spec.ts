import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Version } from '#catalogue/quotes/version.ts'
import { sampleOption, typedLine } from '../../../samples/quotes.ts'
import { enquire } from '../../support/enquiries.ts'
import { expectForEveryone } from '../../support/for-everyone.ts'
import { completeVersion, sendQuote, twoLines, writeQuote } from '../../support/quotes.ts'
import { expectAccessible } from '../../support/staff.ts'
import { live, tabTo, test } from '../../support/visitor.ts'

// A refused form logs to the console.
test.use({ expected: /40[049]/, contextOptions: { reducedMotion: 'reduce' } })

const ride = typedLine(2000, { id: 'ride', text: 'Gondola ride', optional: true })
const markup = { by: 'percent' as const, percent: 0 }

/** Two options for two adults: ₹15,000 and ₹25,000, each with an extra of ₹2,000; 5 % tax. */
const plan: Partial<Version> = {
  guest: { name: 'Asha Rao', phone: '+91 98765 43210', email: '', homeState: '' },
  options: [
    sampleOption({ id: 'deluxe', name: 'Deluxe', lines: [...twoLines, ride], markup }),
    sampleOption({
      ...{ id: 'premium', name: 'Premium', markup },
      lines: [...twoLines, typedLine(10_000, { id: 'view', text: 'Lake view' }), ride],
    }),
  ],
  days: [
    {
      ...{ id: 'd1', day: 1, place: 'Srinagar', title: 'سری نگر میں آمد', text: 'شکارے کی سیر' },
      picture: null,
    },
  ],
  ...{ word: 'नमस्ते', inclusions: ['Breakfast'], exclusions: ['Flights'] },
  ...{ paymentTerms: 'Half to book.', cancellationTerms: 'Free until a week before.' },
}

async function open(page: Page, request: APIRequestContext, token: string, enquiryId?: number) {
  const { id } = await writeQuote(request, token, plan, { enquiryId })
  const path = await sendQuote(request, token, id)
  await page.goto(path)
  return { id, path }
}

const stateOf = async (request: APIRequestContext, token: string, id: number) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await request.get(`/api/quotes/${id}`, { headers })).json()).versions[0].state
}

const total = (page: Page, option: string) =>
  page.getByRole('region', { name: option, exact: true }).getByText(/in total$/)

test.describe('without scripts, on a narrow phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('an enquiry becomes a quote that the guest accepts, and is won', async ({
    page,
    request,
    ownerToken,
  }) => {
    const headers = { authorization: `Bearer ${ownerToken}` }
    const reference = await enquire(request, 'Asha Rao')
    const enquiryOf = async () => {
      const found = await request.get('/api/Enquiry?suspected=all', { headers })
      const all: { id: number; reference: string; status: string }[] = (await found.json()).$values
      return all.find((each) => each.reference === reference)
    }
    const { id } = await open(page, request, ownerToken, (await enquiryOf())?.id)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kashmir, for Asha Rao')
    await expect(total(page, 'Premium')).toHaveText('₹26,250 in total')
    expect(await stateOf(request, ownerToken, id)).toBe('sent')

    await page.getByRole('radio', { name: 'Choose Premium' }).check()
    await page
      .getByRole('checkbox', { name: /Gondola ride/ })
      .nth(1)
      .check()
    await page.getByRole('button', { name: 'Accept this plan' }).click()
    const complaints = page.getByRole('alert')
    await expect(complaints).toContainText('Please agree before you accept.')
    await expect(complaints).toBeInViewport()
    await complaints.getByRole('link', { name: 'Phone is required.' }).click()
    await page.getByLabel('Your phone').fill('98765 43210')
    await expect(page.getByRole('radio', { name: 'Choose Premium' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Gondola ride/ }).nth(1)).toBeChecked()

    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await page.getByRole('button', { name: 'Accept this plan' }).click()
    await expect(page.getByRole('heading', { name: 'You have accepted this plan' })).toBeVisible()
    await page.reload()
    await expect(page.getByText(/your reference is Q-/)).toBeVisible()
    await expect(total(page, 'Premium')).toHaveText('₹28,350 in total')
    await expect(page.getByRole('region', { name: 'Deluxe', exact: true })).toHaveCount(0)
    expect((await enquiryOf())?.status).toBe('won')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
  })
})

test('the sum follows the selection, a guest’s visit counts as a view but not one of staff, and no third party is contacted', async ({
  page,
  request,
  ownerToken,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (each) => asked.push(new URL(each.url()).origin))
  await page.goto('/contact')
  await page.evaluate(() => localStorage.setItem('jwtToken', 'theirs'))
  const { id } = await open(page, request, ownerToken)
  await live(page)
  const ride = page.getByRole('checkbox', { name: /Gondola ride/ }).first()
  await ride.check()
  await expect(total(page, 'Deluxe')).toHaveText('₹17,850 in total')
  // The browser would restore it.
  await ride.uncheck()
  expect(await stateOf(request, ownerToken, id)).toBe('sent')

  await page.evaluate(() => localStorage.removeItem('jwtToken'))
  await page.reload()
  await live(page)
  await expect.poll(() => stateOf(request, ownerToken, id)).toBe('viewed')
  const deluxe = page.getByRole('region', { name: 'Deluxe', exact: true })
  await expect(deluxe).toContainText('₹7,875 per person')
  await tabTo(page, deluxe.getByRole('checkbox', { name: /Gondola ride/ }))
  await page.keyboard.press('Space')
  await expect(total(page, 'Deluxe')).toHaveText('₹17,850 in total')
  await expect(deluxe).toContainText('₹8,925 per person')
  await expect(total(page, 'Premium')).toHaveText('₹26,250 in total')
  expect(new Set(asked)).toEqual(new Set([new URL(baseURL ?? '').origin]))
  const pdf = page.getByRole('link', { name: 'Save as PDF' })
  const kept = await request.get((await pdf.getAttribute('href')) ?? '')
  expect(kept.headers()['content-type']).toBe('application/pdf')
})

test('the link of a superseded quote leads to the new one, with a notice', async ({
  page,
  request,
  ownerToken,
}) => {
  const { id, path } = await open(page, request, ownerToken)
  await page.getByLabel('Your phone').fill('98765 43210')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  const headers = { authorization: `Bearer ${ownerToken}` }
  const data = { document: completeVersion({ ...plan, word: 'A better room' }) }
  await request.put(`/api/quotes/${id}/draft`, { headers, data })
  const newer = await sendQuote(request, ownerToken, id)
  await page.getByRole('button', { name: 'Accept this plan' }).click()
  await expect(page).toHaveURL((url) => url.pathname === newer)
  await expect(page.getByText(/replaces the one you opened/)).toBeVisible()
  await expect(page.getByText('A better room')).toBeVisible()
  await page.goto(path)
  await expect(page).toHaveURL((url) => url.pathname === newer)
  expect(await stateOf(request, ownerToken, id)).not.toBe('accepted')
})

test('the page is accessible: passes axe, in dark mode, on narrow screens, and in large text', async ({
  page,
  request,
  ownerToken,
}) => {
  await open(page, request, ownerToken)
  await live(page)
  await page.getByText('This plan is not right for me').click()
  await expectForEveryone(page, 'the plan')

  await page.getByRole('button', { name: 'Accept this plan' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Your phone').fill('98765 43210')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Accept this plan' }).click()
  await expect(page.getByRole('heading', { name: 'You have accepted this plan' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your trip sheet' })).toBeVisible()
  await expect(page.getByRole('img', { name: /places of this trip: 1 Srinagar$/ })).toBeVisible()
  await expectForEveryone(page, 'the trip sheet')
})
