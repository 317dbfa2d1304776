import { expect, type Page } from '@playwright/test'
import { inDays } from '../../../samples/enquiries.ts'
import { openQuote, saved, test } from '../../support/quotes.ts'
import { answer, button, field, fill, link, press, sees, title } from '../../support/screen.ts'
import { expectAccessible, openScreen } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

/** What the device keeps of a quote; undefined once the server has it. */
const copyOf = (page: Page, id: number) =>
  page.evaluate(
    (key) => Object.entries(localStorage).find(([own]) => own.endsWith(key))?.[1],
    `:Quote:${id}`,
  )

const items = (page: Page, list: 'Lines' | 'Days') =>
  page.getByRole('list', { name: list }).getByRole('listitem')

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
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await page.keyboard.press('Control+s')
  await saved(page)
  await press(page, 'Remove the picture of Arrival in Srinagar')
  await expect(picture).toBeHidden()

  // Who leaves at once has saved, and is not asked; without a connection the draft stays here.
  const [notes, word] = [field(page, 'Notes'), field(page, 'Word to the guest')]
  const leave = () => link(page, 'All quotes').click()
  await notes.fill('Likes tulips')
  await leave()
  await expect(title(page, 'Quotes')).toBeVisible()
  await openQuote(page, id)
  await expect(notes).toHaveValue('Likes tulips')
  await expect(total).toHaveText('₹20,210')
  await page.route('**/api/quotes/*/draft', (route) => route.abort())
  await word.fill('Salaam, Asha')
  await sees(page, /Kept on this device/)
  expect(await copyOf(page, id)).toContain('Salaam, Asha')
  await leave()
  await sees(page, 'Leave without saving?')
  await answer(page, 'Leave')
  await expect(title(page, 'Quotes')).toBeVisible()
  await page.unroute('**/api/quotes/*/draft')
  await openQuote(page, id)
  await expect(word).toHaveValue('Salaam, Asha')
  await saved(page)
  expect(await copyOf(page, id)).toBeUndefined()
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
  await press(page, 'Remove Gulmarg by cable car')
  await expect(days).toHaveCount(1)
  await button(page, 'Undo').last().click()
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
  const dragBelow = async (name: string, other: string) => {
    const target = await lines.filter({ hasText: other }).boundingBox()
    const { x = 0, y = 0, height = 0 } = target ?? {}
    await button(page, `Drag ${name}`).hover()
    await page.mouse.down()
    await page.mouse.move(x + 10, y, { steps: 4 })
    await expect(page.getByText(new RegExp(`^(Picked up )?${name}(, | to )place `))).toBeAttached()
    await page.mouse.move(x + 10, y + height - 4, { steps: 8 })
    await expect(page.getByText(`${name} to place 2.`)).toBeAttached()
    await page.mouse.up()
    await expect(page.getByText(`${name} put down at place 2.`)).toBeAttached()
  }
  await dragBelow('Cedar room', 'Airport cab')
  await expect(lines).toContainText(['Airport cab', 'Cedar room'])
  const cab = button(page, /^Airport cab/)
  // Just after a drag, a click still belongs to that.
  await expect(async () => {
    if ((await cab.getAttribute('aria-expanded')) === 'false') await cab.click()
    await expect(cab).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  await expect(field(page, 'Quantity')).toBeVisible()
  await dragBelow('Airport cab', 'Cedar room')
  await expect(lines).toContainText(['Cedar room', 'Airport cab'])
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
