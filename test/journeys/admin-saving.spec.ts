import { expect } from '@playwright/test'
import { holdSaves, openScreen, test } from './staff.ts'

/** A server of its own: it changes texts that visitors see. */
test.use({ variables: { JOURNEY: 'admin-saving' } })

test('what is typed while an enquiry is saved stays', async ({ page, request }) => {
  const sender = { name: 'Ishfaq', email: 'ishfaq@example.in', phone: '+91 98000 00000' }
  const data = { ...sender, message: 'Groups of twelve in May.' }
  const { reference } = await (await request.post('/api/partners', { data })).json()
  await openScreen(page, `/admin/enquiries?q=${reference}`, 'Enquiries')
  await page.getByRole('link', { name: 'Ishfaq', exact: true }).click()
  const release = await holdSaves(page, '**/api/Enquiry/*')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('contacted')
  await page.getByLabel('Note').fill('Called')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await page.getByLabel('Note').fill('He calls back on Monday')
  release()
  await expect(page.getByText('Status: new → contacted')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('He calls back on Monday')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
})

test('what is typed while a text or the settings are saved stays', async ({ page }) => {
  for (const [path, heading, label] of [
    ['/admin/content?text=about', 'Content', 'Title'],
    ['/admin/settings', 'Settings', 'Name of the agency'],
  ] as const) {
    await openScreen(page, path, heading)
    const field = page.getByLabel(label, { exact: true }).first()
    const release = await holdSaves(page, /\/api\/(Text|Setting)/)
    await field.fill('First thought')
    await field.press('Control+s')
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await field.fill('Second thought')
    release()
    await expect(page.getByText('saved successfully!')).toBeVisible()
    await expect(field).toHaveValue('Second thought')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(field).toHaveValue('First thought')
    await page.unrouteAll()
  }
})

test('nothing can be typed into a listing that is being saved, and the focus is kept', async ({
  page,
  request,
}) => {
  await openScreen(page, '/admin/event', 'Event Management Form')
  const title = page.getByLabel('Title', { exact: true })
  await page.getByLabel('Price', { exact: true }).fill('90000')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await title.fill('A feast by the lake')
  const { promise, resolve: breakLine } = Promise.withResolvers<void>()
  await page.route('**/api/EventManagement', (route) => promise.then(() => route.abort()))
  await title.press('Control+s')
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.keyboard.type(' and what is lost')
  breakLine()
  await expect(page.getByText('Nothing is lost')).toBeVisible()
  await expect(title).toBeFocused()
  await page.unrouteAll()
  await page.keyboard.type(' of Dal')
  await title.press('Control+s')
  await expect(page.getByText('added successfully!')).toBeVisible()
  const { $values } = await (await request.get('/api/EventManagement?q=by+the+lake')).json()
  expect($values.map(({ title }: { title: string }) => title)).toEqual([
    'A feast by the lake of Dal',
  ])
})
