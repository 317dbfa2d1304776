import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  expect,
  type Page,
  type Route,
} from '@playwright/test'
import type axe from 'axe-core'
import { owner } from './demo-data.ts'
import { test as base } from './server.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Calls the API as the owner, and gives what it answers. */
type Call = (
  path: string,
  body?: object,
  as?: 'data' | 'multipart',
) => ReturnType<APIResponse['json']>

export type Api = Record<'get' | 'list' | 'post' | 'put' | 'remove', Call>

interface StaffFixtures {
  /** `list` gives the records of a list. */
  api: Api
  /** A page in its own browser context, logged in as a new editor of this name. */
  pageOf: (userName: string) => Promise<Page>
}

/** Tests whose browser is logged in as the owner. */
export const test = base.extend<StaffFixtures>({
  context: async ({ context, ownerToken }, use) => {
    await enter(context, ownerToken)
    await use(context)
  },

  api: async ({ request, ownerToken }, use) => {
    const headers = { authorization: `Bearer ${ownerToken}` }
    const by =
      (method: string): Call =>
      async (path, body, as = 'data') => {
        const answer = await request.fetch(path, { method, headers, ...(body && { [as]: body }) })
        if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()}`)
        return answer.status() === 204 ? undefined : answer.json()
      }
    const list: Call = async (path) => (await by('GET')(path)).$values
    await use({ get: by('GET'), list, post: by('POST'), put: by('PUT'), remove: by('DELETE') })
  },

  pageOf: async ({ browser, request, baseURL, ownerToken, hasTouch, isMobile }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (userName) => {
      const context = await browser.newContext({ baseURL, hasTouch, isMobile })
      contexts.push(context)
      await enter(context, await newEditor(request, ownerToken, userName))
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

const enter = (context: BrowserContext, token: string) =>
  context.addInitScript((token) => {
    // Only once, since a test may have signed out.
    if (!sessionStorage.getItem('entered')) localStorage.setItem('jwtToken', token)
    sessionStorage.setItem('entered', 'yes')
  }, token)

/** The bearer token of a new, approved account. */
export async function newEditor(request: APIRequestContext, ownerToken: string, userName: string) {
  const email = `${userName.toLowerCase()}-${randomUUID()}@example.in`
  const account = { userName, email, password: 'chinar-leaf-26' }
  const { id } = await (await request.post('/api/User/register', { data: account })).json()
  const headers = { authorization: `Bearer ${ownerToken}` }
  const approve = () => request.post(`/api/User/${id}/approval`, { headers })
  if ((await approve()).status() === 403) {
    // The owner's log-in is too old for this action.
    const data = { currentPassword: owner.password }
    await request.post('/api/User/me/confirmation', { headers, data })
    await approve()
  }
  const { token } = await (await request.post('/api/User/login', { data: account })).json()
  return token as string
}

/** The rules whose result depends on the theme. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Fails with axe's violations on the current page, by all rules or by these, except in these elements. */
export async function expectAccessible(page: Page, rules?: string[], exclude: string[] = []) {
  await settleColours(page)
  await addAxe(page)
  const found = await page.evaluate(
    async ({ exclude, ...options }) => {
      const { violations } = await window.axe.run({ exclude }, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
    },
    {
      exclude,
      // Frames are not pinged first, since a slow one would be skipped silently.
      ...{ pingWaitTime: 0, resultTypes: ['violations' as const] },
      // No rule reads the style sheets, whose parsing takes long.
      preload: { assets: ['media'] },
      // Targets under 24 pixels without space around them.
      rules: { 'target-size': { enabled: true } },
      ...(rules && { runOnly: rules }),
    },
  )
  expect(found).toEqual([])
}

/**
 * Once per document, since it is large. As source text, which the browser compiles only for the first
 * of a tab's pages.
 */
async function addAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page)
    await session.send('Runtime.evaluate', { expression: axeSource })
    await session.detach()
  }
  const within = page.frames().filter((frame) => frame !== page.mainFrame())
  await Promise.all(within.map((frame) => frame.evaluate(axeSource)))
}

/**
 * Ends colour transitions, for example after changing the theme; below the first screen they only
 * start at layout.
 */
const settleColours = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = ''
    for (const each of document.getAnimations()) {
      if (each instanceof CSSTransition) each.finish()
    }
  })

/** Waits until the screen has its data. */
export async function openScreen(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Opens a screen with another heading without loading the page again, as a link does. */
export async function followTo(page: Page, path: string, heading: string) {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Presses the first button whose name begins so. */
export const pressFirst = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().click()

/** Delays reading calls until the returned function is called, to check the page meanwhile. */
export async function holdReads(page: Page, path: string | RegExp, isHeld = isReading) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (isHeld(route)) await promise
    await route.fallback()
  })
  return resolve
}

const isReading = (route: Route) => route.request().method() === 'GET'

/** The same for writing calls. */
export const holdSaves = (page: Page, path: string | RegExp) =>
  holdReads(page, path, (route) => !isReading(route))

/** An API error with messages by field. */
export const refusal = (errors: Record<string, string[]>, message = '', status = 400) => ({
  status,
  json: { title: '', status, errors, Error: message },
})

/** An API error with this message. */
export const failure = (message = 'Out of order') => refusal({}, message, 500)

type Reply = Parameters<Route['fulfill']>[0]

/** Answers every call of a method so. */
export const answerCalls = (page: Page, method: string, path: string, reply: Reply = failure()) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill(reply) : route.fallback(),
  )

/**
 * Delays what is read at a path, as over a slow connection: for longer than Playwright takes to see
 * a message that is ahead of it.
 */
export const delayReadings = (page: Page, path: RegExp) =>
  page.route(path, async (route) => {
    if (isReading(route)) await setTimeout(150)
    await route.fallback()
  })

/** Waits until the browser's console has these words. */
export const logged = (page: Page, text = 'Out of order') =>
  page.waitForEvent('console', (message) => message.text().includes(text))

/** Confirms the deletion. */
export const confirmDeletion = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()

export async function deleteFirst(page: Page) {
  await pressFirst(page, /^Delete /)
  await confirmDeletion(page)
}
