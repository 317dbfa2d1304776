import { expect, type Locator, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { openScreen, test } from '../../support/staff.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')

const namesIn = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))

async function choosePictures(page: Page) {
  const body = { mimeType: 'image/jpeg', buffer: await jpeg() }
  const files = ['lake', 'boat', 'peak'].map((name) => ({ name: `${name}.jpg`, ...body }))
  await page.getByLabel('Images', { exact: true }).setInputFiles(files)
  await expect(tiles(page)).toHaveCount(3)
  await expect(page.locator('.cursor-grab').nth(2)).toBeVisible()
}

async function centreOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

/** Simulates touch events. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: Touch, touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

test('a long press and drag reorders pictures; a finger that moves at once only scrolls', async ({
  page,
}) => {
  await openScreen(page, '/admin/event?edit=new', 'Event Management Form')
  await choosePictures(page)
  const list = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  await page.getByLabel('Images', { exact: true }).setInputFiles(list)
  await expect(page.getByText('“list.txt” is not')).toBeVisible()
  await tiles(page).first().scrollIntoViewIfNeeded()
  const touch = await fingerOn(page)
  const from = await centreOf(tiles(page).nth(2).getByRole('img'))
  const to = await centreOf(tiles(page).first().getByRole('img'))

  await touch('touchStart', [from])
  await expect(page.getByText('Picked up picture 3.')).toBeAttached()
  await touch('touchEnd', [])
  await expect(page.getByText('Put down at place 3.')).toBeAttached()
  await expect(page.getByText('“list.txt” is not')).toBeVisible()

  await touch('touchStart', [from])
  await expect(page.getByText('Picked up picture 3.')).toBeAttached()
  for (const part of [0.3, 0.6, 1]) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    await touch('touchMove', [at])
  }
  await expect(page.getByText('Picture 3 to place 1.')).toBeAttached()
  await touch('touchEnd', [])
  await expect.poll(() => namesIn(page)).toEqual(['peak.jpg', 'lake.jpg', 'boat.jpg'])
  await expect(page.getByText('“list.txt” is not')).toBeHidden()

  await tiles(page).first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const { x, y } = await centreOf(tiles(page).first().getByRole('img'))
  await touch('touchStart', [{ x, y }])
  for (const way of [20, 40, 80, 120]) await touch('touchMove', [{ x, y: y + way }])
  await touch('touchEnd', [])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  expect(await namesIn(page)).toEqual(['peak.jpg', 'lake.jpg', 'boat.jpg'])
})
