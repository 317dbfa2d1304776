import { chromium, type Page } from '@playwright/test'
import { atMost, type Line } from '../figures/line.ts'
import { median } from '../figures/median.ts'
import { ensureChromium } from '../programs.ts'
import { logIn, type Site } from './site.ts'

const rounds = 5
const maxMs = 2000
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } }

const firstTitle = (page: Page) => page.locator('tbody th a').first()
const listed = (page: Page, text: string) =>
  page
    .getByRole('navigation', { name: 'Pages of the list' })
    .getByText(text, { exact: true })
    .waitFor()

/** Resolves when another row is first. */
async function nextRows(page: Page) {
  const before = (await firstTitle(page).textContent()) ?? ''
  return () => firstTitle(page).filter({ hasNotText: before }).waitFor()
}

/** The steps, each resolving once its result is on the screen. */
const steps: Record<string, (page: Page, round: number) => Promise<unknown>> = {
  async 'open the list'(page) {
    await page.goto('/admin/hotels')
    await firstTitle(page).waitFor()
  },
  async 'search, from the last key'(page, round) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(`lot 777${round}`)
    await listed(page, '1 to 1 of 1')
  },
  async 'search, all found'(page) {
    await page.getByRole('searchbox', { name: 'Search' }).fill('kashmir')
    await listed(page, '1 to 20 of 10,000')
  },
  async 'sort by price'(page) {
    const before = await firstTitle(page).textContent()
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Highest price first')
    await firstTitle(page)
      .filter({ hasNotText: before ?? '' })
      .waitFor()
    await page.keyboard.press('Escape')
  },
  async 'next page'(page) {
    const changed = await nextRows(page)
    await page.getByRole('link', { name: 'Next page' }).click()
    await changed()
  },
  async 'open one to edit'(page) {
    const title = (await firstTitle(page).textContent()) ?? ''
    await firstTitle(page).click()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
  },
}

/** Milliseconds of each step, by name. */
async function timesOf(page: Page) {
  const times: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [name, step] of Object.entries(steps)) {
      const start = performance.now()
      await step(page, round)
      times[name] = [...(times[name] ?? []), performance.now() - start]
    }
  }
  return times
}

/** What staff wait for on the screen of hotels, in a real browser. */
export async function measureScreens(site: Site): Promise<Line[]> {
  const token = await logIn(site)
  const lines: Line[] = []
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  for (const [width, viewport] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport, baseURL: site.url })
    await page.addInitScript((value) => localStorage.setItem('jwtToken', value), token)
    for (const [what, times] of Object.entries(await timesOf(page))) {
      const value = median(times)
      lines.push({
        page: `Hotels, ${width}`,
        ...atMost({ what, unit: 'ms', value, limit: maxMs }),
      })
    }
    await page.close()
  }
  await browser.close()
  return lines
}
