import { type Browser, chromium, type Page } from '@playwright/test'
import { phone } from '../budget/weights.ts'
import { atMost, type Line } from '../figures/line.ts'
import { median } from '../figures/median.ts'
import { ensureChromium } from '../programs.ts'
import type { Site } from './site.ts'

const rounds = 10
/** Medians of ten can differ by this much even between equals. */
const maxRatio = 1.15

type Way = 'allow' | 'block'

const figures = ['first paint', 'loaded', 'React started', 'processor'] as const
type Visit = Record<(typeof figures)[number], number> & { requests: number }

/**
 * First visits with the service worker and without one, alternating: each figure as a ratio, and
 * the additional requests.
 */
export async function measureFirstVisits(site: Site): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const lines: Line[] = []
    for (const path of await pathsOf(site)) lines.push(...(await compare(browser, site, path)))
    return lines
  } finally {
    await browser.close()
  }
}

async function pathsOf({ url }: Site) {
  const { $values } = await (await fetch(`${url}/api/TravelPackage`)).json()
  return ['/', '/travel-packages', `/travel-package/${$values[0].id}`]
}

async function compare(browser: Browser, { url }: Site, path: string): Promise<Line[]> {
  const visits: Record<Way, Visit[]> = { allow: [], block: [] }
  // The server's first answers are slower, and would count for one side only.
  await visit(browser, url + path, 'block')
  for (let round = 0; round < rounds; round++) {
    const ways: Way[] = round % 2 === 0 ? ['allow', 'block'] : ['block', 'allow']
    for (const way of ways) visits[way].push(await visit(browser, url + path, way))
  }
  await proveDifference(browser, url + path)
  const of = (way: Way, figure: keyof Visit) => median(visits[way].map((each) => each[figure]))
  const more = of('allow', 'requests') - of('block', 'requests')
  return [
    ...figures.map((figure) => {
      const [withWorker, without] = [of('allow', figure), of('block', figure)]
      const what = `${figure}: ${withWorker.toFixed(0)} ms with, ${without.toFixed(0)} ms without`
      const value = withWorker / without
      return { page: path, ...atMost({ what, unit: '×', value, limit: maxRatio }) }
    }),
    {
      page: path,
      ...atMost({ what: 'requests more with it', unit: '', value: more, limit: 0 }),
    },
  ]
}

async function visit(browser: Browser, url: string, serviceWorkers: Way): Promise<Visit> {
  const context = await browser.newContext({ ...phone, serviceWorkers })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(url, { waitUntil: 'load' })
  await startReact(page)
  const times = await page.evaluate(() => {
    const [{ loadEventEnd }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[] as [PerformanceNavigationTiming]
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return { 'first paint': paint, loaded: loadEventEnd, 'React started': performance.now() }
  })
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  await context.close()
  return { ...times, processor: seconds * 1000, requests }
}

/** The first key press triggers hydration. */
async function startReact(page: Page) {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

/** Without a worker on either side, nothing would be compared. */
async function proveDifference(browser: Browser, url: string) {
  for (const way of ['allow', 'block'] as const) {
    const context = await browser.newContext({ ...phone, serviceWorkers: way })
    const page = await context.newPage()
    await page.goto(url)
    await startReact(page)
    const started = await page.evaluate(async (longest) => {
      const active = navigator.serviceWorker.ready.then(() => true)
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, longest, false))
      return Promise.race([active, late])
    }, timeoutMs[way])
    await context.close()
    if (started !== (way === 'allow')) throw new Error(`The worker of ${url} cannot be compared.`)
  }
}

/** With a worker it starts three seconds after hydration; without one, nothing does. */
const timeoutMs: Record<Way, number> = { allow: 20_000, block: 5000 }
