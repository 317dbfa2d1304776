import { expect, type Locator, type Page } from '@playwright/test'
import { open, test } from '../../support/visitor.ts'

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

/** The text of the chat that a middle click would open in another tab; the page stays. */
async function chatInTab(page: Page, link: Locator) {
  await link.evaluate((anchor: HTMLAnchorElement) => {
    const note = (event: Event) => {
      event.preventDefault()
      anchor.dataset.opened = anchor.href
    }
    anchor.addEventListener('auxclick', note, { once: true })
  })
  await link.click({ button: 'middle' })
  const opened = (await link.getAttribute('data-opened')) ?? ''
  return new URL(opened, page.url()).searchParams.get('text') ?? ''
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

  await open(page, '/')
  const float = page.getByRole('link', { name: 'Book Tulip Tour on WhatsApp' })
  const floating = await chatInTab(page, float)
  expect(floating.split('\n')).toHaveLength(3)
  await expectKept(floating, { listingTitle: '', source: '/' })
  await expect(float).not.toHaveAttribute('href', /KE-/)

  await page.goto('/villas')
  await page.evaluate(() => {
    navigator.sendBeacon = () => false
  })
  const before = (await taps()).length
  const tap = (at: number) => chatInTab(page, chatOf(page.getByRole('article').nth(at)))
  const [one, again, other] = [await tap(0), await tap(0), await tap(1)]
  expect(again).toBe(one)
  expect(other).not.toBe(one)
  await expectKept(other, {})
  expect(await taps()).toHaveLength(before + 2)

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

test.describe('if nothing can be recorded', () => {
  test.use({ expected: /ERR_FAILED|api\/leads/ })

  test('the chat still opens', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('Storage is off')
        },
      })
      navigator.sendBeacon = () => false
    })
    await page.route('**/api/leads', (route) => route.abort())
    await open(page, '/hotels')
    const chat = chatOf(page.getByRole('article').first())
    expect(await chatAfterClick(page, chat)).toMatch(written)
    await expect(page).toHaveTitle('WhatsApp')
  })
})
