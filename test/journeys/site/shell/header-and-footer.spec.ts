import { expect, type Page } from '@playwright/test'
import { button, follow, press } from '../../support/screen.ts'
import { live, open, test } from '../../support/visitor.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

test.use({ viewport: wide, expected: /^Error playing audio/ })

const navigation = (page: Page, name = 'Main') => page.getByRole('navigation', { name })
const firstLink = (page: Page, name?: string) => navigation(page, name).getByRole('link').first()
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

const clear = /[,/] 0\)$/

/** The header is clear until 50 px are scrolled. */
async function expectClearAtTop(page: Page) {
  const header = expect(page.getByRole('banner'))
  await header.toHaveCSS('background-color', clear)
  await page.evaluate(() => window.scrollTo(0, 51))
  await header.not.toHaveCSS('background-color', clear)
  await page.evaluate(() => window.scrollTo(0, 50))
  await header.toHaveCSS('background-color', clear)
}

test('the row, Others, logo and footer link to pages, opened at the top', async ({ page }) => {
  await open(page, '/About')
  await expectClearAtTop(page)
  const footer = page.getByRole('contentinfo')
  await follow(footer, 'Villas')
  await expect(page).toHaveURL('/villas')
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(navigation(page).locator('[aria-current]')).toHaveText(['Villas'])
  await page.keyboard.press('End')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000)
  await follow(footer, 'Back to top')
  await expect.poll(() => scrolled(page)).toBe(0)

  await press(page, 'Others')
  await follow(page.locator('#others'), /^Wellness/)
  await expect(page).toHaveURL('/wellness')
  await expect(button(page, 'Others')).toHaveAttribute('aria-current', /./)
  await follow(page, 'Kashmir Escapes, home')
  await expect(page).toHaveURL('/')
})

test('a script clears the header for browsers whose styles cannot', async ({ page }) => {
  await page.addInitScript('CSS.supports = () => false')
  await open(page, '/About')
  await page.addStyleTag({ content: '.site-header { animation: none !important }' })
  await expectClearAtTop(page)
  // Forced colours would draw links in their own dark blue over the dark picture.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', clear)
})

test('a phone’s drawer plays the welcome clip unless muted; the Dashboard is first, with a token', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    HTMLMediaElement.prototype.play = async () => void heard.push('play')
    HTMLMediaElement.prototype.pause = () => void heard.push('pause')
  })
  const heard = () => page.evaluate(() => Object(window).heard)
  const menu = navigation(page, 'Menu')
  await open(page, '/contact')
  await expect(menu).toBeHidden()
  await press(page, 'Menu')
  await expect.poll(heard).toEqual(['play'])
  await expect(firstLink(page, 'Menu')).toHaveText('Hotels')
  await press(page, 'Close menu')
  await expect(menu).toBeHidden()
  await expect.poll(heard).toEqual(['play', 'pause'])

  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new Error('Not now'))
    localStorage.setItem('jwtToken', 'any')
  })
  const logged = page.waitForEvent('console', (each) => each.type() === 'error')
  await press(page, 'Menu')
  expect((await logged).text()).toMatch(/^Error playing audio/)
  await expect(menu).toBeVisible()
  const mute = button(page, 'Mute welcome music')
  await mute.click()
  await page.reload()
  await live(page)
  await press(page, 'Menu')
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  expect(await heard()).toEqual([])
  await expect(firstLink(page, 'Menu')).toHaveText('Dashboard')
  await menu.getByRole('link', { name: 'Villas' }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.setViewportSize(wide)
  await expect(firstLink(page)).toHaveText('Dashboard')
})

test('greets a visitor once; terms have contents that are not printed', async ({ page }) => {
  await page.goto('/terms-conditions')
  const splash = page.locator('.splash')
  await expect(splash).toHaveText('Welcome to Kashmir Escapes...')
  await expect(splash).toHaveCSS('pointer-events', 'none')
  await splash.evaluate((splash) => {
    const [passing] = splash.getAnimations()
    if (!passing) throw new Error('The greeting does not move')
    passing.pause()
    passing.currentTime = 0
  })
  for (const size of [phone, wide]) {
    await page.setViewportSize(size)
    expect((await splash.boundingBox())?.y).toBeGreaterThanOrEqual(size.height)
  }
  await page.reload()
  await expect(splash).toHaveCSS('display', 'none')

  const contents = navigation(page, 'On this page')
  await follow(contents, 'Refunds')
  await expect(page).toHaveURL('/terms-conditions#refunds')
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const part of [contents, page.getByRole('banner')]) await expect(part).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)')
})
