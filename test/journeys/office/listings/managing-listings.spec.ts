import { expect } from '@playwright/test'
import { screens } from '../../../../app/admin/screens.ts'
import { jpeg } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { button, field, fill, link, press, question, sees } from '../../support/screen.ts'
import { delayReadings, openScreen, test } from '../../support/staff.ts'

test.use({
  ownServer: 'with other writers',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
})

const words = screens.TravelPackage

test('adds, changes, deletes and restores a package on a phone', async ({ page, api }) => {
  const form = page.getByRole('region', { name: 'Form' })
  const title = field(form, 'Title')
  const search = page.getByRole('searchbox', { name: 'Search' })
  const row = (name: string) => link(page.getByRole('rowheader'), name)
  const says = ({ text }: { text: string }) =>
    expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 30_000 })
  const stored = () => api.list('/api/TravelPackage')
  const sent: string[] = []
  page.on('request', (each) => each.method() === 'POST' && sent.push(new URL(each.url()).pathname))

  await openScreen(page, '/admin/travel', words.title)
  await expect(title).toBeHidden()
  await link(page, 'New travel package').tap()
  await expect(search).toBeHidden()
  await fill(form, { Title: 'Lotus bank', Price: '4500' })
  await field(form, 'Category').selectOption({ index: 1 })
  const scenes = await Promise.all(['#135274', '#a04010'].map((ink) => jpeg(300, 200, ink)))
  await field(form, 'Images').setInputFiles(scenes.map((scene, at) => jpegFile(`${at}.jpg`, scene)))
  await button(page, words.add).dblclick()
  await says(words.added)
  expect(sent).toEqual(['/api/TravelPackage'])
  await expect(row('Lotus bank')).toBeFocused()
  await expect(title).toBeHidden()
  // A new one is at the end.
  const added = (await stored()).at(-1)
  expect(added).toMatchObject({ title: 'Lotus bank', price: 4500, pictures: [{}, {}] })
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
  await press(page, words.update)
  await says(words.updated)
  await expect(link(page, 'See it on the site').last()).toHaveAttribute('href', path)
  const blurs = added.pictures.map(({ blur }: { blur: string }) => ({ blur }))
  const changed = { title: 'Lotus shore', price: 5250, pictures: blurs.toReversed() }
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
  expect(sent.slice(1)).toEqual([`/api/TravelPackage/${added.id}/restoration`])
  expect((await stored()).at(-1)).toMatchObject({ id: added.id, ...changed })
  expect((await page.request.get(path)).status()).toBe(200)
})
