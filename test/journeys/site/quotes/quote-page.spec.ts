import { expect, type Locator, type Page } from '@playwright/test'
import type { Version } from '#catalogue/quotes/version.ts'
import { sampleOption, typedLine } from '../../../samples/quotes.ts'
import { expectForEveryone } from '../../support/for-everyone.ts'
import { sendQuote, twoOptions, writeQuote } from '../../support/quotes.ts'
import { press, sees } from '../../support/screen.ts'
import { holdSaves } from '../../support/staff.ts'
import { live, open, tabTo, test } from '../../support/visitor.ts'

// A refused form logs to the console.
test.use({ expected: /40[049]/, contextOptions: { reducedMotion: 'reduce' } })

const dear = [typedLine(10_000_000, { quantity: 10 })]
const plan: Partial<Version> = {
  guest: { name: 'Asha Rao', phone: '+91 98765 43210', email: '', homeState: '' },
  options: [
    ...twoOptions,
    sampleOption({ ...twoOptions[0], id: 'c', name: 'Palace', lines: dear }),
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

async function openPlan(page: Page, token: string) {
  const { id } = await writeQuote(page.request, token, plan)
  await open(page, await sendQuote(page.request, token, id))
  return id
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const total = (page: Page, option: string) => card(page, option).getByText(/in total$/)
const choice = (page: Page, option: string) => page.getByRole('radio', { name: `Choose ${option}` })
const ride = (page: Page, option: string) =>
  card(page, option).getByRole('checkbox', { name: /Gondola ride/ })

test('a guest is a view; the sum follows the choice, options are side by side, and paper has no forms', async ({
  page,
  request,
  ownerToken,
  baseURL,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const state = async () =>
    (await (await request.get(`/api/quotes/${id}`, { headers })).json()).versions[0].state
  const asked = new Set<string>()
  page.on('request', (each) => asked.add(new URL(each.url()).origin))
  const id = await openPlan(page, ownerToken)
  await expect.poll(state).toBe('viewed')
  await expect(card(page, 'Deluxe')).toContainText('₹7,875 per person')
  await tabTo(page, ride(page, 'Deluxe'))
  await page.keyboard.press('Space')
  await expect(total(page, 'Deluxe')).toHaveText('₹17,850 in total')
  await expect(card(page, 'Deluxe')).toContainText('₹8,925 per person')
  await expect(total(page, 'Premium')).toHaveText('₹26,250 in total')
  await expect(choice(page, 'Deluxe')).toBeChecked()
  await ride(page, 'Premium').check()
  await expect(total(page, 'Premium')).toHaveText('₹28,350 in total')
  await expect(choice(page, 'Premium')).toBeChecked()
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin])

  const boxesOf = (found: Locator) =>
    found.evaluateAll((all) =>
      all.flatMap((each) => [...each.getClientRects()].map((box) => box.toJSON())),
    )
  // A total of crores stays on one line.
  expect(await boxesOf(page.getByText('₹10,50,00,000', { exact: true }))).toHaveLength(1)
  const cards = (): Promise<DOMRect[]> => boxesOf(page.locator('.quote-option'))
  const [a, b, c] = await cards()
  expect([b?.top, c?.top]).toEqual([a?.top, a?.top])
  expect(b?.left).toBeGreaterThanOrEqual(a?.right ?? Number.NaN)
  expect(c?.left).toBeGreaterThanOrEqual(b?.right ?? Number.NaN)
  await page.setViewportSize({ width: 360, height: 740 })
  const [top, below] = await cards()
  expect(below?.left).toBe(top?.left)
  expect(below?.top).toBeGreaterThanOrEqual(top?.bottom ?? Number.NaN)

  const pdf = page.getByRole('link', { name: 'Save as PDF' })
  await expect(pdf).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const role of ['button', 'textbox', 'radio'] as const) {
    await expect(main.getByRole(role)).toHaveCount(0)
  }
  await expect(pdf).toBeHidden()
  await sees(main, 'شکارے کی سیر')
  await expect(total(page, 'Premium')).toHaveText('₹28,350 in total')
})

test('words stay, offline and beside a refused form, until taken; plan and trip sheet are accessible', async ({
  page,
  ownerToken,
}) => {
  await openPlan(page, ownerToken)
  const message = page.getByLabel('Your message')
  const ask = page.getByRole('button', { name: 'Ask for a change' })
  const offline = page.getByText(/You seem to be offline/)
  await message.fill('Two more nights?')
  await page.context().setOffline(true)
  await ask.click()
  await expect(offline).toBeVisible()
  await page.context().setOffline(false)
  await expect(offline).toBeHidden()

  await page.getByText('This plan is not right for me').click()
  await ride(page, 'Deluxe').check()
  await ride(page, 'Premium').check()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await press(page, 'Accept this plan')
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect([form.get('option'), form.getAll('extra')]).toEqual(['premium', ['premium:ride']])
  await expect(page.getByRole('alert').filter({ hasText: 'Please agree' })).toBeFocused()
  await expect(message).toHaveValue('Two more nights?')
  await expectForEveryone(page, 'the plan with a refused form')
  await page.goto('about:blank')
  await page.goBack()
  await live(page)
  await expect(choice(page, 'Premium')).toBeChecked()
  await expect(total(page, 'Premium')).toHaveText('₹28,350 in total')
  const release = await holdSaves(page, '**/q/*')
  // Playwright’s own looks wait for the answer.
  await ask.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    while (!document.querySelector('[role=status].pill')) await new Promise(requestAnimationFrame)
  })
  release()
  const thanks = page.getByText('Thank you, your message has reached us.')
  await expect(thanks).toBeVisible()
  await live(page)
  await expect(message).toHaveValue('')
  await ask.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Message is required' })).toBeVisible()
  await expect(thanks).toBeHidden()

  await page.getByLabel('Your phone').fill('98765 43210')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await press(page, 'Accept this plan')
  for (const name of ['You have accepted this plan', 'Your trip sheet']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: /places of this trip: 1 Srinagar$/ })).toBeVisible()
  await expectForEveryone(page, 'the trip sheet')
})
