import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { jpeg, phonePhoto } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { button, field, fill, press, sees } from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 }, hasTouch: true })

const chooseIn = (page: Page) => field(page, 'Images')
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')

const openEvent = (page: Page) => openScreen(page, '/admin/event?edit=new', 'Event Management Form')

async function fillEvent(page: Page, title: string) {
  await fill(page, { Title: title, Price: '90000' })
  await field(page, 'Category').selectOption({ index: 1 })
}

test('pictures come by every way, and large ones are sent reduced', async ({ page, api }) => {
  test.slow()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEvent(page)
  await fillEvent(page, 'By every way')
  const tile = tiles(page)
  const photo = await phonePhoto()
  const onDisk = test.info().outputPath('DSC1.jpeg')
  await writeFile(onDisk, photo)
  await drop(page, onDisk)
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
  const found = library.getByRole('checkbox')
  await found.first().press('Space')
  const name = (await found.first().getAttribute('aria-label')) ?? ''
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
  await press(page, 'Add Package')
  await sees(page, '161/160', 'A description can be at most 160 characters.')
  await text.fill('A white tent between chinars')
  await press(page, 'Move picture 1 later')

  const limit = await uploadLimit(page)
  await limit(2000)
  const request = page.waitForRequest((each) => each.method() === 'POST')
  await press(page, 'Add Package')
  await sees(page, /^Uploading images, \d+%$/)
  await expect(page.getByRole('progressbar', { name: 'lake.jpg sent' })).toBeVisible()
  await limit(-1)
  const length = Number((await (await request).allHeaders())['content-length'])
  expect(length).toBeLessThan(photo.length / 2)
  await expect(page.getByText('added successfully!')).toBeVisible({ timeout: 60_000 })
  const [{ id, pictures, images }] = await api.list('/api/EventManagement?q=every+way')
  expect(pictures).toMatchObject([
    { alt: 'By every way' },
    { alt: 'A white tent between chinars', width: 2250, height: 3000 },
    ...[{}, {}],
  ])
  expect(file).toContain(images.$values[3].replace('.webp', ''))
  const html = await (await page.request.get(`/eventManagement/${id}`)).text()
  expect(html).toContain('alt="A white tent between chinars"')
})

/** Drops a file as from the desktop. */
async function drop(page: Page, file: string) {
  await chooseIn(page).scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await chooseIn(page).boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data })
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
async function uploadLimit(page: Page) {
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput })
}

test('six pictures at most are sorted and removed, broken ones replaced', async ({ page, api }) => {
  test.slow()
  await openEvent(page)
  const whole = await jpeg()
  const torn = whole.subarray(0, whole.length / 2)
  const tile = tiles(page)
  const remove = (number: number) => button(page, `Remove picture ${number}`)
  await chooseIn(page).setInputFiles([1, 2, 3, 4, 5, 6].map((at) => jpegFile(`${at}.jpg`, whole)))
  await chooseIn(page).setInputFiles(jpegFile('7.jpg', whole))
  await sees(page, 'At most 6 images are allowed.')
  const list = { name: 'list.txt', mimeType: 'text/plain', buffer: whole }
  await chooseIn(page).setInputFiles(list)
  await sees(page, '“list.txt” is not a JPEG, PNG or WebP picture.')
  await expect(chooseIn(page)).toHaveAccessibleDescription(/“list\.txt” is not/)
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
  await expect(tile).toHaveCount(0)
  await expect(chooseIn(page)).toBeFocused()

  await fillEvent(page, 'Some broken')
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
  await another.focus()
  await another.setInputFiles(list)
  await sees(page, '“list.txt” is not a JPEG, PNG or WebP picture.')
  await expect(another).toHaveValue('')
  await another.setInputFiles(jpegFile('image.jpg', whole))
  await expect(tile.nth(1)).not.toContainText('is damaged or incomplete.')
  await expect(tile.nth(1).locator('summary')).toBeFocused()
  await press(page, 'Add Package')
  await expect(page.getByText('added successfully!')).toBeVisible({ timeout: 60_000 })
  const [{ pictures }] = await api.list('/api/EventManagement?q=some+broken')
  expect(pictures).toHaveLength(2)
})

/** Whether a preview's object URL is still valid. */
const canBeShown = (page: Page, source: string) =>
  page.evaluate((src) => {
    const image = Object.assign(new Image(), { src })
    return image.decode().then(
      () => true,
      () => false,
    )
  }, source)

type Point = Record<'x' | 'y', number>

/** Moves the third before the first by a long press; a finger that moves at once only scrolls. */
async function sortByTouch(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const images = tiles(page).getByRole('img')
  const names = () => images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  const announced = (text: string) => expect(page.getByText(text)).toBeAttached()
  async function centreOf(at: number): Promise<Point> {
    const { x = 0, y = 0, width = 0, height = 0 } = (await images.nth(at).boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  async function pickUpThird() {
    await images
      .nth(2)
      .evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const at = await centreOf(2)
    await touch('touchStart', at)
    await announced('Picked up picture 3.')
    return at
  }
  await expect(page.locator('.cursor-grab')).toHaveCount(6)
  await pickUpThird()
  await touch('touchEnd')
  await announced('Put down at place 3.')
  await sees(page, '“list.txt” is not a JPEG, PNG or WebP picture.')
  const [from, to] = [await pickUpThird(), await centreOf(0)]
  for (const part of [0.3, 0.6, 1]) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    await touch('touchMove', at)
  }
  await announced('Picture 3 to place 1.')
  await touch('touchEnd')
  const sorted = [3, 1, 2, 4, 5, 6].map((number) => `${number}.jpg`)
  await expect.poll(names).toEqual(sorted)

  const before = await page.evaluate(() => scrollY)
  const { x, y } = await centreOf(0)
  await touch('touchStart', { x, y })
  for (const way of [20, 40, 80, 120]) await touch('touchMove', { x, y: y + way })
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  expect(await names()).toEqual(sorted)
}
