import { expect } from '@playwright/test'
import { test } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

test('a chat and a call from cards are recorded once, with their listing', async ({
  page,
  context,
  ownerToken,
}) => {
  // WhatsApp's page is mocked, so that nothing leaves this machine.
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  )
  const headers = { authorization: `Bearer ${ownerToken}` }
  /** Waits until one more tap is stored, like this. */
  async function expectKept(number: number, what: Record<string, unknown>) {
    await expect(async () => {
      const answer = await page.request.get('/api/Enquiry?taps=yes', { headers })
      const taps: { source: string }[] = (await answer.json()).$values
      const ofPage = taps.filter(({ source }) => source === '/adventure')
      expect(ofPage).toHaveLength(number)
      expect(ofPage[0]).toMatchObject(what)
    }).toPass()
  }

  await page.goto('/adventure')
  const card = page.getByRole('article').first()
  const listingTitle = (await card.getByRole('heading').textContent()) ?? ''
  const chat = card.getByRole('link', { name: /^WhatsApp about/ })
  await expect(chat).toHaveAttribute('href', /^(?!.*KE-)/)
  const request = context.waitForEvent('request', (each) => /wa\.me/.test(each.url()))
  await chat.click()
  const text = new URL((await request).url()).searchParams.get('text') ?? ''
  expect(text).toContain(listingTitle)
  const [reference] = /KE-[2-9A-HJ-NP-Z]{5}$/.exec(text) ?? []
  await expectKept(1, { form: 'whatsapp', listingTitle, reference })
  await page.goBack()
  await card.getByRole('link', { name: /^Call Now/ }).click()
  await expectKept(2, { form: 'call', listingTitle })
})
