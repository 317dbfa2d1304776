import { expect, type Page } from '@playwright/test'
import { fillBooking, inDays, live, test, visitor } from './visitor.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send booking inquiry' })
const success = 'Booking inquiry submitted successfully!'
const reference = /KE-\w{6}/

async function openPackage(page: Page) {
  await page.goto('/travel-packages')
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulip Week in Srinagar')
}

/** What staff see of the visitor's inquiries. */
async function kept(page: Page, token: string) {
  const answer = await page.request.get('/api/Enquiry', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { $values } = await answer.json()
  return $values as Record<string, unknown>[]
}

test.describe('with scripts', () => {
  test.use({ expected: /400/ })

  test('a wrong form says what is wrong, where, and forgets nothing', async ({ page }) => {
    await openPackage(page)
    await live(page)
    await expect(send(page)).toBeHidden()
    await page.getByRole('link', { name: 'Book Now' }).first().click()
    await page.getByLabel('Name').fill(visitor.name)
    await page.getByLabel('Email').fill('nobody')
    await page.getByLabel('Start date').fill(inDays(10))
    await page.getByLabel('End date').fill(inDays(10))
    await send(page).click()

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    for (const message of [
      'Invalid email format',
      'Phone is required',
      'End date must be after start date',
      'At least one adult is required',
    ]) {
      await expect(summary.getByRole('link', { name: message })).toBeVisible()
      await expect(page.locator('.field-error', { hasText: message })).toBeVisible()
    }
    await summary.getByRole('link', { name: 'Phone is required' }).click()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await page.keyboard.type('1')
    await expect(page.getByText('Phone is required')).toHaveCount(0)
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  })

  test('a right form is kept, closes, and says its reference', async ({ page, ownerToken }) => {
    await openPackage(page)
    await live(page)
    await page.getByRole('link', { name: 'Book Now' }).first().click()
    await fillBooking(page)
    await expect(page.getByText('Number of days: 5')).toBeVisible()
    await send(page).click()

    const said = page.getByRole('status').filter({ hasText: success })
    await expect(said).toContainText(reference)
    await expect(said).toBeFocused()
    await expect(send(page)).toBeHidden()
    const [, quoted = ''] = /(KE-\w{6})/.exec((await said.textContent()) ?? '') ?? []
    const inquiry = (await kept(page, ownerToken)).find((each) => each.reference === quoted)
    expect(inquiry).toMatchObject({ name: visitor.name, email: visitor.email })
    expect(inquiry?.consentVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

test.describe('over a bad line', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|Error submitting/ })

  test('a broken line keeps the form and says that it failed', async ({ page, context }) => {
    await openPackage(page)
    await live(page)
    await page.getByRole('link', { name: 'Book Now' }).first().click()
    await fillBooking(page)
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByRole('alert')).toHaveText('Error submitting the form. Please try again.')
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
    await context.setOffline(false)
    await send(page).click()
    await expect(page.getByText(success)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expected: /400/ })

  test('a form opens, says what is wrong, and is kept once it is right', async ({ page }) => {
    await openPackage(page)
    await expect(send(page)).toBeHidden()
    await page.getByRole('link', { name: 'Book Now' }).first().click()
    await page.getByLabel('Name').fill(visitor.name)
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('Email is required')
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
    await fillBooking(page)
    await send(page).click()
    await expect(page.getByText(success)).toBeVisible()
    await expect(page.getByText(reference)).toBeVisible()
    await expect(send(page)).toBeHidden()
  })
})

test('by keyboard alone: from the home page to a kept inquiry', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Travel Packages')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/travel-packages')
  await tabTo(page, 'First Time in Kashmir: Srinagar, Gulmarg, Pahalgam')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First Time in Kashmir')
  await live(page)
  await tabTo(page, 'Book Now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Book this trip' })).toBeFocused()
  const answers: [string, string][] = [
    ['Name', visitor.name],
    ['Email', visitor.email],
    ['Phone', visitor.phone],
  ]
  for (const [label, text] of answers) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await page.getByLabel('Start date').fill(inDays(30))
  await page.getByLabel('End date').fill(inDays(35))
  await tabTo(page, 'Adults')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, 'Send booking inquiry')
  await page.keyboard.press('Enter')
  await expect(page.getByText(success)).toBeVisible()
})

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      return (label ?? element)?.textContent?.trim()
    })
    if (at === name) return
  }
  throw new Error(`Tab never came to ${name}`)
}
