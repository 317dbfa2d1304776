import { expect } from '@playwright/test'
import { live, test } from '../../support/visitor.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

test.describe('on a wide screen', () => {
  test.use({ viewport: wide })

  test('the row, Others, the logo and the footer link to their pages, which open at the top', async ({
    page,
  }) => {
    await page.goto('/About')
    await live(page)
    const nav = page.getByRole('navigation', { name: 'Main' })
    const footer = page.getByRole('contentinfo')
    const top = () => page.evaluate(() => window.scrollY)
    await footer.getByRole('link', { name: 'Back to top' }).click()
    await expect.poll(top).toBe(0)
    await footer.getByRole('link', { name: 'Villas' }).click()
    await expect(page).toHaveURL('/villas')
    await expect.poll(top).toBe(0)
    await expect(nav.locator('[aria-current]')).toHaveText(['Villas'])
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/villas\/\d+\/[a-z\d-]+$/)
    await expect(nav.locator('[aria-current]')).toHaveText(['Villas'])

    await nav.getByRole('button', { name: 'Others' }).click()
    await page.locator('#others').getByRole('link', { name: 'Wellness' }).click()
    await expect(page).toHaveURL('/wellness')
    await expect(nav.getByRole('button', { name: 'Others' })).toHaveAttribute('aria-current', /./)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Kashmir Escapes/ })
      .click()
    await expect(page).toHaveURL('/')
  })

  test('the header is clear until 50 pixels are scrolled, by styles or by a script', async ({
    page,
  }) => {
    for (const by of ['styles', 'a script']) {
      if (by === 'a script') await page.addInitScript('CSS.supports = () => false')
      await page.goto('/About')
      const header = page.getByRole('banner')
      if (by === 'a script') {
        await live(page)
        await header.evaluate((element) => {
          element.style.animation = 'none'
        })
      }
      const clear = /[,/] 0\)$/
      const scroll = (y: number) => page.evaluate((y) => window.scrollTo(0, y), y)
      await expect(header).toHaveCSS('background-color', clear)
      await scroll(51)
      await expect(header).not.toHaveCSS('background-color', clear)
      await scroll(50)
      await expect(header).toHaveCSS('background-color', clear)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the drawer opens, closes, and plays the welcome clip unless muted', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      HTMLMediaElement.prototype.play = async () => void heard.push('play')
      HTMLMediaElement.prototype.pause = () => void heard.push('pause')
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.goto('/contact')
    await live(page)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await open()
    await expect.poll(heard).toEqual(['play'])
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect.poll(heard).toEqual(['play', 'pause'])

    await open()
    const mute = page.getByRole('button', { name: 'Mute welcome music' })
    await mute.click()
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await live(page)
    await open()
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
    expect(await heard()).toEqual([])
  })

  test.describe('with a clip that fails', () => {
    test.use({ expected: /^Error playing audio/ })

    test('logs the failure', async ({ page }) => {
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new Error('Not now'))
      })
      await page.goto('/contact')
      await live(page)
      const logged = page.waitForEvent('console', (each) => each.type() === 'error')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      expect((await logged).text()).toMatch(/^Error playing audio/)
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    })
  })
})

test('the Dashboard link comes first, and only with a token', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/terms-conditions')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link').first()).toHaveText('Hotels')
  await page.evaluate(() => localStorage.setItem('jwtToken', 'any'))
  await page.reload()
  await expect(nav.getByRole('link').first()).toHaveText('Dashboard')
  await expect(nav.getByRole('link').first()).toHaveAttribute('href', '/admin/dashboard')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  const first = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()
  await expect(first).toHaveText('Dashboard')
  await expect(first).toHaveAttribute('href', '/admin/dashboard')
})

test('greets a visitor once, from below the screen; terms have a table of contents that is not printed', async ({
  page,
}) => {
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
    await page.goto('/')
    const top = await splash.evaluate((splash) => {
      const [passing] = splash.getAnimations()
      if (!passing) throw new Error('The greeting does not move')
      passing.pause()
      passing.currentTime = 0
      return splash.getBoundingClientRect().top
    })
    expect(top).toBeGreaterThanOrEqual(size.height)
  }
  // Forced colours would draw links in their own dark blue over the dark picture.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', /[,/] 0\)$/)
})
