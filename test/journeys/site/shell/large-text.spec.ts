import { expect, type Page } from '@playwright/test'
import { lostText } from '../../support/lost-text.ts'
import { addressOf } from '../../support/public-pages.ts'
import { closeOffer, live, test } from '../../support/visitor.ts'

const phone = { width: 360, height: 740 }

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page with doubled text size. */
async function openLarge(page: Page, address: string) {
  await closeOffer(page)
  await page.goto(await addressOf({ address }, page.request))
  await live(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

test('large text leaves the header inside the window, and a listing’s bar a third of a phone', async ({
  page,
}) => {
  await openLarge(page, '/contact')
  const header = page.getByRole('banner')
  const buttons = await header.getByRole('link').or(header.getByRole('button')).all()
  for (const each of buttons) {
    if (!(await each.isVisible())) continue
    const box = await each.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
  }
  await expect(header.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })

  for (const address of ['/hotel/{Hotel}', '/transportation/{Transportation}']) {
    await openLarge(page, address)
    const bar = page.getByRole('complementary', { name: 'Price and booking' })
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(phone.height / 3)
    expect(await bar.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    for (const way of await bar.getByRole('link').all()) {
      const box = await way.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await lostText(page)).toEqual([])
  }
})
