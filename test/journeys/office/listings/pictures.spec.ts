import { writeFile } from 'node:fs/promises'
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { jpeg, phonePhoto } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { button, field, fill, press, sees } from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 }, hasTouch: true })

const chooseIn = (page: Page) => field(page, 'Images')
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')

test('an article takes pictures by every way, and related listings', async ({ page, api }) => {
  test.slow()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const devtools = await page.context().newCDPSession(page)
  await openScreen(page, '/admin/articles?edit=new', 'Articles')
  await fill(page, { Title: 'Roads in March', Text: 'Snow, then mud.' })
  await field(page, 'Category').selectOption('Seasons')
  await press(page, 'Picture')
  await expect(field(page, 'Text')).toHaveValue('Snow, then mud.\n\n[picture 2]\n')
  const find = page.getByRole('searchbox', { name: 'Find a listing to add' })
  for (const name of ['Walnut Prow Houseboat', 'Zabarwan Steps']) {
    await find.fill(name)
    await press(page, new RegExp(`^Add ${name}`))
  }
  await find.fill('nothing is called so')
  await sees(page, 'No listing has this name.')
  await find.fill('')
  const chosen = page.getByRole('group', { name: 'Related listings' }).getByRole('listitem')
  await press(page, /^Move up Zabarwan/)
  await expect(chosen).toHaveText([/^Zabarwan Steps/, /^Walnut Prow Houseboat/])
  await press(page, /^Remove Walnut/)

  const tile = tiles(page)
  const photo = await phonePhoto()
  const onDisk = test.info().outputPath('DSC1.jpeg')
  await writeFile(onDisk, photo)
  await drop(devtools, onDisk, chooseIn(page))
  await expect(page.getByRole('img', { name: 'DSC1.jpg' })).toBeVisible({ timeout: 30_000 })
  await copyPicture(page)
  await page.keyboard.press('Control+v')
  await expect(tile).toHaveCount(2)
  const camera = page.locator('input[capture=environment]')
  await expect(camera).toHaveAttribute('accept', 'image/jpeg')
  await camera.setInputFiles(jpegFile('lake.jpg', await jpeg()))
  await expect(tile).toHaveCount(3)
  await expect(tile.getByText('Cover')).toHaveCount(1)
  await expect(tile.first()).toContainText('Cover')

  await press(page, 'Choose from the library')
  const library = page.getByRole('dialog', { name: 'Choose pictures' })
  const search = library.getByRole('searchbox')
  await search.fill('no such picture')
  await sees(library, 'No picture or listing matches “no such picture”.')
  await page.route('**/api/Picture*', (route) => route.abort(), { times: 1 })
  await search.fill('gulmarg')
  await press(library, 'Retry')
  const found = library.getByRole('checkbox').first()
  await found.press('Space')
  const name = (await found.getAttribute('aria-label')) ?? ''
  const file = await library.locator('img').first().getAttribute('src')
  await press(library, 'Add 1 picture')
  await expect(tile).toHaveCount(4)
  await press(page, 'Choose from the library')
  await search.fill('gulmarg')
  await expect(library.getByRole('checkbox', { name })).toBeDisabled()
  await page.keyboard.press('Escape')

  await tile.first().locator('summary').press('Enter')
  const text = field(tile.first(), 'Description for people who can’t see it')
  await text.fill('x'.repeat(161))
  await press(page, 'Add Article')
  await sees(page, '161/160', 'A description can be at most 160 characters.')
  await text.fill('A white tent between chinars')
  await press(page, 'Move picture 1 later')

  await limitUpload(devtools, 2000)
  const request = page.waitForRequest((each) => each.method() === 'POST')
  await press(page, 'Add Article')
  await sees(page, /^Uploading images, \d+%$/)
  await expect(page.getByRole('progressbar', { name: 'lake.jpg sent' })).toBeVisible()
  await limitUpload(devtools, -1)
  const length = Number((await (await request).allHeaders())['content-length'])
  expect(length).toBeLessThan(photo.length / 2)
  const added = page.getByText('Article added successfully!')
  await expect(added).toBeVisible({ timeout: 60_000 })
  const [article] = await api.list('/api/Article?q=roads+in+march')
  const tent = { alt: 'A white tent between chinars', width: 2250, height: 3000 }
  expect(article.pictures).toMatchObject([{ alt: 'Roads in March' }, tent, ...[{}, {}]])
  expect(file).toContain(article.images.$values[3].replace('.webp', ''))
  expect(article.text).toContain('[picture 1]')
  const [steps] = await api.list('/api/Hotel?q=zabarwan+steps')
  expect(article.related.$values).toEqual([steps.id])
  const html = await (await page.request.get(`/article/${article.id}`)).text()
  expect(html).toContain('alt="A white tent between chinars"')
})

/** Drops a file as from the desktop. */
async function drop(devtools: CDPSession, file: string, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {}
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data })
  }
}

/** Puts a picture on the clipboard, as a screenshot program does. */
const copyPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(90, 60)
    canvas.getContext('2d')
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  })

/** Limits how many bytes are sent in a second; -1 ends that. */
const limitUpload = (devtools: CDPSession, uploadThroughput: number) =>
  devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
  })

test('six pictures at most are sorted and removed, broken ones replaced', async ({ page, api }) => {
  test.slow()
  await openScreen(page, '/admin/event?edit=new', 'Event Management Form')
  const whole = await jpeg()
  const torn = whole.subarray(0, whole.length / 2)
  const tile = tiles(page)
  const remove = (number: number) => button(page, `Remove picture ${number}`)
  await chooseIn(page).setInputFiles([1, 2, 3, 4, 5, 6].map((at) => jpegFile(`${at}.jpg`, whole)))
  await chooseIn(page).setInputFiles(jpegFile('7.jpg', whole))
  await sees(page, 'At most 6 images are allowed.')
  const list = { name: 'list.txt', mimeType: 'text/plain', buffer: whole }
  await chooseIn(page).setInputFiles(list)
  await expect(chooseIn(page)).toHaveAccessibleDescription(/“list\.txt” is not a JPEG, PNG or WebP/)
  await expect(chooseIn(page)).not.toHaveAttribute('aria-invalid')
  await sortByTouch(page)
  await expect(page.getByText('“list.txt”')).toBeHidden()
  const first = (await tile.first().locator('img').getAttribute('src')) ?? ''
  expect(await canBeShown(page, first)).toBe(true)
  await remove(1).dblclick()
  await expect(tile).toHaveCount(5)
  await expect(tile.first().getByRole('img')).toHaveAttribute('alt', '1.jpg')
  await expect.poll(() => canBeShown(page, first)).toBe(false)
  await remove(5).press('Enter')
  for (const left of [4, 3, 2, 1]) {
    await expect(remove(left)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(chooseIn(page)).toBeFocused()
  await expect(tile).toHaveCount(0)

  await fill(page, { Title: 'Some broken', Price: '90000' })
  await field(page, 'Category').selectOption({ index: 1 })
  const broken = [whole, torn, Buffer.from('wazwan')]
  await chooseIn(page).setInputFiles(broken.map((buffer) => jpegFile('image.jpg', buffer)))
  await sees(tile.nth(2), '“image (3).jpg” cannot be shown: it may be damaged.')
  await press(page, 'Add Package')
  await sees(tile.nth(1), '“image (2).jpg” is damaged or incomplete.')
  await sees(tile.nth(2), '“image (3).jpg” is not a JPEG, PNG or WebP picture.')
  await expect(tile.first()).not.toContainText('image')
  const another = field(page, 'Choose another for picture 2')
  await expect(another).toBeFocused()
  await expectAccessible(page)
  await remove(3).click()
  await sees(tile.nth(1), /is damaged or incomplete\.$/)
  await another.setInputFiles(list)
  await sees(page, '“list.txt” is not a JPEG, PNG or WebP picture.')
  await expect(another).toHaveValue('')
  await another.focus()
  await another.setInputFiles(jpegFile('image.jpg', whole))
  await expect(tile.nth(1)).not.toContainText('is damaged or incomplete.')
  await expect(tile.nth(1).locator('summary')).toBeFocused()
  await press(page, 'Add Package')
  await expect(page.getByText('added successfully!')).toBeVisible({ timeout: 60_000 })
  const [{ pictures }] = await api.list('/api/EventManagement?q=some+broken')
  expect(pictures).toHaveLength(2)
})

/** Whether a preview's object URL is still valid. */
const canBeShown = (page: Page, src: string) =>
  page.evaluate(async (src) => {
    const shown = Object.assign(new Image(), { src }).decode()
    return (await Promise.allSettled([shown]))[0].status === 'fulfilled'
  }, src)

/** Moves the third before the first by a long press; a finger that moves at once only scrolls. */
async function sortByTouch(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  const images = tiles(page).getByRole('img')
  const names = () => images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  async function centreOf(at: number) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await images.nth(at).boundingBox()) ?? {}
    return [x + width / 2, y + height / 2] as const
  }
  await expect(page.locator('.cursor-grab')).toHaveCount(6)
  await images
    .nth(2)
    .evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const [[fromX, fromY], [toX, toY]] = [await centreOf(2), await centreOf(0)]
  await touch('touchStart', fromX, fromY)
  await expect(page.getByText('Picked up picture 3.')).toBeAttached()
  for (const part of [0.3, 0.6, 1]) {
    await touch('touchMove', fromX + (toX - fromX) * part, fromY + (toY - fromY) * part)
  }
  await expect(page.getByText('Picture 3 to place 1.')).toBeAttached()
  await touch('touchEnd')
  const sorted = [3, 1, 2, 4, 5, 6].map((number) => `${number}.jpg`)
  await expect.poll(names).toEqual(sorted)

  const before = await page.evaluate(() => scrollY)
  const [x, y] = await centreOf(0)
  for (const way of [0, 20, 40, 80, 120]) await touch(way ? 'touchMove' : 'touchStart', x, y + way)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  expect(await names()).toEqual(sorted)
}
