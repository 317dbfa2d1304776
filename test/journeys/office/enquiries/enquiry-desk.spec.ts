import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { enquire } from '../../support/enquiries.ts'
import { answer, button, follow, link, press, question, sees, title } from '../../support/screen.ts'
import { answerCalls, followTo, holdSaves, openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

test.use({ hasTouch: true })

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

const isPressed = (target: Locator, pressed = true) =>
  expect(target).toHaveAttribute('aria-pressed', String(pressed))

test('an enquiry is found from the dashboard and worked on; a tap is sent once, and taken back if refused', async ({
  page,
  api,
}) => {
  const reference = await enquire(page.request, 'Meera Iyer')
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await follow(page, /new enquir/)
  await expect(page).toHaveURL('/admin/enquiries?status=new')
  await searchBox(page).fill(reference)
  await expect(page).toHaveURL(RegExp(`q=${reference}`))
  await expect(link(page, 'Meera Iyer')).toHaveCount(1)
  const [exporting, download] = [page.waitForRequest('**/export?*'), page.waitForEvent('download')]
  await press(page, 'Export CSV')
  expect((await exporting).url()).toContain(`q=${reference}`)
  expect((await download).suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
  await follow(page, 'Meera Iyer')
  await expect(title(page, 'Meera Iyer')).toBeVisible()
  const path = new URL(page.url()).pathname.replace('/admin/enquiries', '/api/Enquiry')

  const release = await holdSaves(page, '**/api/Enquiry/*')
  const sent: string[] = []
  page.on('request', (each) => each.method() === 'PUT' && sent.push(each.postData() ?? ''))
  for (const name of ['Contacted', 'Tomorrow']) {
    await press(page, name)
    await isPressed(button(page, name))
    await press(page, name)
  }
  await press(page, 'Assign to me')
  await expect(button(page, 'Assign to me')).toHaveCount(0)
  release()
  await sees(page, 'Assigned to you.', 'Status: new → contacted')
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeFocused()
  expect(sent).toHaveLength(3)
  await press(page, 'Quoted')
  await press(page.getByRole('listitem').filter({ hasText: 'Marked as quoted.' }), 'Undo')
  await sees(page, 'Status: quoted → contacted')

  const followUp = page.getByLabel('Follow up on')
  await followUp.fill('2026-01-15')
  await followUp.press('Enter')
  await sees(page, 'Choose today or a later day.')
  await expect(followUp).toHaveValue('2026-01-15')
  await followUp.fill('2027-01-15')
  const note = page.getByLabel('Note')
  await note.fill('Found another hotel')
  await sees(page, 'Follow-up set for 15 Jan.')
  await answerCalls(page, 'PUT', '**/api/Enquiry/*')
  await press(page, 'Won')
  await expect(page.getByRole('alert')).toHaveText('Out of order')
  await isPressed(button(page, 'Contacted'))
  await isPressed(button(page, 'Won'), false)
  await page.unrouteAll()

  await api.put(path, { status: 'quoted' })
  await press(page, 'Lost')
  await expect(page.getByRole('alert')).toHaveText(
    'Somebody else changed this enquiry since you opened it. It is shown as it is now; your change was not saved.',
  )
  await isPressed(button(page, 'Quoted'))
  await press(page, 'Lost')
  await sees(page, 'Status: quoted → lost')
  await press(page, 'Save')
  await sees(page, 'Enquiry updated successfully!')
  await sees(page.getByRole('listitem'), 'Found another hotel')
  await expect(note).toHaveValue('')
  const stored = { status: 'lost', assigneeId: expect.any(Number), followUpOn: '2027-01-15' }
  expect(await api.get(path)).toMatchObject(stored)
})

test('without a connection the desk stays, with what it shows', async ({ page, api }) => {
  const reference = await enquire(page.request, 'Tunnel Tariq')
  const [{ id }] = await api.list(`/api/Enquiry?q=${reference}`)
  await openScreen(page, `/admin/enquiries/${id}`, 'Tunnel Tariq')
  // A change is stored, but the desk cannot be loaded again.
  await page.route('**/api/Enquiry/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  const note = page.getByLabel('Note')
  await note.fill('Asked for a cot')
  await press(page, 'Lost')
  const outdated = page.getByText('The newest data could not be loaded.')
  await sees(page, 'Marked as lost.')
  await expect(outdated).toBeVisible()
  await expect(note).toHaveValue('Asked for a cot')
  await page.unrouteAll()
  await press(page, 'Retry')
  await expect(outdated).toBeHidden()
  await isPressed(button(page, 'Lost'))
  await note.fill('')

  await page.context().setOffline(true)
  await press(page, 'Won')
  await sees(page, /^The server could not be reached/)
  await isPressed(button(page, 'Won'), false)
  // The code of a screen not opened before cannot be loaded.
  const offline = page.getByText('You seem to be offline.')
  await follow(page, 'Reviews')
  await expect(offline).toBeVisible()
  await press(page, 'Stay here')
  await expect(offline).toBeHidden()
  await follow(page, 'Reviews')
  await expect(offline).toBeVisible()
  await page.context().setOffline(false)
  await expect(title(page, 'Reviews')).toBeVisible()
})

/** Chromium asks which program shall call, and then handles no input of the page. */
const withoutPhone = (target: Locator) =>
  target.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )

test('a call takes three taps, and no reply with a hole is sent', async ({ page }) => {
  await enquire(page.request, 'Thumb Light')
  await page.setViewportSize({ width: 360, height: 740 })
  const call = link(page, 'Call Thumb Light').first()
  const taps = await countTaps(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await link(page.getByRole('navigation', { name: 'Most used' }), /Enquiries/).tap()
  await searchBox(page).tap()
  await page.keyboard.type('98000 00000')
  await expect(page).toHaveURL(/q=98000/)
  await expect(call).toHaveAttribute('href', 'tel:+919800000000')
  await withoutPhone(call)
  await call.tap()
  expect(taps()).toBe(3)

  await link(page, 'Thumb Light').first().tap()
  await link(page, 'Mail Thumb Light: Quote follows').tap()
  await sees(page, /^This enquiry does not say the listing, the dates, and .* yourself/)
  const text = page.getByLabel('Text to send')
  await expect(text).toBeFocused()
  await page.keyboard.type('the tulip tour')
  for (const language of ['Hindi', 'English']) await press(page, language)
  await expect(text).toHaveValue(/asking about the tulip tour, \[dates\]/)
  await expect(button(page, 'Mark as contacted')).toBeHidden()

  // Keyboard users keep their place after noting an answer.
  const ring = link(page, 'Call')
  await withoutPhone(ring)
  await ring.press('Enter')
  await button(page, 'Mark as contacted').press('Enter')
  await sees(page, 'Marked as contacted.')
  await expect(ring).toBeFocused()
})

test('a person’s data are saved, and erased for everybody', async ({ page, api }) => {
  // A unique number, since a shared one would mean the same person.
  const data = { name: 'Nusrat Zargar', email: 'nusrat@example.in', phone: '+91 91234 00987' }
  await api.post('/api/partners', { ...data, message: 'Shawls' })
  await api.post('/api/partners', { ...data, message: 'Carpets' })
  await openScreen(page, '/admin/enquiries?q=Zargar', 'Enquiries')
  await link(page, 'Nusrat Zargar').first().click()
  const note = page.getByLabel('Note')
  await note.fill('Asked to be forgotten')
  const file = page.waitForEvent('download')
  await press(page, 'Download this person’s data')
  expect(readFileSync(await (await file).path(), 'utf8')).toMatch(/"Shawls".*"Carpets"/s)
  const erase = button(page, 'Erase this person’s data')
  await erase.click()
  const dialog = question(page, 'Erase 2 enquiries from this person?')
  await expect(dialog).toHaveAccessibleDescription('This can’t be undone.')
  await expect(button(dialog, 'Cancel')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(erase).toBeFocused()
  await erase.click()
  await answer(page, 'Erase')
  await sees(page, 'Erased 2 enquiries.')
  await expect(page).toHaveURL('/admin/enquiries?q=Zargar')
  await expect(link(page, 'Nusrat Zargar')).toHaveCount(0)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => /:Enquiry:\d+$/.test(key))).toEqual([])

  const { id } = await api.post('/api/partners', { ...data, message: 'Silk' })
  await followTo(page, `/admin/enquiries/${id}`, 'Nusrat Zargar')
  await note.fill('Wants silk')
  await api.remove(`/api/Enquiry/${id}`)
  for (const [at, name] of ['Contacted', 'Save'].entries()) {
    await press(page, name)
    await expect(page.getByText('This enquiry has been erased meanwhile')).toHaveCount(at + 1)
    await expect(note).toHaveValue('Wants silk')
  }
})
