import { expect, type Page } from '@playwright/test'
import {
  answerCalls,
  deleteFirst,
  failure,
  logged,
  openScreen,
  pressFirst,
  refusal,
  test,
} from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('refuses a seventh picture, and a file that is not one', async ({ page, photographs }) => {
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  const images = page.getByLabel('Hotel Images', { exact: true })
  await images.setInputFiles(photographs)
  await images.setInputFiles(photographs.slice(0, 1))
  await expect(page.getByText('At most 6 images are allowed.')).toBeVisible()
  const last = await page.getByRole('img', { name: 'meadow.jpg' }).getAttribute('src')
  expect(await canBeShown(page, last)).toBe(true)
  await page.getByRole('button', { name: 'Remove picture 6' }).click()
  await expect.poll(() => canBeShown(page, last)).toBe(false)
  await images.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  const refusal = page.getByText('“list.txt” is not a JPEG, PNG or WebP picture.')
  await expect(refusal).toBeVisible()
  await expect(images).toHaveAccessibleDescription(/“list\.txt” is not/)
  await expect(images).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).click()
  await expect(refusal).toBeHidden()
})

/** Whether a preview's object URL is still valid. */
const canBeShown = (page: Page, source: string | null) =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const image = new Image()
        image.onload = () => resolve(true)
        image.onerror = () => resolve(false)
        image.src = src ?? ''
      }),
    source,
  )

test('a double click saves once, and Ctrl+S and ⌘S save too', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await openScreen(page, '/admin/villas', 'Villas Management')
  for (const [label, text] of [
    ['Villa Title', 'Double villa'],
    ['Tagline', 'Twice'],
    ['Address', 'Nishat'],
  ] as const) {
    await page.getByLabel(label).fill(text)
  }
  await page.getByLabel('Price', { exact: true }).fill('9000')
  await page.getByRole('button', { name: 'Add Villa' }).dblclick()
  await expect(page.getByText('Villa added successfully!')).toBeVisible()
  expect(sent).toHaveLength(1)

  await page.getByRole('searchbox', { name: 'Search' }).fill('Double villa')
  await page.getByRole('button', { name: 'Edit Double villa' }).click()
  await expect(page.getByRole('button', { name: 'Update Villa' })).toBeVisible()
  await page.getByLabel('Tagline').fill('Once')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Villa updated successfully!')).toBeVisible()
  // The saved form is inert until it is replaced, which `fill` ignores.
  await expect(page.getByRole('button', { name: 'Add Villa' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Double villa' }).click()
  await expect(page.getByRole('button', { name: 'Update Villa' })).toBeVisible()
  await page.getByLabel('Tagline').fill('Once more')
  await page.keyboard.press('Meta+s')
  await expect(page.getByRole('button', { name: 'Add Villa' })).toBeVisible()
})

test('warns of unsaved changes, stores them on the device and restores them', async ({ page }) => {
  await openScreen(page, '/admin/adventure', 'Adventure management')
  await page.getByLabel('Title').fill('Rafting at dusk')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: 'Villas' }).click()
  const warning = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await warning.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Rafting at dusk')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await warning.getByRole('button', { name: 'Stay' }).click()
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await reloaded
  await expect(page.getByLabel('Title')).toHaveValue('Rafting at dusk')
  await expect(page.getByText(/^Your edits from .* were restored\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Villas' }).click()
  await warning.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villas Management' })).toBeVisible()
  await page.goto('/admin/adventure')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('a list, a save and a deletion that fail are logged and reported, and can be retried', async ({
  page,
}) => {
  await page.route('**/api/*?*', (route) => route.fulfill(failure()))
  const listLogged = logged(page)
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  await listLogged
  await expect(page.getByText('No data available', { exact: true })).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Error fetching hotels. Please try again.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()

  await answerCalls(page, 'DELETE', '**/api/*/*')
  const deletionLogged = logged(page)
  await deleteFirst(page)
  await deletionLogged
  await expect(alert).toHaveText('Out of order')
  const broken = { status: 502, body: 'Bad gateway' }
  await answerCalls(page, 'DELETE', '**/api/Hotel/*', broken)
  await deleteFirst(page)
  await expect(alert).toHaveText('Something went wrong')

  await answerCalls(page, 'PUT', '**/api/Hotel/*', refusal({}, 'Out of order'))
  await pressFirst(page, /^Edit /)
  await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()
  const toldInConsole = page.waitForEvent('console', async (message) => {
    const [first] = await Promise.all(message.args().map((each) => each.jsonValue()))
    return message.type() === 'error' && first?.Error === 'Out of order'
  })
  await page.getByRole('button', { name: 'Update Hotel' }).click()
  await expect(alert.filter({ hasText: 'Error: Out of order' })).toBeVisible()
  await toldInConsole
})

test('a toast is at the top right for 5000 ms, or as long as it has the focus', async ({
  page,
}) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.clock.install()
  await deleteFirst(page)
  const deleted = page.getByText('Villa deleted successfully!')
  await expect(deleted).toBeVisible()
  const toast = page.locator('[data-sonner-toast]')
  const undo = page.getByRole('button', { name: 'Undo' })
  // A toast that has just appeared ignores its first focus.
  await expect(async () => {
    await undo.blur()
    await undo.focus()
    await expect(toast).toHaveAttribute('data-expanded', 'true', { timeout: 500 })
  }).toPass()
  await page.clock.runFor(20_000)
  await expect(deleted).toBeVisible()
  await undo.blur()
  await expect(toast).toHaveAttribute('data-expanded', 'false')
  await page.clock.runFor(6_000)
  await expect(deleted).toBeHidden()

  await answerCalls(page, 'DELETE', '**/api/Villa/*')
  await deleteFirst(page)
  await expect(toast).toHaveText('There was an error deleting the villa.')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {}
  expect(y).toBeLessThan(60)
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60)
  await page.clock.runFor(2000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2500)
  await expect(toast).toHaveCount(0)
})
