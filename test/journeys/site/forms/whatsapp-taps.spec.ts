import { expect } from '@playwright/test'
import { test } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

test('a chat from a card is recorded with its reference and listing', async ({
  page,
  context,
  ownerToken,
}) => {
  // WhatsApp's page is mocked, so that nothing leaves this machine.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/adventure')
  const card = page.getByRole('article').first()
  const listingTitle = (await card.getByRole('heading').textContent()) ?? ''
  const request = context.waitForEvent('request', (each) => /wa\.me/.test(each.url()))
  await card.getByRole('link', { name: /^WhatsApp about/ }).click()
  const text = new URL((await request).url()).searchParams.get('text') ?? ''
  expect(text).toContain(listingTitle)
  const [reference] = /KE-[2-9A-HJ-NP-Z]{5}$/.exec(text) ?? []
  await expect(async () => {
    const headers = { authorization: `Bearer ${ownerToken}` }
    const answer = await page.request.get('/api/Enquiry?taps=yes', { headers })
    const taps: { reference: string }[] = (await answer.json()).$values
    const found = taps.filter((each) => each.reference === reference)
    expect(found).toMatchObject([{ form: 'whatsapp', listingTitle, source: '/adventure' }])
  }).toPass()
})
