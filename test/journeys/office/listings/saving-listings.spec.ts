import { expect, type Page } from '@playwright/test'
import { answer, press, question, sees } from '../../support/screen.ts'
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
  await sees(page, 'At most 6 images are allowed.')
  const last = await page.getByRole('img', { name: 'meadow.jpg' }).getAttribute('src')
  expect(await canBeShown(page, last)).toBe(true)
  await press(page, 'Remove picture 6')
  await expect.poll(() => canBeShown(page, last)).toBe(false)
  await images.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  const refusal = page.getByText('“list.txt” is not a JPEG, PNG or WebP picture.')
  await expect(refusal).toBeVisible()
  await expect(images).toHaveAccessibleDescription(/“list\.txt” is not/)
  await expect(images).not.toHaveAttribute('aria-invalid')
  await press(page, 'Move picture 2 earlier')
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
  page.on('request', (each) => each.method() === 'POST' && sent.push(each.url()))
  await openScreen(page, '/admin/villas', 'Villas Management')
  const texts = {
    'Villa Title': 'Double villa',
    Tagline: 'Twice',
    Address: 'Nishat',
    Price: '9000',
  }
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Add Villa' }).dblclick()
  await sees(page, 'Villa added successfully!')
  expect(sent).toHaveLength(1)

  // The saved form is inert until it is replaced, which `fill` ignores.
  const isReplaced = () => expect(page.getByRole('button', { name: 'Add Villa' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Double villa')
  await isReplaced()
  for (const keys of ['Control+s', 'Meta+s']) {
    await press(page, 'Edit Double villa')
    await expect(page.getByRole('button', { name: 'Update Villa' })).toBeVisible()
    await page.getByLabel('Tagline').fill(`By ${keys}`)
    await page.keyboard.press(keys)
    await isReplaced()
  }
})

test('warns of unsaved changes, stores them on the device and restores them', async ({ page }) => {
  await openScreen(page, '/admin/adventure', 'Adventure management')
  const field = page.getByLabel('Title')
  const warning = question(page, 'Leave without saving?')
  const villas = page.getByRole('link', { name: 'Villas' })
  await field.fill('Rafting at dusk')
  await sees(page, 'Unsaved changes')
  for (const way of [villas, page.getByRole('button', { name: 'Sign out' })]) {
    await way.click()
    await press(warning, 'Stay')
    await expect(field).toHaveValue('Rafting at dusk')
  }
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await reloaded
  await expect(field).toHaveValue('Rafting at dusk')
  await sees(page, /^Your edits from .* were restored\.$/)
  await villas.click()
  await answer(page, 'Leave')
  await expect(page.getByRole('heading', { level: 1, name: 'Villas Management' })).toBeVisible()
  await page.goto('/admin/adventure')
  await expect(field).toHaveValue('')
})

test('a list, a save and a deletion that fail are reported, and can be retried', async ({
  page,
}) => {
  await page.route('**/api/*?*', (route) => route.fulfill(failure()))
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Error fetching hotels. Please try again.')
  await page.unrouteAll()
  await press(page, 'Retry')
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()

  for (const [reply, said] of [
    [failure(), 'Out of order'],
    [{ status: 502, body: 'Bad gateway' }, 'Something went wrong'],
  ] as const) {
    await answerCalls(page, 'DELETE', '**/api/Hotel/*', reply)
    const deletionLogged = logged(page, said)
    await deleteFirst(page)
    await deletionLogged
    await expect(alert).toHaveText(said)
  }
  await answerCalls(page, 'PUT', '**/api/Hotel/*', refusal({}, 'Out of order'))
  await pressFirst(page, /^Edit /)
  await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()
  const saveLogged = logged(page)
  await press(page, 'Update Hotel')
  await expect(alert.filter({ hasText: 'Error: Out of order' })).toBeVisible()
  await saveLogged
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
