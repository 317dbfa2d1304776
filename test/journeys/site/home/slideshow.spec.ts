import { expect, type Page } from '@playwright/test'
import { button, press } from '../../support/screen.ts'
import { onNetwork, open, stopClock, test } from '../../support/visitor.ts'

const show = (page: Page) => page.getByRole('region', { name: 'Pictures of hotels and houseboats' })
const slideMs = 5000

async function openHotels(page: Page) {
  await open(page, '/hotels')
  await expect(show(page).locator('li[aria-hidden]')).toHaveCount(2)
}

/** Waits until, after this time, the strip shows exactly the slide. */
async function shows(page: Page, slide: number, afterMs = 0) {
  if (afterMs) await page.clock.fastForward(afterMs)
  await expect(show(page).getByText(`Slide ${slide} of 5`)).toBeAttached()
  const strip = show(page).locator('ul')
  const at = () => strip.evaluate((list) => (list.scrollLeft / list.clientWidth) % 5)
  await expect.poll(at, { intervals: [50] }).toBe(slide % 5)
}

const stays = (page: Page, slide: number) => shows(page, slide, 3 * slideMs)

test('fills the screen, advances every 5 s, pauses when it is used', async ({ page }) => {
  await stopClock(page)
  await openHotels(page)
  expect((await show(page).boundingBox())?.height).toBe(page.viewportSize()?.height)
  await shows(page, 1, slideMs - 10)
  await shows(page, 2, 10)
  await page.mouse.move(400, 400)
  await stays(page, 2)
  await show(page).dispatchEvent('pointerout', { relatedTarget: null })
  await shows(page, 3, slideMs)
  await show(page).locator('ul').press('ArrowRight')
  await shows(page, 4)
  await stays(page, 4)
  await button(page, 'Pause the slides').press('Enter')
  await stays(page, 4)
  await page.keyboard.press('Enter')
  for (const slide of [5, 1]) await shows(page, slide, slideMs)

  // It loops with its buttons too, and then pauses. It counts before the strip has moved.
  await press(page, 'Previous slide')
  await shows(page, 5)
  const counted = await button(page, 'Next slide').evaluate(async (next: HTMLElement) => {
    next.click()
    await Promise.resolve()
    return next.previousElementSibling?.textContent
  })
  expect(counted).toContain('Slide 1 of 5')
  await shows(page, 1)
  await page.mouse.move(5, 5)
  await stays(page, 1)
  await press(page, 'Next slide')
  await shows(page, 2)
  for (const width of [3200, 1280, 400]) {
    await page.setViewportSize({ width, height: 800 })
    await shows(page, 2)
    const slide = show(page).getByRole('listitem').first()
    expect((await slide.boundingBox())?.width).toBe(width)
  }
})

test('with Save-Data or under reduced motion it does not advance', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await stopClock(page)
  for (const network of [{ saveData: true }, { effectiveType: '4g' }] as const) {
    await onNetwork(page, network)
    await openHotels(page)
    await stays(page, 1)
    await expect(button(page, 'Play the slides')).toBeVisible()
    if ('effectiveType' in network) continue
    expect(fetched.filter((url) => /heritage-hotel-(1280|1800|960)/.test(url))).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
  await press(page, 'Next slide')
  await shows(page, 2)
})
