import { expect, type Page } from '@playwright/test'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { overhang } from '../support/lost-text.ts'
import { button, field, fill, link, press, sees } from '../support/screen.ts'
import {
  confirmDeletion,
  delayReadings,
  expectAccessible,
  openScreen,
  test,
} from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

const row = (page: Page, text: string, panel = 'Existing local costs') =>
  page.getByRole('region', { name: panel }).getByRole('listitem').filter({ hasText: text })

test('a redirect is refused at its field, added, changed and deleted', async ({ page }) => {
  const from = '/old-tours/tulip-week-srinagar.html'
  await openScreen(page, `/admin/redirects?from=${from}&to=${from}/`, 'Redirects')
  // Once a change is said to be made, the list shows it and the next one is not ignored.
  await delayReadings(page, /\/api\/Redirect/)
  const added = row(page, from, 'Existing redirects')
  const to = field(page, 'To')
  await expect(to).toBeFocused()
  await press(page, 'Add Redirect')
  await expect(to).toHaveAccessibleDescription(/\.html would lead to itself\./)
  await expect(to).toBeFocused()
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await to.fill('/hotels')
  await press(page, 'Add Redirect')
  await sees(page, 'Redirect added successfully!')
  expect(await added.count()).toBe(1)
  await link(added, `Edit ${from}`).click()
  await expect(to).toHaveValue('/hotels')
  await to.fill('/villas')
  await press(page, 'Update Redirect')
  await sees(page, 'Redirect updated successfully!')
  expect(await button(page, 'Add Redirect').isEnabled()).toBe(true)
  await expect(to).toHaveValue('')
  await expect(added).toContainText('leads to /villas')
  await press(added, `Delete ${from}`)
  await confirmDeletion(page)
  await sees(page, 'Redirect deleted successfully!')
  expect(await added.count()).toBe(0)
  await expect(page.locator('main:focus, main :focus')).toBeVisible()
})

test('adds, checks and deletes a cost, and previews and imports a table', async ({ page }) => {
  await openScreen(page, '/admin/local-costs', 'Local costs')
  await field(page, 'Place').selectOption('Gulmarg')
  await fill(page, { 'What is paid for': 'Sledge to the first station', 'Lowest amount': '500' })
  await press(page, 'Add Local Cost')
  await sees(page, 'Local cost added successfully!')
  await expect(button(page, 'Add Local Cost')).toBeFocused()
  // The next one is often at the same place.
  await expect(field(page, 'Place')).toHaveValue(/\d+/)
  const sledge = row(page, 'Sledge to the first station')
  await press(sledge, /^Checked today/)
  await sees(page, 'Marked as checked today.')
  await expect(sledge).toContainText('Checked today')
  await press(sledge, /^Delete Sledge/)
  await confirmDeletion(page)
  await expect(sledge).toHaveCount(0)

  const table = 'Place,What is paid for,Lowest amount\nGulmarg,Ski lesson,1500\nNowhere,Pony,1\n'
  await fill(page, { 'Table of local costs': table })
  await press(page, 'Check')
  await sees(page, '1 new, 0 changed, 0 unchanged, 1 refused.')
  await sees(page, 'There is no destination “Nowhere”.')
  await expectAccessible(page)
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/local-costs/)
  await press(page, 'Import 1')
  await sees(page, '1 local cost imported.')
  expect(await row(page, 'Ski lesson').count()).toBe(1)
  const download = page.waitForEvent('download')
  await press(page, 'Export CSV')
  expect((await download).suggestedFilename()).toMatch(/^local-costs-[\d-]{10}\.csv$/)
})

test('a form neither loses its input nor reverts what a button or a colleague changed meanwhile', async ({
  page,
  api,
}) => {
  await openScreen(page, '/admin/local-costs?check=yes', 'Local costs')
  const samples = row(page, 'Sample, to be checked')
  await expect(samples).toHaveCount(16)
  await link(page, /^Edit Gondola, phase 2/).click()
  // Until then the form is for a new one.
  await expect(button(page, 'Update Local Cost')).toBeVisible()
  const [paidTo, source] = [field(page, 'Paid to'), field(page, 'Learnt from')]
  await expect(field(page, 'What is paid for')).toBeFocused()
  await expect(field(page, 'Checked on')).toHaveValue('')
  await paidTo.fill('the counter')
  await press(page, /^Checked today.*Gondola, phase 2/)
  await expect(samples).toHaveCount(15)
  await expect(field(page, 'Checked on')).toHaveValue(todayInKolkata())
  await expect(paidTo).toHaveValue('the counter')

  const [{ id }] = await api.list('/api/local-costs?q=Gondola, phase 2')
  await api.put(`/api/local-costs/${id}`, { paidTo: 'theirs', source: 'a colleague' })
  await press(page, 'Update Local Cost')
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
  await expect(source).toHaveValue('a colleague')
  await expect(paidTo).toHaveValue('the counter')
  await press(page, 'Update Local Cost')
  await sees(page, 'Local cost updated successfully!')
  const stored = await api.get(`/api/local-costs/${id}`)
  expect(stored).toMatchObject({ paidTo: 'the counter', source: 'a colleague' })

  // Over a cost that a colleague deletes, what was typed stays, to be added as a new one.
  const [pony, other] = await api.list('/api/local-costs?q=pony')
  await link(page, `Edit ${pony.what}, ${pony.place}`).click()
  await expect(field(page, 'What is paid for')).toHaveValue(pony.what)
  await paidTo.fill('the pony owner')
  await api.remove(`/api/local-costs/${pony.id}`)
  // It reloads the screen, which no longer has the cost.
  await press(row(page, other.what).first(), /^Checked today/)
  await expect(samples).toHaveCount(13)
  await expect(paidTo).toHaveValue('the pony owner')
  await press(page, 'Update Local Cost')
  await expect(page.getByRole('alert')).toContainText('It was deleted meanwhile.')
  await press(page, 'Add Local Cost')
  await sees(page, 'Local cost added successfully!')
  await expect(page).not.toHaveURL(/edit=/)
  const found = await api.list('/api/local-costs?q=pony owner')
  expect(found).toMatchObject([{ what: pony.what, paidTo: 'the pony owner' }])
})
