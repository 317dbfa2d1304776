import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { press, sees, title } from '../../support/screen.ts'
import {
  type Api,
  answerCalls,
  expectAccessible,
  holdSaves,
  openScreen,
  test,
} from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the desk of a new enquiry under this name. */
async function openDesk(pages: Page[], api: Api, name: string) {
  const reference = await enquire(pages[0]?.request as Page['request'], name)
  const [{ id }] = await api.list(`/api/Enquiry?q=${reference}`)
  for (const page of pages) {
    await openScreen(page, `/admin/enquiries/${id}`, name)
    await expect(step(page, 'New')).toBeVisible()
  }
}

test('an enquiry is found from the dashboard and worked on', async ({ page, request }) => {
  const earlier = await enquire(request, 'Meera Iyer')
  const reference = await enquire(request, 'Meera Iyer')
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await page.getByRole('link', { name: /new enquir/ }).click()
  await expect(page).toHaveURL('/admin/enquiries?status=new')
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference)
  const found = page.getByRole('link', { name: 'Meera Iyer', exact: true })
  await expect(found).toHaveCount(1)
  const downloading = page.waitForEvent('download')
  await press(page, 'Export CSV')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toEqual([expect.stringMatching(/^\ufeff/), expect.stringContaining(reference)])
  await found.click()
  await expect(title(page, 'Meera Iyer')).toBeVisible()
  await sees(page.getByRole('region', { name: 'Enquiry details' }), 'Groups of twelve in May.')
  for (const [name, href] of [
    ['WhatsApp', /wa\.me\/91980+/],
    [
      'Mail',
      RegExp(`^mailto:meera\\.iyer@example\\.in\\?subject=Your%20enquiry%20${reference}&body`),
    ],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expectAccessible(page)

  await step(page, 'Contacted').click()
  await sees(page, 'Marked as contacted.', 'Status: new → contacted')
  await press(page, 'Undo')
  await sees(page, 'Status: contacted → new')
  await step(page, 'Quoted').click()
  await press(page, 'Assign to me')
  await expect(step(page, 'Assign to me')).toBeHidden()
  await step(page, 'Tomorrow').click()
  const followUp = page.getByLabel('Follow up on')
  await followUp.fill('2026-01-15')
  await followUp.press('Enter')
  await sees(page, 'Choose today or a later day.')
  await expect(followUp).toHaveValue('2026-01-15')
  await followUp.fill('2027-01-15')
  await page.getByLabel('Note').fill('Wants rates for May')
  await sees(page, 'Follow-up set for 15 Jan.')
  await press(page, 'Save')
  await sees(page, 'Enquiry updated successfully!')
  await expect(page.getByLabel('Note')).toHaveValue('')
  await page.reload()
  await expect(step(page, 'Quoted')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Assigned to')).not.toHaveValue('')
  await expect(followUp).toHaveValue('2027-01-15')
  await sees(page, 'Wants rates for May')
  const others = page.getByRole('region', { name: 'Also from this person' })
  await others.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
  await sees(page, earlier)
  await expect(step(page, 'New')).toHaveAttribute('aria-pressed', 'true')
})

test('of two who change one enquiry, the second sees what the first did', async ({
  page,
  pageOf,
  api,
}) => {
  const second = await pageOf('Bashir')
  await openDesk([page, second], api, 'Two Clerks')
  await step(page, 'Contacted').click()
  await sees(page, 'Status: new → contacted')

  await second.getByLabel('Note').fill('Found another hotel')
  await step(second, 'Lost').click()
  await expect(second.getByRole('alert')).toHaveText(
    'Somebody else changed this enquiry since you opened it. It is shown as it is now; your change was not saved.',
  )
  await sees(second, 'Status: new → contacted')
  await expect(step(second, 'Contacted')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(second)
  await step(second, 'Lost').click()
  await sees(second, 'Status: contacted → lost')
  await press(second, 'Save')
  await sees(second.getByRole('listitem'), 'Found another hotel')
})

test('what is tapped shows at once, a second tap sends nothing, and what is refused is taken back', async ({
  page,
  api,
}) => {
  await openDesk([page], api, 'Slow Line')
  const release = await holdSaves(page, '**/api/Enquiry/*')
  const sent: string[] = []
  page.on('request', (each) => each.method() === 'PUT' && sent.push(each.postData() ?? ''))
  const [contacted, tomorrow] = [step(page, 'Contacted'), step(page, 'Tomorrow')]
  for (const button of [contacted, tomorrow]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
  }
  await press(page, 'Assign to me')
  await expect(step(page, 'Assign to me')).toHaveCount(0)
  release()
  await sees(page, 'Assigned to you.')
  expect(sent).toHaveLength(3)
  await page.reload()
  await expect(page.getByLabel('Assigned to')).not.toHaveValue('')
  for (const button of [contacted, tomorrow]) {
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await answerCalls(page, 'PUT', '**/api/Enquiry/*')
  await step(page, 'Won').click()
  await expect(page.getByRole('alert')).toHaveText('Out of order')
  await expect(contacted).toHaveAttribute('aria-pressed', 'true')
  await expect(step(page, 'Won')).toHaveAttribute('aria-pressed', 'false')
})

test('a tap without a connection says so, and the desk stays', async ({ page, api }) => {
  await openDesk([page], api, 'Tunnel Tariq')
  const won = step(page, 'Won')
  const reviews = page.getByRole('link', { name: 'Reviews', exact: true })
  await page.context().setOffline(true)
  await won.click()
  await expect(page.getByRole('alert')).toHaveText(
    'The server could not be reached. Please check the connection and try again.',
  )
  await expect(won).toHaveAttribute('aria-pressed', 'false')
  // The code of a screen not opened before cannot be loaded either.
  await reviews.click()
  const offline = page.getByText('You seem to be offline.')
  await expect(offline).toBeVisible()
  await press(page, 'Stay here')
  await expect(offline).toBeHidden()
  await page.context().setOffline(false)
  await won.click()
  await sees(page, 'Marked as won.')
  await expect(won).toHaveAttribute('aria-pressed', 'true')

  // A change is stored, but the desk cannot be loaded again.
  await page.route('**/api/Enquiry/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Note').fill('Asked for a cot')
  await step(page, 'Lost').click()
  const outdated = page.getByText('The newest data could not be loaded.')
  await sees(page, 'Marked as lost.')
  await expect(outdated).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Asked for a cot')
  await page.unroute('**/api/Enquiry/*')
  await press(page, 'Retry')
  await expect(outdated).toBeHidden()
  await expect(step(page, 'Lost')).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Note').fill('')
  await page.context().setOffline(true)
  await reviews.click()
  await expect(offline).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/admin/reviews')
})

/** Chromium asks which program shall call, and then handles no input of the page. */
const withoutPhone = (link: Locator) =>
  link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the desk works with a thumb: a call in three taps, and no reply with a hole before it is filled', async ({
    page,
    request,
  }) => {
    const reference = await enquire(request, 'Thumb Light')
    const call = page.getByRole('link', { name: 'Call Thumb Light' })
    const search = page.getByRole('searchbox', { name: 'Search' })
    const taps = await countTaps(page)
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    const bar = page.getByRole('navigation', { name: 'Most used' })
    await bar.getByRole('link', { name: 'Enquiries' }).tap()
    await search.tap()
    await page.keyboard.type('98000 00000')
    await expect(page).toHaveURL(/q=98000/)
    await expect(call).toHaveAttribute('href', 'tel:+919800000000')
    await withoutPhone(call)
    await call.tap()
    expect(taps()).toBe(3)

    await page.getByText('Filter and sort').tap()
    await page.getByLabel('Source').selectOption('partner')
    await expect(page).toHaveURL(/form=partner/)
    await search.fill(reference)
    await expect(page).toHaveURL(new RegExp(`q=${reference}`))
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Thumb Light', exact: true }).tap()
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/919800000000\\?text=Hello%20Thumb.*${reference}`),
    )
    await page.getByRole('link', { name: 'Next enquiry' }).waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Mail Thumb Light: Quote follows' }).tap()
    await sees(
      page,
      'This enquiry does not say the listing, the dates, and the listing’s address. Replace the brackets yourself.',
    )
    const text = page.getByLabel('Text to send')
    await expect(text).toBeFocused()
    await page.keyboard.type('the tulip tour')
    await expect(text).toHaveValue(/asking about the tulip tour, \[dates\]/)
    await expect(step(page, 'Mark as contacted')).toBeHidden()

    // Keyboard users keep their place after noting an answer.
    const ring = page.getByRole('link', { name: 'Call', exact: true })
    await withoutPhone(ring)
    await ring.press('Enter')
    await step(page, 'Mark as contacted').press('Enter')
    await sees(page, 'Marked as contacted.')
    await expect(ring).toBeFocused()
  })
})
