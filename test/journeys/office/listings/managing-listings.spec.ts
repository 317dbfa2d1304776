import { expect, type Page } from '@playwright/test'
import type { Field } from '#catalogue/field.ts'
import { kindOf } from '#catalogue/kinds.ts'
import { screens } from '../../../../app/admin/screens.ts'
import { photograph } from '../../../samples/pictures.ts'
import { confirmDeletion, openScreen, test } from '../../support/staff.ts'

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

const stored = async (page: Page, query: string): Promise<Stored[]> =>
  (await (await page.request.get(`/api/TravelPackage?${query}`)).json()).$values

/** Without the titles of ids, which change. */
const hrefsOnSite = async (page: Page) =>
  [...(await (await page.request.get(kind.listPath)).text()).matchAll(/href="([^"?]+)"/g)].map(
    ([, href = '']) => href.replace(/(\/\d+)\/[^/]+$/, '$1'),
  )

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

test('adds, changes, sorts, deletes and restores packages on a phone', async ({ page }) => {
  test.slow()
  const form = page.getByRole('region', { name: 'Form' })
  const titleField = form.getByLabel(kind.fields.title.label, { exact: true })
  const search = page.getByRole('searchbox', { name: 'Search' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const row = (title: string) => page.getByRole('rowheader').getByRole('link', { name: title })
  const says = ({ text }: { text: string }) =>
    expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 30_000 })

  await openScreen(page, `/admin/${kind.screen}`, words.title)
  await expect(titleField).toBeHidden()
  await page.getByRole('link', { name: 'New travel package' }).tap()
  await expect(search).toBeHidden()
  for (const { label, control, max } of Object.values(kind.fields)) {
    if (label === 'Old price' || control === 'switch' || control === 'listings') continue
    await form.getByLabel(label, { exact: true }).fill((texts[control] ?? label).slice(0, max))
  }
  await titleField.fill('Lotus bank')
  const [category = ''] = Object.values(kind.categories)
  await form.getByLabel('Category').selectOption(category)
  const scenes = await Promise.all([photograph('dal-dawn'), photograph('gulmarg')])
  const files = scenes.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer }))
  await form.getByLabel('Images', { exact: true }).setInputFiles(files)
  await button(words.add).tap()
  await says(words.added)
  await expect(row('Lotus bank')).toBeFocused()
  await expect(titleField).toBeHidden()
  const [added] = (await stored(page, 'q=lotus')) as [Stored]
  const path = `${kind.path}/${added.id}`
  expect([added.title, added.pictures.length]).toEqual(['Lotus bank', 2])
  expect(await hrefsOnSite(page)).toContain(path)
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
  await button('Move picture 1 later').tap()
  await button(words.update).tap()
  await says(words.updated)
  const seeIt = page.getByRole('link', { name: 'See it on the site' })
  await expect(seeIt.last()).toHaveAttribute('href', path)
  const [changed] = (await stored(page, 'q=lotus')) as [Stored]
  expect([changed.title, changed.price]).toEqual(['Lotus shore', 5250])
  const blurs = ({ pictures }: Stored) => pictures.map(({ blur }) => blur)
  expect(blurs(changed)).toEqual(blurs(added).toReversed())
  await expectOnSite(page, path, changed)

  // A new one is at the end and moves up one place at a time.
  await search.fill('')
  await button('Filter and sort').tap()
  await button('Reorder').tap()
  const rows = page.getByRole('list', { name: 'Order on the site' }).getByRole('listitem')
  const up = button('Move Lotus shore up')
  await expect(rows.last()).toContainText('Lotus shore')
  await expect(button('Move Lotus shore down')).toBeDisabled()
  for (const place of [2, 3]) {
    await up.tap()
    // The button moves with its row, so an early tap would hit another.
    await expect(rows.nth(-place)).toContainText('Lotus shore')
  }
  await expect.poll(async () => (await stored(page, '')).at(-3)?.id).toBe(added.id)
  await button('Done').tap()

  await search.fill('Lotus shore')
  await button('More for Lotus shore').tap()
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  const question = page.getByRole('alertdialog', { name: words.question })
  await expect(question).toContainText('Lotus shore')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await confirmDeletion(page)
  await says(words.deleted)
  await expect(row('Lotus shore')).toBeHidden()
  for (const address of [path, `/api/TravelPackage/${added.id}`]) {
    expect((await page.request.get(address)).status()).toBe(404)
  }
  expect(await hrefsOnSite(page)).not.toContain(path)

  await page.getByText('Recently deleted').tap()
  const restorations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/restoration')) restorations.push(request.method())
  })
  await button('Restore Lotus shore').dblclick()
  await expect(page.getByText('“Lotus shore” restored.')).toBeVisible()
  expect(restorations).toEqual(['POST'])
  await expect(row('Lotus shore')).toBeVisible()
  await expectOnSite(page, path, changed)
  expect((await stored(page, '')).at(-3)?.id).toBe(added.id)
  expect(await hrefsOnSite(page)).toContain(path)
})
