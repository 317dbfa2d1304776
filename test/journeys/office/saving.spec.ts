import { expect, type Page } from '@playwright/test'
import { jpeg } from '../../samples/pictures.ts'
import { jpegFile } from '../support/photographs.ts'
import {
  answer,
  button,
  field,
  fill,
  link,
  press,
  question,
  sees,
  title,
} from '../support/screen.ts'
import {
  answerCalls,
  deleteFirst,
  failure,
  holdSaves,
  logged,
  openScreen,
  test,
} from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('a listing is locked while it is saved, and unsaved it is kept', async ({ page, api }) => {
  await openScreen(page, '/admin/event', 'Event Management Form')
  const name = field(page, 'Title')
  const villas = link(page, 'Villas')
  await fill(page, { Price: '90000', Title: 'Feast by the lake' })
  await field(page, 'Category').selectOption({ index: 1 })
  await field(page, 'Images').setInputFiles(jpegFile('feast.jpg', await jpeg(300, 200)))
  await page.getByText('Add a description').click()
  await field(page, 'Description for people who can’t see it').fill('Copper plates of rice')
  await sees(page, 'Unsaved changes')
  for (const way of [villas, button(page, 'Sign out')]) {
    await way.click()
    await press(question(page, 'Leave without saving?'), 'Stay')
    await expect(name).toHaveValue('Feast by the lake')
  }
  const { promise, resolve: breakLine } = Promise.withResolvers<void>()
  await page.route('**/api/EventManagement', (route) => promise.then(() => route.abort()))
  await name.press('End')
  await name.press('Control+s')
  await expect(button(page, 'Submitting...')).toBeDisabled()
  await page.keyboard.type(' and what is lost')
  breakLine()
  await sees(page, 'Your changes are kept')
  await expect(name).toBeFocused()
  await page.keyboard.type(' of Dal')
  await page.unrouteAll()

  await expect.poll(() => keptPictures(page)).toContain('Copper plates of rice')
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await reloaded
  await expect(name).toHaveValue('Feast by the lake of Dal')
  await sees(page, /^Your edits from .* were restored\.$/)
  await expect(page.getByRole('img', { name: 'Copper plates of rice' })).toBeVisible()
  await name.press('Control+s')
  await expect(page.getByText('added successfully!')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => keptPictures(page)).toBe('[]')
  const found = await api.list('/api/EventManagement?q=by+the+lake+of+dal')
  expect(found).toMatchObject([{ title: 'Feast by the lake of Dal' }])

  await expect(name).toHaveValue('')
  await name.fill('Left for good')
  await villas.click()
  await answer(page, 'Leave')
  await expect(title(page, 'Villas Management')).toBeVisible()
  await link(page, 'Event Management').click()
  await expect(name).toHaveValue('')
})

/** The selected pictures stored on this device. */
const keptPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        indexedDB.open('drafts', 1).onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          const all = result.transaction('pictures').objectStore('pictures').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        }
      }),
  )

test('settings keep what is typed during a save, which they wait for', async ({ page, api }) => {
  await openScreen(page, '/admin/settings', 'Settings')
  const address = field(page, 'Address')
  const saving = await holdSaves(page, '**/api/Setting')
  await address.fill('First thought')
  await address.press('Control+s')
  await expect(button(page, 'Saving...')).toBeDisabled()
  await address.fill('Second thought')
  saving()
  await sees(page, 'saved successfully!', 'Unsaved changes')
  await expect(address).toHaveValue('Second thought')
  await press(page, 'Discard')
  await expect(button(page, 'Save Settings')).toBeFocused()
  await expect(address).toHaveValue('First thought')
  await page.unrouteAll()

  await address.fill('Residency Road')
  await answerCalls(page, 'PUT', '**/api/Setting')
  for (const isStored of [false, true]) {
    const release = await holdSaves(page, '**/api/Setting')
    await press(page, 'Save Settings')
    await link(page, 'Dashboard').click()
    await expect(title(page)).toHaveText('Settings')
    release()
    if (!isStored) await answer(page, 'Stay')
    await page.unrouteAll()
  }
  await expect(title(page)).toHaveText('Dashboard')
  expect(await api.get('/api/Setting')).toMatchObject({ address: 'Residency Road' })
})

test('what fails to load or be deleted; a toast, top right for 5000 ms', async ({ page }) => {
  await page.route('**/api/*?*', (route) => route.fulfill(failure()))
  await openScreen(page, '/admin/villas', 'Villas Management')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('The list could not be loaded. Please try again.')
  await page.unrouteAll()
  await press(page, 'Retry')
  await expect(button(page, /^Edit /).first()).toBeVisible()
  await page.clock.install()
  await answerCalls(page, 'DELETE', '**/api/Villa/*')
  const deletionLogged = logged(page)
  await deleteFirst(page)
  await deletionLogged
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toHaveText('There was an error deleting the villa.')
  await expect(alert).toHaveText('Out of order')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.clock.runFor(2000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2500)
  await expect(toast).toHaveCount(0)

  await page.unrouteAll()
  await page.clock.resume()
  await deleteFirst(page)
  await expect(toast).toContainText('Villa deleted successfully!')
  const undo = button(page, 'Undo')
  // A toast that has just appeared ignores its first focus.
  await expect(async () => {
    await undo.blur()
    await undo.focus()
    await expect(toast).toHaveAttribute('data-expanded', 'true', { timeout: 500 })
  }).toPass()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {}
  expect(y).toBeLessThan(60)
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60)
})
