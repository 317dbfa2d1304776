import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { answerCalls, expectAccessible, holdSaves, openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

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
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toEqual([expect.stringMatching(/^\ufeff/), expect.stringContaining(reference)])
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Enquiry details' })).toContainText(
    'Groups of twelve in May.',
  )
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    /wa\.me\/91980+/,
  )
  await expect(page.getByRole('link', { name: 'Mail', exact: true })).toHaveAttribute(
    'href',
    new RegExp(
      `^mailto:meera\\.iyer@example\\.in\\?subject=Your%20enquiry%20${reference}&body=Hello`,
    ),
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Contacted', exact: true }).click()
  await expect(page.getByText('Marked as contacted.')).toBeVisible()
  await expect(page.getByText('Status: new → contacted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Status: contacted → new')).toBeVisible()
  await page.getByRole('button', { name: 'Quoted' }).click()
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden()
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByLabel('Follow up on').fill('2026-01-15')
  await page.getByLabel('Follow up on').press('Enter')
  await expect(page.getByText('Choose today or a later day.')).toBeVisible()
  await expect(page.getByLabel('Follow up on')).toHaveValue('2026-01-15')
  await page.getByLabel('Follow up on').fill('2027-01-15')
  await page.getByLabel('Note').fill('Wants rates for May')
  await expect(page.getByText('Follow-up set for 15 Jan.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enquiry updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Quoted' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Assigned to')).not.toHaveValue('')
  await expect(page.getByLabel('Follow up on')).toHaveValue('2027-01-15')
  await expect(page.getByText('Wants rates for May')).toBeVisible()

  const others = page.getByRole('region', { name: 'Also from this person' })
  await others.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
  await expect(page.getByText(earlier)).toBeVisible()
  await expect(page.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
})

test('of two who change one enquiry, the second sees what the first did', async ({
  page,
  pageOf,
  request,
}) => {
  const reference = await enquire(request, 'Two Clerks')
  const second = await pageOf('Bashir')
  for (const each of [page, second]) {
    await openScreen(each, `/admin/enquiries?q=${reference}`, 'Enquiries')
    await each.getByRole('link', { name: 'Two Clerks', exact: true }).click()
    await expect(each.getByRole('button', { name: 'New' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Contacted' }).click()
  await expect(page.getByText('Status: new → contacted')).toBeVisible()

  await second.getByLabel('Note').fill('Found another hotel')
  await second.getByRole('button', { name: 'Lost' }).click()
  await expect(second.getByRole('alert')).toHaveText(
    'Somebody else changed this enquiry since you opened it. It is shown as it is now; your change was not saved.',
  )
  await expect(second.getByText('Status: new → contacted')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Contacted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(second)
  await second.getByRole('button', { name: 'Lost' }).click()
  await expect(second.getByText('Status: contacted → lost')).toBeVisible()
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByRole('listitem').getByText('Found another hotel')).toBeVisible()
})

test('what is tapped shows at once, a second tap sends nothing, and what is refused is taken back', async ({
  page,
  request,
}) => {
  const reference = await enquire(request, 'Slow Line')
  await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
  await page.getByRole('link', { name: 'Slow Line', exact: true }).click()
  const release = await holdSaves(page, '**/api/Enquiry/*')
  const sent: string[] = []
  page.on('request', (each) => each.method() === 'PUT' && sent.push(each.postData() ?? ''))
  const contacted = page.getByRole('button', { name: 'Contacted', exact: true })
  const tomorrow = page.getByRole('button', { name: 'Tomorrow' })
  for (const button of [contacted, tomorrow]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
  }
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  release()
  await expect(page.getByText('Assigned to you.')).toBeVisible()
  expect(sent).toHaveLength(3)
  await page.reload()
  await expect(page.getByLabel('Assigned to')).not.toHaveValue('')
  await expect(contacted).toHaveAttribute('aria-pressed', 'true')
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true')

  await answerCalls(page, 'PUT', '**/api/Enquiry/*')
  await page.getByRole('button', { name: 'Won' }).click()
  await expect(page.getByRole('alert')).toHaveText('Out of order')
  await expect(contacted).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'false')
})

test('a tap without a connection says so, and the desk stays', async ({ page, request }) => {
  await enquire(request, 'Tunnel Tariq')
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  await page.getByRole('link', { name: 'Tunnel Tariq', exact: true }).click()
  const won = page.getByRole('button', { name: 'Won' })
  await expect(won).toBeVisible()
  await page.context().setOffline(true)
  await won.click()
  await expect(page.getByRole('alert')).toHaveText(
    'The server could not be reached. Please check the connection and try again.',
  )
  await expect(won).toHaveAttribute('aria-pressed', 'false')
  // The code of a screen not opened before cannot be loaded either.
  await page.getByRole('link', { name: 'Reviews', exact: true }).click()
  const offline = page.getByText('You seem to be offline.')
  await expect(offline).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(offline).toBeHidden()
  await page.context().setOffline(false)
  await won.click()
  await expect(page.getByText('Marked as won.')).toBeVisible()
  await expect(won).toHaveAttribute('aria-pressed', 'true')

  // A change is stored, but the desk cannot be loaded again.
  await page.route('**/api/Enquiry/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Note').fill('Asked for a cot')
  await page.getByRole('button', { name: 'Lost' }).click()
  await expect(page.getByText('Marked as lost.')).toBeVisible()
  const outdated = page.getByText('The newest data could not be loaded.')
  await expect(outdated).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Asked for a cot')
  await page.unroute('**/api/Enquiry/*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(outdated).toBeHidden()
  await expect(page.getByRole('button', { name: 'Lost' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Note').fill('')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Reviews', exact: true }).click()
  await expect(offline).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/admin/reviews')
})

/** Chromium asks which program shall call, and then handles no input of the page. */
const withoutPhone = (link: Locator) =>
  link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )

test('keyboard users keep their place after noting an answer', async ({ page, request }) => {
  await enquire(request, 'Focus Farida')
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  await page.getByRole('link', { name: 'Focus Farida', exact: true }).click()
  const call = page.getByRole('link', { name: 'Call', exact: true })
  await withoutPhone(call)
  await call.press('Enter')
  await page.getByRole('button', { name: 'Mark as contacted' }).press('Enter')
  await expect(page.getByText('Marked as contacted.')).toBeVisible()
  await expect(call).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the desk works with a thumb: a call in three taps, and no reply with a hole before it is filled', async ({
    page,
    request,
  }) => {
    const reference = await enquire(request, 'Thumb Light')
    const call = page.getByRole('link', { name: 'Call Thumb Light' })
    const taps = await countTaps(page)
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    const bar = page.getByRole('navigation', { name: 'Most used' })
    await bar.getByRole('link', { name: 'Enquiries' }).tap()
    await page.getByRole('searchbox', { name: 'Search' }).tap()
    await page.keyboard.type('98000 00000')
    await expect(page).toHaveURL(/q=98000/)
    await withoutPhone(call)
    await call.tap()
    expect(taps()).toBe(3)

    await openScreen(page, '/admin/enquiries', 'Enquiries')
    await expect(call).toHaveAttribute('href', 'tel:+919800000000')
    await page.getByText('Filter and sort').tap()
    await page.getByLabel('Source').selectOption('partner')
    await expect(page).toHaveURL(/form=partner/)
    await page.getByRole('searchbox', { name: 'Search' }).fill(reference)
    await expect(page).toHaveURL(new RegExp(`q=${reference}`))
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Thumb Light', exact: true }).tap()
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/919800000000\\?text=Hello%20Thumb.*${reference}`),
    )
    await page.getByRole('link', { name: 'Next enquiry' }).waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Mail Thumb Light: Quote follows' }).tap()
    await expect(
      page.getByText(
        'This enquiry does not say the listing, the dates, and the listing’s address. Replace the brackets yourself.',
      ),
    ).toBeVisible()
    const text = page.getByLabel('Text to send')
    await expect(text).toBeFocused()
    await page.keyboard.type('the tulip tour')
    await expect(text).toHaveValue(/asking about the tulip tour, \[dates\]/)
    await expect(page.getByRole('button', { name: 'Mark as contacted' })).toBeHidden()
  })
})
