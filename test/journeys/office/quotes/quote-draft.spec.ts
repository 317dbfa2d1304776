import { expect, type Page } from '@playwright/test'
import { inDays } from '../../../samples/enquiries.ts'
import { openNewQuote, openQuote } from '../../support/quotes.ts'
import { press, sees } from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
/** What the device keeps of a quote; null once the server has it. */
const copyOf = (page: Page, id: number) =>
  page.evaluate((key) => {
    const own = Object.keys(localStorage).find((each) => each.endsWith(key))
    return own ? localStorage.getItem(own) : null
  }, `:Quote:${id}`)
const bar = (page: Page, text: string) => page.getByText(text, { exact: true })

test('what is typed is saved by itself, and the total follows without the server', async ({
  page,
  request,
  ownerToken,
}) => {
  const id = await openNewQuote({ page, request, ownerToken })
  const total = page.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd')
  await expect(total).toHaveText('₹15,750')
  await press(page, /^Cedar room/)
  const cost = page.getByLabel('Cost of one')
  await cost.fill('12,500')
  await cost.fill('-500')
  await sees(page, 'Cost of one cannot be negative.')
  await expect(cost).toHaveValue('12500')
  await expect(total).toHaveText('₹18,380')
  await page.getByLabel('In percent').fill('10')
  await expect(total).toHaveText('₹20,210')
  await saved(page)
  await page.reload()
  await expect(total).toHaveText('₹20,210')

  // Another arrival moves all days.
  const day = page.getByRole('list', { name: 'Days' }).getByRole('listitem').first()
  const before = await day.textContent()
  await page.locator('#trip').click()
  await page.getByLabel('Arrival').fill(inDays(70))
  await expect(day).toContainText('Arrival in Srinagar')
  expect(await day.textContent()).not.toBe(before)
  // A limit shows at once; a blank number is the smallest once its field is left.
  const adults = page.getByLabel('Adults')
  await adults.fill('900')
  await expect(adults).toHaveValue('500')
  await adults.fill('')
  await expect(adults).toHaveValue('')
  await adults.blur()
  await expect(adults).toHaveValue('1')
  await adults.fill('2')
  await saved(page)

  // A day shows a picture of the library.
  await page
    .getByRole('button', { name: /Arrival in Srinagar/ })
    .last()
    .click()
  await press(page, 'Picture for Arrival in Srinagar')
  const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
  await dialog.getByRole('checkbox').first().press('Space')
  await dialog.getByRole('button', { name: 'Add 1 picture' }).click()
  const picture = page
    .getByRole('listitem')
    .filter({ hasText: 'Arrival in Srinagar' })
    .locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.keyboard.press('Control+s')
  await saved(page)
  await press(page, 'Remove the picture of Arrival in Srinagar')
  await expect(picture).toBeHidden()

  // Who leaves at once has saved, and is not asked.
  await page.getByLabel('Notes').fill('Likes tulips')
  await page.getByRole('link', { name: 'All quotes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible()
  await openQuote(page, id)
  await expect(page.getByLabel('Notes')).toHaveValue('Likes tulips')
})

test('without a connection the draft stays on the device, and is sent when there is one', async ({
  page,
  request,
  ownerToken,
}) => {
  const id = await openNewQuote({ page, request, ownerToken })
  await page.route('**/api/quotes/*/draft', (route) => route.abort())
  await page.getByLabel('Word to the guest').fill('Salaam, Asha')
  await expect(page.getByText('Kept on this device', { exact: false })).toBeVisible()
  expect(await copyOf(page, id)).toContain('Salaam, Asha')
  await page.getByRole('link', { name: 'All quotes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible()
  await page.unroute('**/api/quotes/*/draft')
  await openQuote(page, id)
  await expect(page.getByLabel('Word to the guest')).toHaveValue('Salaam, Asha')
  await saved(page)
  expect(await copyOf(page, id)).toBeNull()
  await page.reload()
  await expect(page.getByLabel('Word to the guest')).toHaveValue('Salaam, Asha')
})

test('a removed line and day come back, and keys and mouse put them in order', async ({
  page,
  request,
  ownerToken,
}) => {
  await openNewQuote({ page, request, ownerToken })
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await press(page, /^Cedar room/)
  await press(page, 'Remove Cedar room')
  await expect(lines).toHaveCount(1)
  await expect(bar(page, '₹5,000').first()).toBeVisible()
  await press(page, 'Undo')
  await expect(lines).toContainText(['Cedar room', 'Airport cab'])

  await page.getByRole('button', { name: 'Drag Cedar room' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up Cedar room, place 1.')).toBeAttached()
  // Arrows are listened to from the end of the task that announced it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Cedar room to place 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(lines).toContainText(['Airport cab', 'Cedar room'])
  await press(page, 'Move Cedar room up')
  await expect(lines).toContainText(['Cedar room', 'Airport cab'])

  await press(page, 'Add day 2')
  await page.getByLabel('Title').fill('Gulmarg by cable car')
  await press(page, 'Move Gulmarg by cable car up')
  const days = page.getByRole('list', { name: 'Days' }).getByRole('listitem')
  await expect(days).toContainText(['Gulmarg by cable car', 'Arrival in Srinagar'])
  await press(page, 'Remove Gulmarg by cable car')
  await expect(days).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(days).toContainText(['Gulmarg by cable car', 'Arrival in Srinagar'])

  const dragBelow = async (name: string, other: string) => {
    const handle = page.getByRole('button', { name: `Drag ${name}` })
    // What drags comes after the list.
    await expect(handle).toHaveAttribute('aria-roledescription', 'sortable')
    const target = await lines.filter({ hasText: other }).boundingBox()
    const { x = 0, y = 0, height = 0 } = target ?? {}
    await handle.hover()
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
  await press(page, /^Airport cab/)
  await expect(page.getByLabel('Quantity')).toBeVisible()
  await dragBelow('Airport cab', 'Cedar room')
  await expect(lines).toContainText(['Cedar room', 'Airport cab'])
})

test('what is missing is told at once and leads to its field', async ({ page }) => {
  await openScreen(page, '/admin/quotes', 'Quotes')
  await press(page, 'New quote')
  await expect(page.getByRole('heading', { name: 'Unnamed guest' })).toBeVisible()
  await press(page, 'Send')
  const problems = page.getByRole('alert').filter({ hasText: 'before it can be sent' })
  await expect(problems).toBeFocused()
  await problems.getByRole('button', { name: 'Phone is required.' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('+91 98765 43210')
  await expect(problems.getByText('Phone is required.')).toBeHidden()
  await problems.getByRole('button', { name: 'An option needs a line' }).click()
  await expect(page.locator('[id="options.0.lines"]')).toBeFocused()
  await press(page, 'Type a line')
  await press(page, 'Send')
  await problems.getByRole('button', { name: 'Unit cost is required.' }).click()
  await expect(page.getByLabel('Cost of one')).toBeFocused()
  await expectAccessible(page)
})
