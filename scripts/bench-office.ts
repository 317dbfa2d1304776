import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { startServer } from '#test/servers/running-server.ts'
import { fillUpTo } from './bench/fill.ts'
import { ensureChromium } from './programs.ts'

/**
 * Times what staff wait for on the screen of 10,000 hotels, in the built site and a real browser; fails
 * when the median of a step is too long a wait.
 */

const hotels = 10_000
const rounds = 5
const longestMs = 2000
const owner = { email: 'owner@example.in', password: 'pashmina-1947' }
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } }

const firstTitle = (page: Page) => page.locator('tbody th a').first()
const listed = (page: Page, text: string) =>
  page
    .getByRole('navigation', { name: 'Pages of the list' })
    .getByText(text, { exact: true })
    .waitFor()

/** Settles, once called, when another row has come first. */
async function nextRows(page: Page) {
  const before = (await firstTitle(page).textContent()) ?? ''
  return () => firstTitle(page).filter({ hasNotText: before }).waitFor()
}

/** What is done one after the other, each settling once its answer is on the screen. */
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

async function fill(folder: string) {
  const database = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: folder }))
  await fillUpTo(database, 0, hotels, 'Hotel')
  await database.close()
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/User/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return (await answer.json()).token
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Milliseconds of each step, by its name. */
async function measure(page: Page) {
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

const built = spawnSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'kashmir-office-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await fill(folder)
const server = await startServer(folder, {
  SEED: 'none',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
})
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const token = await logIn(server.url)
  console.log(`${hotels} hotels, median (at most ${longestMs}) and slowest of ${rounds} in ms`)
  for (const [screen, viewport] of Object.entries(widths)) {
    const page = await browser.newPage({ viewport, baseURL: server.url })
    await page.addInitScript((value) => localStorage.setItem('jwtToken', value), token)
    for (const [name, times] of Object.entries(await measure(page))) {
      const numbers = [median(times), Math.max(...times)].map((ms) => ms.toFixed(0).padStart(6))
      const isLong = median(times) > longestMs
      if (isLong) process.exitCode = 1
      console.log(
        `${screen.padEnd(8)} ${name.padEnd(26)} ${numbers.join(' ')}${isLong ? '  TOO LONG' : ''}`,
      )
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
