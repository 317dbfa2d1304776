import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { test as base, open } from './visitor.ts'

interface OfflineFixtures {
  line: Line
  /** The number of enquiries stored under a name. */
  storedOf: (name: string) => Promise<number>
}

/** Tests of pages answered by the service worker, through a proxy of their own. */
export const test = base.extend<OfflineFixtures>({
  serviceWorkers: 'allow',
  ownServer: 'with other writers',
  expected: /ERR_|Failed to|404|[Cc]ould not|error occurred|quota/i,
  context: async ({ context }, use) => {
    await context.addInitScript(shortenWait)
    await use(context)
  },
  line: async ({ server }, use, info) => {
    // A busy machine stores a page in many seconds.
    info.setTimeout(Math.max(info.timeout, 120_000))
    const line = await openLine(server.url)
    await use(line)
    line.close()
  },
  baseURL: ({ line }, use) => use(line.url),
  storedOf: ({ request, ownerToken }, use) =>
    use(async (name) => {
      const answer = await request.get('/api/Enquiry?suspected=all', asOwner(ownerToken))
      const stored: { name: string }[] = (await answer.json()).$values
      return stored.filter((each) => each.name === name).length
    }),
})

/** The seconds that a page waits before it reports itself, which tests of ten pages cannot. */
function shortenWait() {
  const wait = setTimeout
  const shorter = (act: () => void, ms?: number) => wait(act, ms === 3000 ? 50 : ms)
  Object.assign(window, { setTimeout: shorter })
}

/** The stored URLs, read from the browser's caches. */
export const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept build'))
    const caches_ = await Promise.all(names.map((name) => caches.open(name)))
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url.slice(location.origin.length))
  })

/** Waits until the worker has stored a page. */
export const expectCached = (page: Page, path: string) =>
  expect.poll(() => cachedPages(page), { timeout: 40_000, intervals: [100] }).toContain(path)

/** Opens a page and waits until the worker has stored it. */
export async function visit(page: Page, address: string) {
  await open(page, address)
  const path = new URL(page.url()).pathname.replace(/^(\/[^/]+\/\d+)\/.*/, '$1')
  await expectCached(page, path)
}

export async function cut(context: BrowserContext, line: Line) {
  line.isCut = true
  await context.setOffline(true)
}

export async function mend(context: BrowserContext, line: Line) {
  line.isCut = false
  await context.setOffline(false)
}

export const asOwner = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** What is said of an enquiry that waits for a network, and of a sent one. */
export const waiting = (page: Page) => page.getByText("We'll send it when you're back online.")
export const sent = (page: Page) => page.getByText(/^Sent. Your reference is KE-/)
