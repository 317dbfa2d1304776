import { expect, type Page } from '@playwright/test'
import type { Field } from '#catalogue/field.ts'
import { kindOf } from '#catalogue/kinds.ts'
import { screens } from '../../../../app/admin/screens.ts'
import { jpeg } from '../../../samples/pictures.ts'
import { button, press, question, sees } from '../../support/screen.ts'
import { confirmDeletion, delayReadings, openScreen, test } from '../../support/staff.ts'

test.use({
  ownServer: {},
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
})

const kind = kindOf('TravelPackage')
const words = screens.TravelPackage

const texts: Partial<Record<Field['control'], string>> = {
  rupees: '4500',
  list: 'Breakfast\nShikara ride',
  markdown: '## By boat?\nYes.',
}

/** The API's data of a package, as far as needed. */
interface Stored {
  id: number
  title: string
  price: number
  pictures: { blur: string }[]
}

/** With its title, its price and its cover. */
async function expectOnSite(page: Page, path: string, { title, price }: Stored) {
  const visitor = await page.context().newPage()
  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByText(`₹${price.toLocaleString('en-IN')}`).first()).toBeVisible()
  const cover = visitor.locator('main picture img').first()
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await visitor.close()
}

test('adds, changes, deletes and restores packages on a phone', async ({ page, api }) => {
  const form = page.getByRole('region', { name: 'Form' })
  const titleField = form.getByLabel(kind.fields.title.label, { exact: true })
  const search = page.getByRole('searchbox', { name: 'Search' })
  const row = (title: string) => page.getByRole('rowheader').getByRole('link', { name: title })
  const says = ({ text }: { text: string }) =>
    expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 30_000 })
  const stored = (query = ''): Promise<Stored[]> => api.list(`/api/TravelPackage?${query}`)
  const isListed = async (path: string) =>
    (await (await page.request.get(kind.listPath)).text()).includes(`href="${path}/`)

  await openScreen(page, `/admin/${kind.screen}`, words.title)
  await expect(titleField).toBeHidden()
  await page.getByRole('link', { name: 'New travel package' }).tap()
  await expect(search).toBeHidden()
  for (const { label, control, max } of Object.values(kind.fields)) {
    if (label === 'Old price' || control === 'switch' || control === 'listings') continue
    await form.getByLabel(label, { exact: true }).fill((texts[control] ?? label).slice(0, max))
  }
  await titleField.fill('Lotus bank')
  await form.getByLabel('Category').selectOption({ index: 1 })
  const scenes = await Promise.all(['#135274', '#a04010'].map((ink) => jpeg(300, 200, ink)))
  const files = scenes.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer }))
  await form.getByLabel('Images', { exact: true }).setInputFiles(files)
  await press(page, words.add)
  await says(words.added)
  await expect(row('Lotus bank')).toBeFocused()
  await expect(titleField).toBeHidden()
  // A new one is at the end.
  const added = (await stored()).at(-1) as Stored
  const path = `${kind.path}/${added.id}`
  expect([added.title, added.pictures.length]).toEqual(['Lotus bank', 2])
  expect(await isListed(path)).toBe(true)
  await expectOnSite(page, path, added)

  await search.fill('Lotus bank')
  await row('Lotus bank').tap()
  await expect(titleField).toHaveValue('Lotus bank')
  await page.goBack()
  await expect(titleField).toBeHidden()
  await row('Lotus bank').tap()
  await page.getByRole('link', { name: words.list }).tap()
  await expect(row('Lotus bank')).toBeFocused()
  await row('Lotus bank').tap()
  await titleField.fill('Lotus shore')
  await form.getByLabel('Price', { exact: true }).fill('5,250')
  await press(page, 'Move picture 1 later')
  await press(page, words.update)
  await says(words.updated)
  const seeIt = page.getByRole('link', { name: 'See it on the site' })
  await expect(seeIt.last()).toHaveAttribute('href', path)
  const [changed] = (await stored('q=lotus')) as [Stored]
  expect([changed.title, changed.price]).toEqual(['Lotus shore', 5250])
  const blurs = ({ pictures }: Stored) => pictures.map(({ blur }) => blur)
  expect(blurs(changed)).toEqual(blurs(added).toReversed())
  await expectOnSite(page, path, changed)

  await search.fill('Lotus shore')
  await press(page, 'More for Lotus shore')
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await expect(question(page, words.question)).toContainText('Lotus shore')
  await expect(button(question(page), 'Cancel')).toBeFocused()
  await confirmDeletion(page)
  await says(words.deleted)
  await expect(row('Lotus shore')).toBeHidden()
  for (const address of [path, `/api/TravelPackage/${added.id}`]) {
    expect((await page.request.get(address)).status()).toBe(404)
  }
  expect(await isListed(path)).toBe(false)

  await page.getByText('Recently deleted').tap()
  const restorations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/restoration')) restorations.push(request.method())
  })
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/TravelPackage/)
  await button(page, 'Restore Lotus shore').dblclick()
  await sees(page, '“Lotus shore” restored.')
  expect(await row('Lotus shore').count()).toBe(1)
  expect(restorations).toEqual(['POST'])
  await expectOnSite(page, path, changed)
  expect((await stored()).at(-1)?.id).toBe(added.id)
  expect(await isListed(path)).toBe(true)
})
