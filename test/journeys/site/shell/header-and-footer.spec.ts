import { expect } from '@playwright/test'
import { live, open, test } from '../../support/visitor.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

test.use({ viewport: wide, expected: /^Error playing audio/ })

test('the row, Others, logo and footer link to pages, opened at the top', async ({ page }) => {
  await open(page, '/About')
  const nav = page.getByRole('navigation', { name: 'Main' })
  const others = nav.getByRole('button', { name: 'Others' })
  const top = () => page.evaluate(() => window.scrollY)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Villas' }).click()
  await expect(page).toHaveURL('/villas')
  await expect.poll(top).toBe(0)
  await expect(nav.locator('[aria-current]')).toHaveText(['Villas'])
  await page.keyboard.press('End')
  await expect.poll(top).toBeGreaterThan(1000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(top).toBe(0)

  await others.click()
  await page.locator('#others').getByRole('link', { name: 'Wellness' }).click()
  await expect(page).toHaveURL('/wellness')
  await expect(others).toHaveAttribute('aria-current', /./)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Kashmir Escapes/ })
    .click()
  await expect(page).toHaveURL('/')
})

test('the header is clear until 50 px are scrolled, by styles or by a script', async ({ page }) => {
  const header = page.getByRole('banner')
  const clear = /[,/] 0\)$/
  const scroll = (y: number) => page.evaluate((y) => window.scrollTo(0, y), y)
  for (const by of ['styles', 'a script']) {
    if (by === 'a script') {
      await page.addInitScript('CSS.supports = () => false')
      await open(page, '/About')
      await header.evaluate((element) => {
        element.style.animation = 'none'
      })
    } else await page.goto('/About')
    await expect(header).toHaveCSS('background-color', clear)
    await scroll(51)
    await expect(header).not.toHaveCSS('background-color', clear)
    await scroll(50)
    await expect(header).toHaveCSS('background-color', clear)
  }
  // Forced colours would draw links in their own dark blue over the dark picture.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(header).not.toHaveCSS('background-color', clear)
})

test('a phone’s drawer plays the welcome clip unless it is muted', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    HTMLMediaElement.prototype.play = async () => void heard.push('play')
    HTMLMediaElement.prototype.pause = () => void heard.push('pause')
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await open(page, '/contact')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await press('Menu')
  await expect.poll(heard).toEqual(['play'])
  await press('Close menu')
  await expect(menu).toBeHidden()
  await expect.poll(heard).toEqual(['play', 'pause'])

  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new Error('Not now'))
  })
  const logged = page.waitForEvent('console', (each) => each.type() === 'error')
  await press('Menu')
  expect((await logged).text()).toMatch(/^Error playing audio/)
  await expect(menu).toBeVisible()
  const mute = page.getByRole('button', { name: 'Mute welcome music' })
  await mute.click()
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await live(page)
  await press('Menu')
  await expect(mute).toHaveAttribute('aria-pressed', 'true')
  expect(await heard()).toEqual([])
})

test('the Dashboard link comes first, and only with a token', async ({ page }) => {
  await page.goto('/terms-conditions')
  const first = (nav: string) =>
    page.getByRole('navigation', { name: nav }).getByRole('link').first()
  await expect(first('Main')).toHaveText('Hotels')
  await page.evaluate(() => localStorage.setItem('jwtToken', 'any'))
  await page.reload()
  await expect(first('Main')).toHaveText('Dashboard')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(first('Menu')).toHaveText('Dashboard')
})

test('greets a visitor once; terms have contents that are not printed', async ({ page }) => {
  await page.goto('/terms-conditions')
  const splash = page.locator('.splash')
  await expect(splash).toHaveText('Welcome to Kashmir Escapes...')
  await expect(splash).not.toHaveCSS('display', 'none')
  await expect(splash).toHaveCSS('pointer-events', 'none')
  await page.reload()
  await expect(splash).toHaveCSS('display', 'none')

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Refunds' }).click()
  await expect(page).toHaveURL('/terms-conditions#refunds')
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(contents).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.emulateMedia({ media: null, colorScheme: 'light' })

  await page.addInitScript(() => sessionStorage.clear())
  for (const size of [phone, wide]) {
    await page.setViewportSize(size)
    await page.reload()
    const top = await splash.evaluate((splash) => {
      const [passing] = splash.getAnimations()
      if (!passing) throw new Error('The greeting does not move')
      passing.pause()
      passing.currentTime = 0
      return splash.getBoundingClientRect().top
    })
    expect(top).toBeGreaterThanOrEqual(size.height)
  }
})
