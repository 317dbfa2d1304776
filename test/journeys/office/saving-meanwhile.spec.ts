import { expect } from '@playwright/test'
import { answer, button, press, sees, title } from '../support/screen.ts'
import { answerCalls, holdSaves, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('what is typed during a save is kept; a form is left after its running save, and asks only if that fails', async ({
  page,
  api,
}) => {
  for (const [path, heading, label] of [
    ['/admin/content?text=about', 'Content', 'Title'],
    ['/admin/settings', 'Settings', 'Address'],
  ] as const) {
    await openScreen(page, path, heading)
    const field = page.getByLabel(label, { exact: true }).first()
    const release = await holdSaves(page, /\/api\/(Text|Setting)/)
    await field.fill('First thought')
    await field.press('Control+s')
    await expect(button(page, 'Saving...')).toBeDisabled()
    await field.fill('Second thought')
    release()
    await sees(page, 'saved successfully!', 'Unsaved changes')
    await expect(field).toHaveValue('Second thought')
    await press(page, 'Discard')
    await expect(field).toHaveValue('First thought')
    await page.unrouteAll()
  }
  await page.getByLabel('Address', { exact: true }).fill('Residency Road')
  await answerCalls(page, 'PUT', '**/api/Setting')
  for (const isStored of [false, true]) {
    const release = await holdSaves(page, '**/api/Setting')
    await press(page, 'Save Settings')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(title(page)).toHaveText('Settings')
    release()
    if (!isStored) await answer(page, 'Stay')
    await page.unrouteAll()
  }
  await expect(title(page)).toHaveText('Dashboard')
  expect(await api.get('/api/Setting')).toMatchObject({ address: 'Residency Road' })
})

test('locks a listing while it is being saved', async ({ page, api }) => {
  await openScreen(page, '/admin/event', 'Event Management Form')
  const name = page.getByLabel('Title', { exact: true })
  await page.getByLabel('Price', { exact: true }).fill('90000')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await name.fill('A feast by the lake')
  const { promise, resolve: breakLine } = Promise.withResolvers<void>()
  await page.route('**/api/EventManagement', (route) => promise.then(() => route.abort()))
  await name.press('Control+s')
  await expect(button(page, 'Submitting...')).toBeDisabled()
  await page.keyboard.type(' and what is lost')
  breakLine()
  await sees(page, 'Your changes are kept')
  await expect(name).toBeFocused()
  await page.unrouteAll()
  await page.keyboard.type(' of Dal')
  await name.press('Control+s')
  await sees(page, 'added successfully!')
  const found = await api.list('/api/EventManagement?q=by+the+lake+of+dal')
  expect(found).toMatchObject([{ title: 'A feast by the lake of Dal' }])
})

test('a draft restores only what was typed', async ({ page, api }) => {
  const facebook = page.getByLabel('Facebook page')
  const again = page.getByText(/^Your edits from .* were restored\.$/)
  await openScreen(page, '/admin/settings', 'Settings')
  await facebook.fill('https://www.facebook.com/mine')
  await api.put('/api/Setting', { address: 'Theirs, Srinagar' })
  await page.reload()
  await expect(facebook).toHaveValue('https://www.facebook.com/mine')
  await expect(again).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Theirs, Srinagar')
  await press(page, 'Save Settings')
  await sees(page, 'Settings saved successfully!')
  const { facebookUrl, address } = await api.get('/api/Setting')
  expect([facebookUrl, address]).toEqual(['https://www.facebook.com/mine', 'Theirs, Srinagar'])
  await expect(again).toBeHidden()

  await facebook.fill('no address')
  await facebook.press('Control+s')
  await expect(facebook).toHaveAttribute('aria-invalid', 'true')
  await press(page, 'Discard')
  await expect(facebook).toHaveValue('https://www.facebook.com/mine')
  await expect(facebook).not.toHaveAttribute('aria-invalid')
})
