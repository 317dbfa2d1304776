import { expect, type Page } from '@playwright/test'
import { openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

test('names missing fields and focuses the first', async ({ page }) => {
  await openScreen(page, '/admin/travel', 'Travel Package Form')
  await page.getByLabel('Overview').fill('A lake, a houseboat and a garden')
  await page.getByRole('button', { name: 'Add Package' }).click()
  await expect(page.getByText('Title is required.')).toBeVisible()
  await expect(page.getByText('Price is required.')).toBeVisible()
  await expect(page.getByText('Category is required.')).toBeVisible()
  await expect(page.getByText('Overview can be at most 30 characters.')).toBeVisible()
  await expect(page.getByText('32/30')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('A')
  await expect(page.getByText('Title is required.')).toBeHidden()
})

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
