import { expect, type Page } from '@playwright/test'
import { openScreen, test } from './staff.ts'

/** A server of its own: it changes what visitors see. */
test.use({ variables: { JOURNEY: 'admin-listings' } })

const title = 'Six photographs of the valley'

test('a package with six photographs is on the site at once, changed and gone again', async ({
  page,
  photographs,
  request,
}) => {
  test.setTimeout(180_000)
  await openScreen(page, '/admin/travel', 'Travel Package Form')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Price', { exact: true }).fill('12,500')
  await page.getByLabel('Category').selectOption('Luxury and VIP Travel Packages')
  await page.getByLabel('Inclusions').fill('Breakfast\n\nShikara ride')
  await page.getByLabel('Images', { exact: true }).setInputFiles(photographs)
  await page.getByRole('button', { name: 'Add Package' }).click()
  await expect(page.getByText('Travel package added successfully!')).toBeVisible({
    timeout: 90_000,
  })
  await expect(page.getByLabel('Title')).toHaveValue('')

  await page.getByRole('searchbox', { name: 'Search' }).fill(title)
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(page.getByLabel('Inclusions')).toHaveValue('Breakfast\nShikara ride')
  const id = new URL(page.url()).searchParams.get('edit')

  const visitor = await page.context().newPage()
  await visitor.goto('/travel-packages')
  await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible()
  await visitor.goto(`/travel-package/${id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.locator('source[type="image/avif"]').first()).toBeAttached()
  await visitor.close()

  const paths = async () =>
    (await (await request.get(`/api/TravelPackage/${id}`)).json()).images.$values as string[]
  const before = await paths()
  expect(before).toHaveLength(6)
  await page.getByRole('button', { name: 'Move picture 3 earlier' }).click()
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.getByLabel('Price', { exact: true }).fill('13000')
  await page.getByRole('button', { name: 'Update Package' }).click()
  await expect(page.getByText('Travel package updated successfully!')).toBeVisible()
  const [, second, third, ...rest] = before
  expect(await paths()).toEqual([third, second, ...rest])

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this package?',
  })
  await expect(question).toContainText(title)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Travel package deleted successfully!')).toBeVisible()
  expect((await request.get(`/api/TravelPackage/${id}`)).status()).toBe(404)
})

test('what is missing is told under its field, and the first one has the focus', async ({
  page,
}) => {
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

test('a seventh picture, and a file that is none, are not taken', async ({ page, photographs }) => {
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

/** Whether a preview's file is kept in memory still. */
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
  await page.getByRole('button', { name: 'Edit Double villa' }).click()
  await page.getByLabel('Tagline').fill('Once more')
  await page.keyboard.press('Meta+s')
  await expect(page.getByRole('button', { name: 'Add Villa' })).toBeVisible()
})

test('unsaved changes are warned of, kept on the device and brought back', async ({ page }) => {
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

test('a session that ends while typing loses nothing', async ({
  page,
  request,
  ownerToken,
  server,
}) => {
  await openScreen(page, '/admin/wellness', 'Wellness Packages')
  await page.evaluate(() => localStorage.setItem('jwtToken', 'ended'))
  await page.getByLabel('Title').fill('Steam and snow')
  await page.getByLabel('Price', { exact: true }).fill('4500')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add Package' }).click()
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Email').fill('owner@example.in')
  await again.getByLabel('Password').fill('pashmina-1947')
  await again.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Wellness package added successfully!')).toBeVisible()
  expect(ownerToken).toBeTruthy()
  expect(server.url).toBeTruthy()
  expect((await request.get('/api/Relaxation?q=steam')).ok()).toBe(true)
})

test('somebody else’s change is shown, and either one can win', async ({
  page,
  request,
  ownerToken,
}) => {
  const villas = await (await request.get('/api/Villa?sort=title&pageSize=1&page=1')).json()
  const [villa] = villas.$values
  await openScreen(page, `/admin/villas?edit=${villa.id}`, 'Villas Management')
  await request.put(`/api/Villa/${villa.id}`, {
    headers: { authorization: `Bearer ${ownerToken}` },
    multipart: { duration: 'Changed by another' },
  })
  await page.getByLabel('Tagline').fill('Changed by me')
  await page.getByRole('button', { name: 'Update Villa' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Somebody else changed this record since you opened it.',
  )
  await expect(page.getByText('Changed by another')).toBeVisible()
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(page.getByText('Villa updated successfully!')).toBeVisible()
  const after = await (await request.get(`/api/Villa/${villa.id}`)).json()
  expect(after.duration).toBe('Changed by me')
})

test('the keyboard alone logs in and adds a package', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('owner@example.in')
  await page.keyboard.press('Tab')
  await page.keyboard.type('pashmina-1947')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin/travel')
  await page.getByRole('button', { name: 'New travel package' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'New travel package' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('By keyboard alone')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Travel package added successfully!')).toBeVisible()
})
