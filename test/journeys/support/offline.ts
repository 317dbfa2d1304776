import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { test as base, live } from './visitor.ts'

/** Tests of pages answered by the service worker, through a proxy of their own. */
export const test = base.extend<{ line: Line }>({
  serviceWorkers: 'allow',
  line: async ({ server }, use) => {
    const line = await openLine(server.url)
    await use(line)
    line.close()
  },
  baseURL: ({ line }, use) => use(line.url),
})

/** The stored URLs, read from the browser's caches. */
export const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept build'))
    const caches_ = await Promise.all(names.map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url.slice(location.origin.length))
  })

/** Opens a page and waits until the worker has stored it. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await live(page)
  const path = new URL(page.url()).pathname.replace(/^(\/[^/]+\/\d+)\/.*/, '$1')
  await expect.poll(() => cachedPages(page), { timeout: 40_000 }).toContain(path)
}

export async function cut(context: BrowserContext, line: Line) {
  line.isCut = true
  await context.setOffline(true)
}

export async function mend(context: BrowserContext, line: Line) {
  line.isCut = false
  await context.setOffline(false)
}
