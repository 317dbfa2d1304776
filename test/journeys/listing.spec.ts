import { expect, type Page } from '@playwright/test'
import { live, test } from './visitor.ts'

async function open(page: Page) {
  await page.goto('/travel-packages')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('a listing has one large and four small pictures', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('link', { name: /^Photo \d of 5/ })).toHaveCount(5)
  const widthOf = async (number: number) => {
    const picture = page.getByRole('link', { name: new RegExp(`^Photo ${number} of`) })
    return (await picture.boundingBox())?.width ?? 0
  }
  for (const small of [2, 3, 4, 5]) {
    expect(await widthOf(1)).toBeGreaterThan(1.5 * (await widthOf(small)))
  }
})

test('its pictures come in the best format, the large one at once, the small ones when needed', async ({
  page,
}) => {
  await open(page)
  const pictures = page.locator('.gallery picture')
  await expect(pictures).toHaveCount(5)
  const told = await pictures.evaluateAll((all) =>
    all.map((picture) => {
      const image = picture.querySelector('img')
      return {
        types: [...picture.querySelectorAll('source')].map(({ type }) => type),
        loading: image?.getAttribute('loading'),
        priority: image?.getAttribute('fetchpriority'),
        sized: image?.hasAttribute('width') && image.hasAttribute('height'),
        ground: (picture as HTMLElement).style.backgroundImage.slice(0, 9),
      }
    }),
  )
  for (const [index, picture] of told.entries()) {
    expect(picture).toMatchObject({
      types: ['image/avif', 'image/webp'],
      loading: index === 0 ? null : 'lazy',
      priority: index === 0 ? 'high' : null,
      sized: true,
      ground: 'url("data',
    })
  }
})

test('price, Book Now and WhatsApp stay in view: below on a phone, beside on a desktop', async ({
  page,
}) => {
  const bar = page.getByRole('complementary', { name: 'Price and booking' })
  const expectWhole = async () => {
    await expect(bar.getByText(/^₹[\d,]+$/).first()).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Book Now' })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: /^WhatsApp/ })).toBeInViewport({ ratio: 1 })
  }
  await open(page)
  const terms = page.locator('#terms')
  await page.setViewportSize({ width: 360, height: 780 })
  for (const place of [page.getByRole('heading', { level: 1 }), terms]) {
    await place.scrollIntoViewIfNeeded()
    await expectWhole()
    const { x, y, width, height } = (await bar.boundingBox())!
    expect([x, width, y + height]).toEqual([0, 360, 780])
    expect(height).toBeLessThan(100)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const place of [page.locator('#overview'), terms]) {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expectWhole()
    const text = (await place.boundingBox())!
    expect((await bar.boundingBox())?.x).toBeGreaterThan(text.x + text.width)
  }
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  async function swipe(page: Page, from: number, to: number) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((x) => ({ x, y: 370 })),
      })
    await touch('touchStart', from)
    for (let step = 1; step <= 12; step++)
      await touch('touchMove', from + ((to - from) * step) / 12)
    await touch('touchEnd')
  }

  test('the large pictures turn, the address says which one shows, and the way back closes them', async ({
    page,
  }) => {
    await open(page)
    await live(page)
    const first = page.getByRole('link', { name: /^Photo 1 of 5/ })
    await expect(first).toBeVisible()
    const listing = page.url()
    await first.click()
    const photos = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(photos.getByText('1 / 5')).toBeInViewport({ ratio: 1 })
    await swipe(page, 310, 50)
    await expect(photos.getByText('2 / 5')).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`${listing}#photo-2`)
    await swipe(page, 50, 310)
    await expect(photos.getByText('1 / 5')).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`${listing}#photo-1`)
    await page.goBack()
    await expect(photos).toBeHidden()
    await expect(page).toHaveURL(listing)
  })
})
