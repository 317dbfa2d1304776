import { expect, type Locator, type Page } from '@playwright/test'
import { live, test } from '../../support/visitor.ts'

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

/** Clicks a link, and returns the text of the chat that opens. */
async function chatAfter(page: Page, press: () => Promise<unknown>) {
  const request = page.context().waitForEvent('request', (each) => /wa\.me/.test(each.url()))
  await press()
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

async function taps(page: Page, token: string): Promise<WireTap[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/api/Enquiry?taps=yes', { headers })
  return (await answer.json()).$values
}

async function expectKept(page: Page, token: string, text: string) {
  const reference = written.exec(text)?.[0]
  await expect(async () => {
    const found = (await taps(page, token)).filter((each) => each.reference === reference)
    expect(found).toHaveLength(1)
  }).toPass()
  return (await taps(page, token)).find((each) => each.reference === reference)
}

const chatOf = (place: Page | Locator) => place.getByRole('link', { name: /^WhatsApp about/ })

test('records a middle click on the floating button, two taps in a row once, and calls', async ({
  page,
  ownerToken,
}) => {
  await page.goto('/')
  await live(page)
  const float = page.getByRole('link', { name: 'Book Tulip Tour on WhatsApp' })
  const text = await chatInTab(page, float)
  expect(text.split('\n')).toHaveLength(3)
  expect(await expectKept(page, ownerToken, text)).toMatchObject({ listingTitle: '', source: '/' })
  await expect(float).not.toHaveAttribute('href', /KE-/)

  await page.goto('/villas')
  await page.evaluate(() => {
    navigator.sendBeacon = () => false
  })
  const before = (await taps(page, ownerToken)).length
  const chat = (at: number) => chatOf(page.getByRole('article').nth(at))
  const open = (at: number) => chatInTab(page, chat(at))
  const [first, second, other] = [await open(0), await open(0), await open(1)]
  expect(second).toBe(first)
  expect(other).not.toBe(first)
  await expectKept(page, ownerToken, other)
  expect(await taps(page, ownerToken)).toHaveLength(before + 2)

  await page.goto('/adventure')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').textContent()
  await card.getByRole('link', { name: /^Call Now/ }).click()
  await expect(async () => {
    const [last] = await taps(page, ownerToken)
    expect(last).toMatchObject({ form: 'call', listingTitle: title, source: '/adventure' })
  }).toPass()
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
    await page.goto('/hotels')
    await live(page)
    const chat = chatOf(page.getByRole('article').first())
    expect(await chatAfter(page, () => chat.click())).toMatch(written)
    await expect(page).toHaveTitle('WhatsApp')
  })
})

test('a tap on a card becomes an enquiry', async ({ page, ownerToken }) => {
  await page.goto('/wellness')
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  expect(await chatOf(card).getAttribute('href')).not.toContain('KE-')
  const text = await chatAfter(page, () => chatOf(card).click())
  expect(text).toContain(title)
  const kept = await expectKept(page, ownerToken, text)
  expect(kept).toMatchObject({ form: 'whatsapp', listingTitle: title, source: '/wellness' })
  const reference = kept?.reference ?? ''

  await page.goto('/')
  await page.evaluate((token) => localStorage.setItem('jwtToken', token), ownerToken)
  await page.goto('/admin/enquiries')
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference.toLowerCase())
  await page.getByRole('link', { name: 'WhatsApp tap' }).click()
  await expect(page.getByText(title).first()).toBeVisible()
  await page.getByLabel('Name').fill('Nusrat Wani')
  await page.getByLabel('Phone').fill('+91 94190 54321')
  await page.getByRole('button', { name: 'Contacted' }).click()
  await expect(page.getByText('Status: new → contacted')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nusrat Wani' })).toBeVisible()
  await page.goto('/admin/enquiries')
  await expect(page.getByRole('link', { name: 'Nusrat Wani', exact: true })).toBeVisible()

  // Staff who test the site are not leads.
  await page.goto('/hotels')
  const chat = chatOf(page.getByRole('article').first())
  expect(await chatAfter(page, () => chat.click())).not.toContain('KE-')
})
