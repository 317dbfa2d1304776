import { expect, type Locator } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { field } from '../../support/screen.ts'
import { openScreen, test } from '../../support/staff.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

async function centreOf(place: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

test('a long press and drag reorders pictures; a finger that moves at once only scrolls', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints } as never)
  const images = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('img')
  const names = () => images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  const announced = (text: string) => expect(page.getByText(text)).toBeAttached()
  const refusal = page.getByText('“list.txt” is not')

  await openScreen(page, '/admin/event?edit=new', 'Event Management Form')
  const scene = await jpeg()
  const files = ['lake.jpg', 'boat.jpg', 'peak.jpg'].map((name) => jpegFile(name, scene))
  await field(page, 'Images').setInputFiles(files)
  await expect(page.locator('.cursor-grab')).toHaveCount(3)
  const list = { name: 'list.txt', mimeType: 'text/plain', buffer: scene }
  await field(page, 'Images').setInputFiles(list)
  await expect(refusal).toBeVisible()
  await images.first().scrollIntoViewIfNeeded()
  const [from, to] = [await centreOf(images.nth(2)), await centreOf(images.first())]

  await touch('touchStart', from)
  await announced('Picked up picture 3.')
  await touch('touchEnd')
  await announced('Put down at place 3.')
  await expect(refusal).toBeVisible()

  await touch('touchStart', from)
  await announced('Picked up picture 3.')
  for (const part of [0.3, 0.6, 1]) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    await touch('touchMove', at)
  }
  await announced('Picture 3 to place 1.')
  await touch('touchEnd')
  await expect.poll(names).toEqual(['peak.jpg', 'lake.jpg', 'boat.jpg'])
  await expect(refusal).toBeHidden()

  await images.first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const { x, y } = await centreOf(images.first())
  await touch('touchStart', { x, y })
  for (const way of [20, 40, 80, 120]) await touch('touchMove', { x, y: y + way })
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
  expect(await names()).toEqual(['peak.jpg', 'lake.jpg', 'boat.jpg'])
})
