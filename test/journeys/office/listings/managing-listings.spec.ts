import { expect } from '@playwright/test'
import { rupees } from '#catalogue/prices/money.ts'
import { screens } from '../../../../app/admin/screens.ts'
import { jpeg } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { button, field, fill, link, phone, press, question, sees } from '../../support/screen.ts'
import { delayReadings, expectAccessible, openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

test.use({ ownServer: 'with other writers', ...phone })

const words = screens.TravelPackage

interface Blurred {
  blur: string
}

test('from Today adds a package with thirty taps, changes, deletes and restores it', async ({
  page,
  api,
}) => {
  test.slow()
  const form = page.getByRole('region', { name: 'Form' })
  const title = field(form, 'Title')
  const search = page.getByRole('searchbox', { name: 'Search' })
  const row = (name: string) => link(page.getByRole('rowheader'), name)
  const says = ({ text }: { text: string }) =>
    expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 60_000 })
  const stored = () => api.list('/api/TravelPackage')
  const sent: string[] = []
  page.on('request', (each) => each.method() !== 'GET' && sent.push(each.method()))
  const taps = await countTaps(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await button(page, 'Catalogue').tap()
  await link(page.getByRole('dialog'), 'Travel Packages').tap()
  await expect(title).toBeHidden()
  await link(page, 'New travel package').tap()
  await expect(search).toBeHidden()
  await title.tap()
  await page.keyboard.type('Lotus bank')
  await field(form, 'Category').selectOption({ index: 1 })
  await field(form, 'Price').tap()
  await page.keyboard.type('4500')
  const six = [1, 2, 3, 4, 5, 6]
  const scenes = await Promise.all(six.map((at) => jpeg(300, 200, `#${at}05274`)))
  await field(form, 'Images').setInputFiles(scenes.map((scene, at) => jpegFile(`${at}.jpg`, scene)))
  for (const day of six) {
    await button(page, 'Add a day').tap()
    await page.keyboard.type(`Valley ${day}`)
    await field(page.getByRole('group', { name: `Day ${day}`, exact: true }), 'Details').tap()
    await page.keyboard.type('On foot')
  }
  await button(page, words.add).tap()
  await says(words.added)
  // The phone's list takes two, and its gallery one for each photograph, one to open and one to end.
  expect(taps() + 2 + six.length + 2).toBeLessThanOrEqual(30)
  await expect(row('Lotus bank')).toBeFocused()
  await expect(title).toBeHidden()
  // A new one is at the end.
  const added = (await stored()).at(-1)
  expect(added).toMatchObject({ title: 'Lotus bank', price: 4500, pictures: six.map(() => ({})) })
  const days = six.map((day) => ({ title: `Valley ${day}`, details: 'On foot' }))
  expect(added.dayWiseItinerary.$values).toMatchObject(days)
  const path = `/travel-package/${added.id}`

  await search.fill('Lotus bank')
  await row('Lotus bank').tap()
  await expect(title).toHaveValue('Lotus bank')
  await page.goBack()
  await expect(title).toBeHidden()
  await row('Lotus bank').tap()
  await link(page, words.list).tap()
  await expect(row('Lotus bank')).toBeFocused()
  await row('Lotus bank').tap()
  await fill(form, { Title: 'Lotus shore', Price: '5,250' })
  await press(page, 'Move picture 1 later')
  await button(page, words.update).dblclick()
  await says(words.updated)
  await expect(link(page, 'See it on the site').last()).toHaveAttribute('href', path)
  const [first, second, ...others] = added.pictures.map(({ blur }: Blurred) => ({ blur }))
  const changed = { title: 'Lotus shore', price: 5250, pictures: [second, first, ...others] }
  expect((await stored()).at(-1)).toMatchObject(changed)

  await search.fill('Lotus shore')
  await press(page, 'More for Lotus shore')
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await expect(question(page, words.question)).toContainText('Lotus shore')
  await expect(button(question(page), 'Cancel')).toBeFocused()
  await press(question(page), 'Delete')
  await says(words.deleted)
  await expect(row('Lotus shore')).toBeHidden()
  expect((await page.request.get(path)).status()).toBe(404)

  await page.getByText('Recently deleted').tap()
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/TravelPackage/)
  await button(page, 'Restore Lotus shore').dblclick()
  await sees(page, '“Lotus shore” restored.')
  expect(await row('Lotus shore').count()).toBe(1)
  // Each was sent once, also by a double click.
  expect(sent).toEqual(['POST', ...six.map(() => 'POST'), 'PUT', 'DELETE', 'POST'])
  expect((await stored()).at(-1)).toMatchObject({ id: added.id, ...changed })
  expect((await page.request.get(path)).status()).toBe(200)
})

test('new prices: a preview, undoing, and a listing changed meanwhile', async ({ page, api }) => {
  const stored = () => api.list('/api/Villa')
  const prices = async () => (await stored()).map(({ price }: { price: number }) => price)
  const [first, second] = await stored()
  const before = await prices()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await openScreen(page, '/admin/villas', 'Villas Management')
  await button(page, 'Select several').press('Enter')
  for (const { title } of [first, second]) {
    await page.getByRole('checkbox', { name: title }).first().press('Space')
  }
  await button(page, 'Change prices').press('Enter')
  await expect(field(dialog, 'Which')).toHaveValue('chosen')
  await field(dialog, 'Percent').fill('10')
  await field(dialog, 'Round to').selectOption('₹100')
  await expect(dialog.getByRole('row')).toHaveCount(3)
  const raised = (price: number) => Math.round((price * 11) / 1000) * 100
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/Villa/)
  await field(dialog, 'Percent').press('Enter')
  await sees(page, '2 prices of villas changed.')
  const row = await page.getByRole('row', { name: first.title }).textContent()
  expect(row).toContain(rupees(raised(first.price)))
  expect(await prices()).toEqual([...before.slice(0, 2).map(raised), ...before.slice(2)])
  await press(page, 'Undo')
  await expect.poll(prices).toEqual(before)

  await press(page, 'Select several')
  await press(page, 'Change prices')
  await field(dialog, 'Change').selectOption('Lower by rupees')
  await field(dialog, 'Rupees').fill('500')
  const save = button(dialog, /^Change \d+ prices$/)
  await expect(save).toBeEnabled()
  await api.put(`/api/Villa/${first.id}`, { price: '0' }, 'multipart')
  await save.tap()
  await expect(dialog.getByRole('alert')).toContainText(`“${first.title}” was changed`)
  await button(dialog, 'Read the prices again').tap()
  await sees(dialog.getByRole('region', { name: 'Not changed' }), 'Price on request')
  await expectAccessible(page)
  await save.tap()
  await expect(dialog).toBeHidden()
})
