import { expect, type Page } from '@playwright/test'
import { jpeg, phonePhoto } from '../../../samples/pictures.ts'
import { press, sees } from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const megabyte = 1024 * 1024

const chooseIn = (page: Page) => page.getByLabel('Images', { exact: true })
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures in their order' })

async function fillEvent(page: Page, title: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Price', { exact: true }).fill('90000')
  await page.getByLabel('Category').selectOption({ index: 1 })
}

test('a photo of many megabytes is sent reduced and upright, and its description is used on its page', async ({
  page,
  request,
}) => {
  const photo = await phonePhoto()
  expect(photo.length).toBeGreaterThan(4 * megabyte)
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/event?edit=new', 'Event Management Form')
  await fillEvent(page, 'Large photo')
  await chooseIn(page).setInputFiles([
    { name: 'DSC1.jpeg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'band.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
  ])
  await expect(page.getByRole('img', { name: 'DSC1.jpg' })).toBeVisible({ timeout: 30_000 })
  await page.locator('summary', { hasText: 'Add a description' }).first().focus()
  await page.keyboard.press('Enter')
  const text = page.getByLabel('Description for people who can’t see it').first()
  await text.fill('x'.repeat(161))
  await sees(page, '161/160')
  await press(page, 'Add Package')
  await sees(page, 'A description can be at most 160 characters.')
  await text.fill('A white tent between chinars')
  await press(page, 'Move picture 1 later')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await press(page, 'Add Package')
  const length = Number((await (await sent).allHeaders())['content-length'])
  expect(length).toBeLessThan(photo.length / 2)
  await expect(page.getByText('added successfully!')).toBeVisible({ timeout: 60_000 })
  const { $values } = await (await request.get('/api/EventManagement?q=large+photo')).json()
  expect($values[0].pictures).toMatchObject([
    { alt: 'Large photo' },
    { alt: 'A white tent between chinars', width: 2250, height: 3000 },
  ])
  await page.goto(`/eventManagement/${$values[0].id}`)
  await expect(page.getByAltText('A white tent between chinars').first()).toBeAttached()
})

test('selected pictures survive a closed tab until they are saved', async ({ page, context }) => {
  await openScreen(page, '/admin/event', 'Event Management Form')
  await fillEvent(page, 'Kept on the device')
  const buffer = await jpeg()
  await chooseIn(page).setInputFiles({ name: 'feast.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText('Add a description').click()
  await page.getByLabel('Description for people who can’t see it').fill('Copper plates of rice')
  await expect.poll(() => keptText(page)).toContain('Copper plates of rice')
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await openScreen(next, '/admin/event', 'Event Management Form')
  await expect(next.getByText(/^Your edits from .* were restored\.$/)).toBeVisible()
  await expect(pictures(next).getByRole('img', { name: 'Copper plates of rice' })).toBeVisible()
  await next.getByRole('button', { name: 'Add Package' }).click()
  await expect(next.getByText('added successfully!')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => keptText(next)).toBe('[]')
})

/** The selected pictures stored on this device. */
const keptText = (page: Page) =>
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

test('a double click removes one picture, keyboard users keep their place, and broken ones are reported and can be replaced', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/event?edit=new', 'Event Management Form')
  await fillEvent(page, 'Some broken')
  const whole = await jpeg()
  const torn = whole.subarray(0, whole.length / 2)
  const file = (buffer: Buffer, name = 'image.jpg') => ({ name, mimeType: 'image/jpeg', buffer })
  const tile = pictures(page).getByRole('listitem')
  await chooseIn(page).setInputFiles(
    ['lake', 'peak', 'boat'].map((name) => file(whole, `${name}.jpg`)),
  )
  await expect(tile).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove picture 1' }).dblclick()
  await expect(tile).toHaveCount(2)
  await expect(tile.first().getByRole('img')).toHaveAttribute('alt', 'peak.jpg')
  await page.getByRole('button', { name: 'Remove picture 2' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tile).toHaveCount(0)
  await expect(chooseIn(page)).toBeFocused()

  await chooseIn(page).setInputFiles([file(whole), file(torn), file(Buffer.from('wazwan'))])
  await expect(tile.nth(2)).toContainText('“image (3).jpg” cannot be shown: it may be damaged.')

  await press(page, 'Add Package')
  await expect(tile.nth(1)).toContainText('“image (2).jpg” is damaged or incomplete.')
  await expect(tile.nth(2)).toContainText('“image (3).jpg” is not a JPEG, PNG or WebP picture.')
  await expect(tile.first()).not.toContainText('image')
  await expect(page.getByLabel('Choose another for picture 2')).toBeFocused()
  await expectAccessible(page)

  await press(page, 'Remove picture 3')
  await expect(tile.nth(1)).toContainText('is damaged or incomplete.')
  const another = page.getByLabel('Choose another for picture 2')
  await another.focus()
  await another.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: whole })
  await sees(page, '“menu.pdf” is not a JPEG, PNG or WebP picture.')
  await expect(another).toHaveValue('')
  await another.setInputFiles(file(whole))
  await expect(tile.nth(1)).not.toContainText('is damaged or incomplete.')
  await expect(tile.nth(1).locator('summary')).toBeFocused()
  await press(page, 'Add Package')
  await expect(page.getByText('added successfully!')).toBeVisible({ timeout: 30_000 })
  const { $values } = await (await request.get('/api/EventManagement?q=some+broken')).json()
  expect($values[0].pictures).toHaveLength(2)
})

test('pictures can be dropped, pasted, photographed, and chosen from other listings', async ({
  page,
  context,
  request,
  photographs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/admin/event', 'Event Management Form')
  await fillEvent(page, 'By every way')
  const tiles = pictures(page).getByRole('listitem')
  await drop(page, photographs.slice(0, 1))
  await expect(tiles).toHaveCount(1)
  await expect(tiles.getByText('Cover')).toHaveCount(0)
  await copyPicture(page)
  await page.keyboard.press('Control+v')
  await expect(tiles).toHaveCount(2)
  const camera = page.locator('input[capture=environment]')
  await expect(camera).toHaveAttribute('accept', 'image/jpeg')
  await camera.setInputFiles(photographs.slice(1, 2))
  await expect(tiles).toHaveCount(3)
  await expect(tiles.getByText('Cover')).toHaveCount(1)
  await expect(tiles.first()).toContainText('Cover')

  await press(page, 'Choose from the library')
  const library = page.getByRole('dialog', { name: 'Choose pictures' })
  await expect(library.getByRole('listitem')).toHaveCount(24)
  await library.getByRole('searchbox').fill('no such picture')
  await expect(library.getByText('No picture or listing matches “no such picture”.')).toBeVisible()
  await page.route('**/api/Picture*', (route) => route.abort(), { times: 1 })
  await library.getByRole('searchbox').fill('gulmarg')
  await library.getByRole('button', { name: 'Retry' }).click()
  const found = library.getByRole('checkbox')
  await expect(found.first()).toBeVisible()
  await found.first().press('Space')
  const name = (await found.first().getAttribute('aria-label')) ?? ''
  const file = await library.locator('img').first().getAttribute('src')
  await library.getByRole('button', { name: 'Add 1 picture' }).click()
  await expect(tiles).toHaveCount(4)
  await press(page, 'Choose from the library')
  await library.getByRole('searchbox').fill('gulmarg')
  await expect(library.getByRole('checkbox', { name })).toBeDisabled()
  await page.keyboard.press('Escape')

  const line = await slowLine(page)
  await press(page, 'Add Package')
  await sees(page, /^Uploading images, \d+%$/)
  await expect(page.getByRole('progressbar', { name: 'lake.jpg sent' })).toBeVisible()
  await line.mend()
  await expect(page.getByText('added successfully!')).toBeVisible({ timeout: 30_000 })
  const { $values } = await (await request.get('/api/EventManagement?q=every+way')).json()
  expect($values[0].images.$values).toHaveLength(4)
  expect(file).toContain($values[0].images.$values[3].replace('.webp', ''))
})

/** Drops files as from the desktop. */
async function drop(page: Page, files: string[]) {
  await chooseIn(page).scrollIntoViewIfNeeded()
  const box = await chooseIn(page).boundingBox()
  if (!box) throw new Error('It is not on the screen')
  const session = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
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

/** Sends slowly, a few bytes at a time, until switched back. */
async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput,
    })
  await set(2000)
  return { mend: () => set(-1) }
}
