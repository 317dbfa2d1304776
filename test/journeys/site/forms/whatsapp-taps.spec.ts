import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../support/visitor.ts'

interface WireTap {
  reference: string
  form: string
  listingTitle: string
  source: string
}

const written = /KE-[2-9A-HJ-NP-Z]{5}$/

test.use({ ownServer: 'with other writers' })

// WhatsApp's page is mocked, so that nothing leaves this machine.
test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  )
})

const chatOf = (place: Page | Locator) => place.getByRole('link', { name: /^WhatsApp about/ })

/** Clicks a link, and returns the text of the chat that opens. */
async function chatAfterClick(page: Page, link: Locator) {
  const request = page.context().waitForEvent('request', (each) => /wa\.me/.test(each.url()))
  await link.click()
  return new URL((await request).url()).searchParams.get('text') ?? ''
}

test('taps on chats and calls are recorded once, none of staff', async ({ page, ownerToken }) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const taps = async (): Promise<WireTap[]> =>
    (await (await page.request.get('/api/Enquiry?taps=yes', { headers })).json()).$values
  /** What is stored once of a chat with this text. */
  async function expectKept(text: string, what: object) {
    const reference = written.exec(text)?.[0]
    await expect(async () => {
      const found = (await taps()).filter((each) => each.reference === reference)
      expect(found).toMatchObject([{ form: 'whatsapp', ...what }])
    }).toPass()
  }

  await page.goto('/wellness')
  const first = page.getByRole('article').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  expect(await chatOf(first).getAttribute('href')).not.toContain('KE-')
  const text = await chatAfterClick(page, chatOf(first))
  expect(text).toContain(title)
  await expectKept(text, { listingTitle: title, source: '/wellness' })

  await page.goto('/adventure')
  const called = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link', { name: /^Call Now/ }).click()
  await expect(async () => {
    const [last] = await taps()
    expect(last).toMatchObject({ form: 'call', listingTitle: called, source: '/adventure' })
  }).toPass()

  await page.evaluate((token) => localStorage.setItem('jwtToken', token), ownerToken)
  await page.goto('/hotels')
  expect(await chatAfterClick(page, chatOf(first))).not.toContain('KE-')
})
