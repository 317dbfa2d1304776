import { expect, type Page } from '@playwright/test'
import type { Version } from '#catalogue/quotes/version.ts'
import { sampleOption, typedLine } from '../../../samples/quotes.ts'
import { expectForEveryone } from '../../support/for-everyone.ts'
import { sendQuote, twoLines, writeQuote } from '../../support/quotes.ts'
import { expectAccessible } from '../../support/staff.ts'
import { live, open, tabTo, test } from '../../support/visitor.ts'

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

async function openPlan(page: Page, token: string, changes: Partial<Version> = {}) {
  const { id } = await writeQuote(page.request, token, { ...plan, ...changes })
  await open(page, await sendQuote(page.request, token, id))
  return id
}

const total = (page: Page, option: string) =>
  page.getByRole('region', { name: option, exact: true }).getByText(/in total$/)

test('the sum follows the choice, only guests are views, and paper has no forms', async ({
  page,
  request,
  ownerToken,
  baseURL,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const state = async () =>
    (await (await request.get(`/api/quotes/${id}`, { headers })).json()).versions[0].state
  const asked: string[] = []
  page.on('request', (each) => asked.push(new URL(each.url()).origin))
  await page.goto('/contact')
  await page.evaluate(() => localStorage.setItem('jwtToken', 'theirs'))
  const id = await openPlan(page, ownerToken)
  const ride = page.getByRole('checkbox', { name: /Gondola ride/ }).first()
  await ride.check()
  await expect(total(page, 'Deluxe')).toHaveText('₹17,850 in total')
  // The browser would restore it.
  await ride.uncheck()
  expect(await state()).toBe('sent')

  await page.evaluate(() => localStorage.removeItem('jwtToken'))
  await page.reload()
  await live(page)
  await expect.poll(state).toBe('viewed')
  const deluxe = page.getByRole('region', { name: 'Deluxe', exact: true })
  await expect(deluxe).toContainText('₹7,875 per person')
  await tabTo(page, deluxe.getByRole('checkbox', { name: /Gondola ride/ }))
  await page.keyboard.press('Space')
  await expect(total(page, 'Deluxe')).toHaveText('₹17,850 in total')
  await expect(deluxe).toContainText('₹8,925 per person')
  await expect(total(page, 'Premium')).toHaveText('₹26,250 in total')
  await expect(page.getByRole('radio', { name: 'Choose Deluxe' })).toBeChecked()
  await page
    .getByRole('checkbox', { name: /Gondola ride/ })
    .last()
    .check()
  await expect(total(page, 'Premium')).toHaveText('₹28,350 in total')
  await expect(page.getByRole('radio', { name: 'Choose Premium' })).toBeChecked()
  expect(new Set(asked)).toEqual(new Set([new URL(baseURL ?? '').origin]))
  const pdf = page.getByRole('link', { name: 'Save as PDF' })

  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const role of ['button', 'textbox', 'radio'] as const) {
    await expect(main.getByRole(role)).toHaveCount(0)
  }
  await expect(pdf).toBeHidden()
  await expect(main.getByText('شکارے کی سیر')).toBeVisible()
  await expect(total(page, 'Premium')).toHaveText('₹28,350 in total')
})

test('words stay, offline and beside a refused form, until taken', async ({ page, ownerToken }) => {
  await openPlan(page, ownerToken)
  const message = page.getByLabel('Your message')
  const ask = page.getByRole('button', { name: 'Ask for a change' })
  await message.fill('Two more nights?')
  await page.getByRole('radio', { name: 'Choose Premium' }).check()
  await page.context().setOffline(true)
  await ask.click()
  await expect(page.getByText(/You seem to be offline/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/You seem to be offline/)).toBeHidden()

  const ride = page.getByRole('checkbox', { name: /Gondola ride/ })
  await ride.first().check()
  await page.getByRole('radio', { name: 'Choose Premium' }).check()
  await ride.last().check()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Accept this plan' }).click()
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect([form.get('option'), form.getAll('extra')]).toEqual(['premium', ['premium:ride']])
  await expect(page.getByRole('alert').filter({ hasText: 'Please agree' })).toBeFocused()
  await expect(message).toHaveValue('Two more nights?')
  await page.goto('about:blank')
  await page.goBack()
  await live(page)
  await expect(page.getByRole('radio', { name: 'Choose Premium' })).toBeChecked()
  const { promise: tapped, resolve: answer } = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/q/*', async (route) => {
    posts += route.request().method() === 'POST' ? 1 : 0
    await tapped
    await route.fallback()
  })
  // Playwright’s own clicks wait for the answer.
  await ask.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    while (!document.querySelector('[role=status].pill')) await new Promise(requestAnimationFrame)
    button.click()
  })
  answer()
  const thanks = page.getByText('Thank you, your message has reached us.')
  await expect(thanks).toBeVisible()
  expect(posts).toBe(1)
  await live(page)
  await expect(message).toHaveValue('')
  await ask.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Message is required' })).toBeVisible()
  await expect(thanks).toBeHidden()
})

test('options are side by side, and a total of crores stays on one line', async ({
  page,
  ownerToken,
}) => {
  const lines = [typedLine(10_000_000, { quantity: 10 })]
  const options = ['A', 'B', 'C'].map((id) => sampleOption({ id, name: id, lines, markup }))
  await openPlan(page, ownerToken, { options })
  const sum = page.getByText('₹10,50,00,000', { exact: true })
  const linesOf = (each: Element) => each.getClientRects().length
  expect(await Promise.all((await sum.all()).map((each) => each.evaluate(linesOf)))).toEqual([
    1, 1, 1,
  ])
  const boxes = async () =>
    Promise.all(
      ['A', 'B', 'C'].map((name) => page.getByRole('region', { name, exact: true }).boundingBox()),
    )
  const [a, b, c] = await boxes()
  expect([b?.y, c?.y]).toEqual([a?.y, a?.y])
  expect(b?.x).toBeGreaterThanOrEqual((a?.x ?? 0) + (a?.width ?? 0))
  await page.setViewportSize({ width: 360, height: 740 })
  const [top, below] = await boxes()
  expect(below?.x).toBe(top?.x)
  expect(below?.y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0))
})

test('plan and trip sheet are accessible, also in large text', async ({ page, ownerToken }) => {
  await openPlan(page, ownerToken)
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
