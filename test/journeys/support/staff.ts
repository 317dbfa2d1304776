import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newFolder, owner } from './demo-data.ts'
import { test as base } from './server.ts'

interface StaffFixtures {
  /** A page in a browser of its own, with a storage of its own, logged in as a new editor of that name. */
  pageOf: (userName: string) => Promise<Page>
}

/** Tests whose browser is logged in as the owner. */
export const test = base.extend<StaffFixtures, { photographs: string[] }>({
  context: async ({ context, ownerToken }, use) => {
    await enter(context, ownerToken)
    await use(context)
  },

  pageOf: async ({ browser, request, baseURL, ownerToken }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (userName) => {
      const context = await browser.newContext({ baseURL })
      contexts.push(context)
      await enter(context, (await newEditor(request, { ownerToken, userName })).token)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  photographs: [
    async ({ browserName: _ }, use) => {
      const folder = newFolder()
      await use(await takePhotographs(folder))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const enter = (context: BrowserContext, token: string) =>
  context.addInitScript((token) => {
    // Not again: a test may have signed out.
    if (!sessionStorage.getItem('entered')) localStorage.setItem('jwtToken', token)
    sessionStorage.setItem('entered', 'yes')
  }, token)

interface NewEditor {
  ownerToken: string
  userName: string
  password?: string
}

/** A new account that the owner has approved, with a bearer token of its own. */
export async function newEditor(
  request: APIRequestContext,
  { ownerToken, userName, password = 'chinar-leaf-26' }: NewEditor,
): Promise<{ id: number; email: string; token: string }> {
  const email = `${userName.toLowerCase()}-${randomUUID()}@example.in`
  const account = { userName, email, password }
  const { id } = await (await request.post('/api/User/register', { data: account })).json()
  const headers = { authorization: `Bearer ${ownerToken}` }
  const approve = () => request.post(`/api/User/${id}/approval`, { headers })
  if ((await approve()).status() === 403) {
    // The owner logged in too long ago for that.
    const data = { currentPassword: owner.password }
    await request.post('/api/User/me/confirmation', { headers, data })
    await approve()
  }
  const { token } = await (await request.post('/api/User/login', { data: account })).json()
  return { id, email, token }
}

const width = 4032
const height = 3024

/** Six JPEGs as a phone takes them, every second one lying on its side with an EXIF note of it. */
async function takePhotographs(folder: string): Promise<string[]> {
  const files = ['lake', 'garden', 'peak', 'boat', 'bazaar', 'meadow']
  return Promise.all(
    files.map(async (name, at) => {
      const file = join(folder, `${name}.jpg`)
      const background = { r: 40 * at, g: 200 - 30 * at, b: 120 }
      await sharp({ create: { width, height, channels: 3, background } })
        .withMetadata({ orientation: at % 2 === 0 ? 1 : 6 })
        .jpeg()
        .toFile(file)
      return file
    }),
  )
}

/** The rules whose verdict another theme can change. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Fails with what axe finds wrong with the page as it stands: by all its rules, or by these. */
export async function expectAccessible(page: Page, rules?: string[]) {
  await settleColours(page)
  // Frames are of this origin here: no page of its own is needed to join their results. None is
  // asked first whether it answers: one that is late would be left out without a word.
  const axe = new AxeBuilder({ page }).options({ pingWaitTime: 0 }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found).toEqual([])
}

/** Leaves no colour on its way to another, as after the theme was changed: below the first screen they set out only when it is laid out. */
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

/** Presses the first of the buttons whose names begin so. */
export const pressFirst = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().click()

/** Keeps calls that change something waiting until the answer is called, to look at the page meanwhile. */
export const holdSaves = (page: Page, path: string | RegExp) =>
  hold(page, path, (method) => method !== 'GET')

/** The same of calls that read. */
export const holdReads = (page: Page, path: string | RegExp) =>
  hold(page, path, (method) => method === 'GET')

async function hold(page: Page, path: string | RegExp, isHeld: (method: string) => boolean) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (isHeld(route.request().method())) await promise
    await route.fallback()
  })
  return resolve
}

export interface Reply {
  status: number
  json?: object
  body?: string
}

/** What the API answers when it fails in these words. */
export const failure = (message = 'Out of order'): Reply => ({
  status: 500,
  json: { title: '', status: 500, errors: {}, Error: message },
})

/** The same where fields are wrong, each with its messages. */
export const refusal = (errors: Record<string, string[]>, message = ''): Reply => ({
  status: 400,
  json: { title: '', status: 400, errors, Error: message },
})

/** Answers every call of a method so. */
export const answerCalls = (page: Page, method: string, path: string, reply = failure()) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill(reply) : route.fallback(),
  )

/** Waits until the browser's console has these words. */
export const logged = (page: Page, text = 'Out of order') =>
  page.waitForEvent('console', (message) => message.text().includes(text))

/** Agrees to the deletion that is asked about. */
export const confirmDeletion = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()

export async function deleteFirst(page: Page) {
  await pressFirst(page, /^Delete /)
  await confirmDeletion(page)
}
