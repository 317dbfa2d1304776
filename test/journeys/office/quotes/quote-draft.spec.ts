import { expect, type Page } from '@playwright/test'
import type { Version } from '#catalogue/quotes/version.ts'
import { inDays } from '../../../samples/enquiries.ts'
import { completeVersion, openQuote, saved, sendQuote, test } from '../../support/quotes.ts'
import { answer, button, field, fill, follow, press, sees, title } from '../../support/screen.ts'
import { expectAccessible, followTo, holdReads, openScreen } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

const items = (page: Page, list: 'Lines' | 'Days') =>
  page.getByRole('list', { name: list }).getByRole('listitem')
const word = (page: Page) => field(page, 'Word to the guest')
const notes = (page: Page) => field(page, 'Notes')

test('what is typed is saved by itself, on the device without a connection, and the total follows', async ({
  page,
  openDraft,
  api,
}) => {
  const id = await openDraft()
  const total = page.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd')
  await expect(total).toHaveText('₹15,750')
  await press(page, /^Cedar room/)
  const cost = field(page, 'Cost of one')
  await cost.fill('12,300')
  await cost.fill('-500')
  const tooLow = 'Cost of one cannot be negative.'
  await sees(page, tooLow)
  await expect(cost).toHaveValue('12300')
  await cost.fill('12,500')
  await expect(page.getByText(tooLow)).toBeHidden()
  await expect(total).toHaveText('₹18,380')
  await fill(page, { 'In percent': '10' })
  await expect(total).toHaveText('₹20,210')

  // Another arrival moves all days.
  const day = items(page, 'Days').first()
  const before = (await day.textContent()) ?? ''
  await page.locator('#trip').click()
  await fill(page, { Arrival: inDays(70) })
  await expect(day).not.toHaveText(before)
  await expect(day).toContainText('Arrival in Srinagar')
  // A limit shows at once; a blank number is the smallest once its field is left.
  const adults = field(page, 'Adults')
  await adults.fill('900')
  await expect(adults).toHaveValue('500')
  await adults.fill('')
  await expect(adults).toHaveValue('')
  await adults.blur()
  await expect(adults).toHaveValue('1')

  // A day shows a picture of the library.
  await day.click()
  await press(page, 'Picture for Arrival in Srinagar')
  await page.getByRole('dialog').getByRole('checkbox').first().press('Space')
  await press(page, 'Add 1 picture')
  const picture = day.locator('img')
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await page.keyboard.press('Control+s')
  await saved(page)
  await press(page, 'Remove the picture of Arrival in Srinagar')
  await expect(picture).toBeHidden()

  // Who leaves at once has saved, and is not asked; without a connection the draft stays here.
  await notes(page).fill('Likes tulips')
  await follow(page, 'All quotes')
  await expect(title(page, 'Quotes')).toBeVisible()
  await followTo(page, `/admin/quotes/${id}`, 'Asha Rao')
  await expect(notes(page)).toHaveValue('Likes tulips')
  await expect(total).toHaveText('₹20,210')
  await page.route('**/api/quotes/*/draft', (route) => route.abort())
  await word(page).fill('Salaam, Asha')
  await sees(page, /Kept on this device/)
  await follow(page, 'All quotes')
  await sees(page, 'Leave without saving?')
  await answer(page, 'Leave')
  await expect(title(page, 'Quotes')).toBeVisible()
  await page.unroute('**/api/quotes/*/draft')
  await openQuote(page, id)
  await expect(word(page)).toHaveValue('Salaam, Asha')
  await saved(page)
  expect((await api.get(`/api/quotes/${id}`)).versions[0].document.word).toBe('Salaam, Asha')
})

test('lines, days and options are added, copied, put in order, removed and come back', async ({
  page,
  openDraft,
}) => {
  await openDraft()
  const [lines, days] = [items(page, 'Lines'), items(page, 'Days')]
  const price = page.getByRole('region', { name: 'Price' })
  await press(page, /^Cedar room/)
  await press(page, 'Remove Cedar room')
  await expect(lines).toHaveCount(1)
  await expect(price).toContainText('Total₹5,250')
  await press(page, 'Undo')
  await expect(lines).toContainText(['Cedar room', 'Airport cab'])
  // An optional line is shown separately from the total.
  await press(page, /^Airport cab/)
  await page.getByText('Optional extra').click()
  await expect(price).toContainText('Total₹10,500')
  await expect(price).toContainText('Airport cab₹5,250')
  await page.getByText('Optional extra').click()
  await expect(price).toContainText('Total₹15,750')

  const handle = button(page, 'Drag Cedar room')
  // What drags comes after the list.
  await expect(handle).toHaveAttribute('aria-roledescription', 'sortable')
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up Cedar room, place 1.')).toBeAttached()
  // Arrows are listened to from the end of the task that announced it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Cedar room to place 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(lines).toContainText(['Airport cab', 'Cedar room'])
  await press(page, 'Move Airport cab down')
  await expect(lines).toContainText(['Cedar room', 'Airport cab'])

  await press(page, 'Add day 2')
  await fill(page, { Title: 'Gulmarg by cable car' })
  await press(page, 'Move Gulmarg by cable car up')
  await expect(days).toContainText(['Gulmarg by cable car', 'Arrival in Srinagar'])

  await press(page, 'Copy as another option')
  await expect(field(page, 'Option name')).toHaveValue('Premium')
  await press(page, /^Cedar room/)
  await fill(page, { 'Cost of one': '20000' })
  const tabs = page.getByRole('region', { name: 'Lines' }).locator('[aria-pressed]')
  await expect(tabs).toHaveText(['Deluxe ₹15,750', 'Premium ₹26,250'])
  await press(page, 'Another option')
  await fill(page, { 'Option name': 'Palace' })
  await expect(button(page, 'Another option')).toBeHidden()
  await press(page, 'Remove Palace')
  await expect(tabs).toHaveCount(2)
  await button(page, 'Undo').last().click()
  await expect(tabs).toHaveText(['Deluxe ₹15,750', 'Premium ₹26,250', 'Palace ₹0'])

  await press(page, /^Deluxe/)
  await press(page, /^Cedar room/)
  // The line that is dragged is open, and much taller than the other.
  await expect(field(page, 'Quantity')).toBeVisible()
  await handle.hover()
  const { x = 0, y = 0, height = 0 } = (await lines.last().boundingBox()) ?? {}
  await page.mouse.down()
  await page.mouse.move(x + 10, y, { steps: 4 })
  await expect(page.getByText(/^(Picked up )?Cedar room(, | to )place /)).toBeAttached()
  await page.mouse.move(x + 10, y + height - 4, { steps: 8 })
  await expect(page.getByText('Cedar room to place 2.')).toBeAttached()
  await page.mouse.up()
  await expect(lines).toContainText(['Airport cab', 'Cedar room'])
})

test('who writes what somebody else changed is told and chooses, also over a version that was sent', async ({
  page,
  openDraft,
  api,
  request,
  ownerToken,
}) => {
  const id = await openDraft()
  const saveElsewhere = (values: Partial<Version>) =>
    api.put(`/api/quotes/${id}/draft`, { document: completeVersion(values) })
  await saveElsewhere({ word: 'From Nasreen' })
  await word(page).fill('From the owner')
  const told = page.getByText('Somebody else changed this quote since you opened it.')
  await expect(told).toBeVisible()
  await sees(page, 'Theirs: From Nasreen', 'Yours: From the owner')
  await press(page, 'Overwrite with mine')
  await saved(page)
  await expect(told).toBeHidden()
  await saveElsewhere({ word: 'Nasreen again' })
  await notes(page).fill('Too late')
  await press(page, 'Discard mine, use theirs')
  await expect(word(page)).toHaveValue('Nasreen again')
  await expect(notes(page)).toHaveValue('')

  await sendQuote(request, ownerToken, id)
  await word(page).fill('With a better room')
  await sees(page, 'It was sent meanwhile. Yours would be the next version.', /, version 1$/)
  // What is typed while the quote is read again stays, and so does the focus.
  const release = await holdReads(page, `**/api/quotes/${id}`)
  const reading = page.waitForRequest(`**/api/quotes/${id}`)
  await press(page, 'Overwrite with mine')
  await reading
  await notes(page).fill('Likes tulips')
  release()
  await sees(page, /^Q-\w+, version 2$/, 'The guest has version 1. Sent just now.')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(notes(page)).toBeFocused()
  await expect(word(page)).toHaveValue('With a better room')
  await saved(page)
  expect((await api.get(`/api/quotes/${id}`)).versions[0]).toMatchObject({
    number: 2,
    document: { word: 'With a better room', notes: 'Likes tulips' },
  })
})

test('what is missing is told at once and leads to its field', async ({ page }) => {
  await openScreen(page, '/admin/quotes', 'Quotes')
  await press(page, 'New quote')
  await expect(title(page, 'Unnamed guest')).toBeVisible()
  await press(page, 'Send')
  const problems = page.getByRole('alert').filter({ hasText: 'before it can be sent' })
  await expect(problems).toBeFocused()
  await press(problems, /Phone is required/)
  await expect(field(page, 'Phone')).toBeFocused()
  await fill(page, { Phone: '+91 98765 43210' })
  await expect(problems.getByText('Phone is required.')).toBeHidden()
  await press(problems, /An option needs a line/)
  await expect(page.locator('[id="options.0.lines"]')).toBeFocused()
  await press(page, 'Type a line')
  await press(page, 'Send')
  await press(problems, /Unit cost is required/)
  await expect(field(page, 'Cost of one')).toBeFocused()
  await expectAccessible(page)
})
