import { expect, type Locator, type Page } from '@playwright/test'
import { screens } from '../../../../app/admin/screens.ts'
import { jpeg } from '../../../samples/pictures.ts'
import { enquire } from '../../support/enquiries.ts'
import { jpegFile } from '../../support/photographs.ts'
import { button, field, fill, link, phone, press, question, sees } from '../../support/screen.ts'
import { delayReadings, openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

test.use({ ownServer: 'with other writers', ...phone })

const words = screens.TravelPackage

const openToday = (page: Page) => openScreen(page, '/admin/dashboard', 'Dashboard')
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('adds a package with thirty taps, changes, copies and deletes it', async ({ page, api }) => {
  test.slow()
  const form = region(page, 'Form')
  const title = field(form, 'Title')
  const search = page.getByRole('searchbox', { name: 'Search' })
  const row = (name: string) => link(page.getByRole('rowheader'), name)
  const says = ({ text }: { text: string }) =>
    expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  const newest = async () => (await api.list('/api/TravelPackage')).at(-1)
  const sent: string[] = []
  page.on('request', (each) => each.method() !== 'GET' && sent.push(each.method()))
  const taps = await countTaps(page)
  async function tapsOf(task: () => Promise<unknown>) {
    const before = taps()
    await task()
    return taps() - before
  }
  async function type(place: Locator, label: string, text: string) {
    await field(place, label).tap()
    await field(place, label).fill(text)
  }
  /** By a few letters, from any screen. */
  async function find(name: string) {
    await button(page.getByRole('banner'), 'Go to…').tap()
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(name.slice(0, 5))
    await page.getByRole('option', { name }).first().tap()
  }
  async function update(name: string) {
    await button(page, words.update).tap()
    await expect(row(name)).toBeFocused()
    await expect(page.getByRole('row', { name })).toHaveClass(/flash/)
  }
  /** Changes a price once the form is open. */
  async function reprice(open: Promise<unknown>, price: string) {
    await open
    await type(form, 'Price', price)
    await update('Lotus bank')
    expect(await newest()).toMatchObject({ title: 'Lotus bank', price: Number(price) })
  }
  const today = () => link(page, 'Today').tap()

  await openToday(page)
  const six = [1, 2, 3, 4, 5, 6]
  const scenes = await Promise.all(six.map((at) => jpeg(300, 200, `#${at}05274`)))
  const tapsOfNew = await tapsOf(async () => {
    await button(page, 'Catalogue').tap()
    await link(page.getByRole('dialog'), 'Travel Packages').tap()
    await expect(title).toBeHidden()
    await link(page, 'New travel package').tap()
    await expect(search).toBeHidden()
    await type(form, 'Title', 'Lotus bank')
    await field(form, 'Category').selectOption({ index: 1 })
    await type(form, 'Price', '4500')
    const files = scenes.map((scene, at) => jpegFile(`${at}.jpg`, scene))
    await field(form, 'Images').setInputFiles(files)
    for (const day of six) {
      await button(page, 'Add a day').tap()
      await page.keyboard.type(`Valley ${day}`)
      await type(page.getByRole('group', { name: `Day ${day}`, exact: true }), 'Details', 'On foot')
    }
    await button(page, words.add).tap()
    await says(words.added)
  })
  // The phone's list takes two, and its gallery one for each photograph, one to open and one to end.
  expect(tapsOfNew + 2 + six.length + 2).toBeLessThanOrEqual(30)
  await expect(row('Lotus bank')).toBeFocused()
  await expect(title).toBeHidden()
  // A new one is at the end.
  const added = await newest()
  expect(added).toMatchObject({ title: 'Lotus bank', price: 4500, pictures: six.map(() => ({})) })
  const days = six.map((day) => ({ title: `Valley ${day}`, details: 'On foot' }))
  expect(added.dayWiseItinerary.$values).toMatchObject(days)
  const path = `/travel-package/${added.id}`

  await today()
  expect(await tapsOf(() => reprice(find('Lotus bank'), '19400'))).toBeLessThanOrEqual(4)
  await today()
  const lately = link(region(page, 'Lately changed'), 'Lotus bank')
  expect(await tapsOf(() => reprice(lately.tap(), '31000'))).toBeLessThanOrEqual(3)

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
  await expect(row('Lotus shore')).toBeFocused()
  await expect(link(page, 'See it on the site').last()).toHaveAttribute('href', path)
  const [first, second, ...others] = added.pictures.map(({ blur }: { blur: string }) => ({ blur }))
  const changed = { title: 'Lotus shore', price: 5250, pictures: [second, first, ...others] }
  expect(await newest()).toMatchObject(changed)

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
  expect(await newest()).toMatchObject({ id: added.id, ...changed })
  expect((await page.request.get(path)).status()).toBe(200)

  await today()
  const duplicate = button(form, 'Duplicate')
  const tapsOfCopy = await tapsOf(async () => {
    await find('Lotus shore')
    await duplicate.tap()
    await expect(title).toBeFocused()
    await expect(title).toHaveValue('Lotus shore (copy)')
    // It is selected, so that typing takes its place.
    await page.keyboard.type('Cherry Blossom Week')
    // What is typed now would be in no copy.
    await expect(duplicate).toHaveCount(0)
    await update('Cherry Blossom Week')
  })
  expect(tapsOfCopy).toBeLessThanOrEqual(4)
  await expect(page.getByRole('row', { name: 'Cherry Blossom Week' })).toContainText('Draft')
  // Each was sent once, also by a double click.
  const changes = ['PUT', 'PUT', 'PUT', 'DELETE', 'POST', 'POST', 'PUT']
  expect(sent).toEqual(['POST', ...six.map(() => 'POST'), ...changes])
})

test('from Today a prepared reply is sent and noted in three taps', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }))
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Quick Answer']) {
    await enquire(page.request, name)
  }
  const taps = await countTaps(page)
  await openToday(page)
  await link(region(page, 'Newest unanswered'), 'Quick Answer').tap()
  const chatting = context.waitForEvent('page')
  await link(page, 'WhatsApp Quick Answer: Ask for dates').tap()
  const chat = await chatting
  expect(chat.url()).toContain('text=Hello')
  await chat.close()
  await button(page, 'Mark as contacted').tap()
  await sees(page, 'Written to on WhatsApp: Ask for dates', 'Status: new → contacted')
  expect(taps()).toBeLessThanOrEqual(3)
})
