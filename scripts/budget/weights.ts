import type { Browser, Page, Response } from '@playwright/test'
import { atMost } from '../figures/line.ts'

/** A typical Android phone, as Lighthouse emulates it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

interface Weight {
  type: string
  /** Transferred bytes, without headers. */
  kilobytes: number
}

/** What a first visit loads before hydration, and the scripts after it. */
export async function weighPage(browser: Browser, url: string, firstView = 250) {
  const { beforeReact, scripts } = await visit(browser, url)
  const of = (type: string) => sum(beforeReact.filter((each) => each.type === type))
  const pictures = beforeReact.filter(({ type }) => type === 'image')
  const largest = Math.max(0, ...pictures.map(({ kilobytes }) => kilobytes))
  return [
    line('HTML', of('document'), 20),
    line('CSS', of('stylesheet'), 12),
    line('Fonts', of('font'), 30),
    line('JavaScript, loaded late', sum(scripts), 130),
    line('Largest picture', largest, 45),
    line('First view, before React', sum(beforeReact), firstView),
  ]
}

const line = (what: string, value: number, limit: number) =>
  atMost({ what, unit: 'KB', value, limit })

async function visit(browser: Browser, url: string) {
  const page = await (await browser.newContext({ ...phone, serviceWorkers: 'block' })).newPage()
  const weights = listen(page)
  await page.goto(url, { waitUntil: 'load' })
  // The browser reports finished loads a moment later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  const beforeReact = (await weights()).filter(({ type }) => type !== 'script')
  await startReact(page)
  const all = await weights()
  await page.context().close()
  return { beforeReact, scripts: all.filter(({ type }) => type === 'script') }
}

/** The scripts that one screen of the back office loads. */
export async function weighScreen(browser: Browser, url: string, token: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((kept) => localStorage.setItem('jwtToken', kept), token)
  const page = await context.newPage()
  // It would stream endlessly, and the network would never be idle.
  await page.route('**/api/Enquiry/arrivals*', (route) => route.fulfill({ status: 401 }))
  const weights = listen(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const scripts = (await weights()).filter(({ type }) => type === 'script')
  await context.close()
  return line('JavaScript', sum(scripts), 230)
}

function listen(page: Page): () => Promise<Weight[]> {
  const finished: Promise<Response | null>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return
    // Loads after the first view may be cut off as the page closes.
    finished.push(request.response().catch(() => null))
  })
  return async () => {
    const responses = await Promise.all(finished)
    return Promise.all(responses.filter((response) => response !== null).map(weigh))
  }
}

async function weigh(response: Response): Promise<Weight> {
  const { responseBodySize } = await response.request().sizes()
  return { type: response.request().resourceType(), kilobytes: responseBodySize / 1000 }
}

async function startReact(page: Page) {
  const quiet = page.waitForLoadState('networkidle')
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
  await quiet
  await page.waitForLoadState('networkidle')
}

const sum = (weights: Weight[]) => weights.reduce((total, { kilobytes }) => total + kilobytes, 0)
