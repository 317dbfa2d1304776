import { expect, type Page } from '@playwright/test'
import { cachedPages, cut, mend, test, visit } from '../../support/offline.ts'
import { live } from '../../support/visitor.ts'

/** A tilde cannot be part of a hash, so no name of the real build ends in these letters. */
const other = '~zz'

/** The builds of the code that a page has loaded. */
const buildsOf = (page: Page) =>
  page.evaluate((letters) => {
    const code = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = code.filter((name) => /\/assets\/.*\.(js|css)$/.test(name))
    return [...new Set(own.map((name) => (name.includes(letters) ? 'new' : 'old')))]
  }, `${other}.`)

/** The build in which a page is stored; several are joined. */
const buildOf = (page: Page, path: string) =>
  page.evaluate(async (kept) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept build'))
    const found = names.map(async (name) =>
      (await (await caches.open(name)).match(kept)) ? name : '',
    )
    return (await Promise.all(found)).join('')
  }, path)

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('no page mixes two builds; a removed worker goes', async ({ context, page, line }) => {
  await visit(page, '/roads')
  const second = await context.newPage()
  await visit(second, '/About')

  line.build = other
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/About')
  await live(page)
  expect(await buildsOf(page)).toEqual(['new'])
  expect(await buildsOf(second)).toEqual(['old'])
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()

  await expect.poll(() => buildOf(page, '/About'), { timeout: 40_000 }).toMatch(/^kept.*~zz$/)
  await cut(context, line)
  for (const [address, build] of [
    ['/roads', 'old'],
    ['/About', 'new'],
  ] as const) {
    await second.goto(address)
    await live(second)
    expect(await buildsOf(second)).toEqual([build])
  }

  await mend(context, line)
  line.isWithoutWorker = true
  // As browsers do when it is idle.
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto('/hotels')
  await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0)
  await expect.poll(() => cachedPages(page)).toEqual([])
})
