import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts'
import type { RunningServer } from '../../servers/running-server.ts'
import { overhang } from '../support/lost-text.ts'
import {
  confirmDeletion,
  delayReadings,
  expectAccessible,
  openScreen,
  test,
} from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

const old = '/old-page'

const open = (page: Page) => openScreen(page, '/admin/redirects', 'Redirects')

const rows = (page: Page, heading: string, text: string) =>
  page.getByRole('region', { name: heading }).getByRole('listitem').filter({ hasText: text })

async function add(page: Page, from: string, to: string) {
  await page.getByLabel('From', { exact: true }).fill(from)
  await page.getByLabel('To', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Add Redirect' }).click()
}

/** The target of the address. */
async function answerOf(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

/** As if an unknown address had been asked for, which is stored once a minute. */
function askInVain({ dataDir }: RunningServer, path: string) {
  const file = new DatabaseSync(sqlitePath(dataDir), { timeout: 5000 })
  const now = new Date().toISOString()
  file.prepare('insert into missed_addresses values (?, 2, ?)').run(path, now)
  file.close()
}

test('adds a redirect, refuses a loop, changes, uses and deletes it', async ({ page }) => {
  await open(page)
  // Once a change is said to be made, the list shows it and the next one is not ignored.
  await delayReadings(page, /\/api\/Redirect/)
  await add(page, `https://old.example${old}.html`, '/hotels')
  await expect(page.getByText('Redirect added successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Redirect' })).toBeFocused()
  const added = rows(page, 'Existing redirects', `${old}.html`)
  expect(await added.count()).toBe(1)
  await expect(added).toContainText('leads to /hotels')
  await expect(added).toContainText('Not used yet')
  expect(await answerOf(page, `${old}.html`)).toEqual([301, '/hotels'])

  await add(page, `${old}-loop`, `${old}-loop/`)
  const to = page.getByLabel('To', { exact: true })
  await expect(to).toHaveAccessibleDescription(/-loop would lead to itself\./)
  await expect(to).toBeFocused()
  await to.fill(`${old}.html`)
  await page.getByRole('button', { name: 'Add Redirect' }).click()
  await expect(to).toHaveAccessibleDescription(/Lead there in one step\./)
  await to.fill('/hotel/999999')
  await page.getByRole('button', { name: 'Add Redirect' }).click()
  await expect(to).toHaveAccessibleDescription(/There is no hotel with the number 999999 here\./)
  await expect(rows(page, 'Existing redirects', `${old}-loop`)).toHaveCount(0)
  await expectAccessible(page)
  expect(await overhang(page)).toBeLessThanOrEqual(0)

  await added.getByRole('link', { name: `Edit ${old}.html` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(`${old}.html`)
  await expect(to).toHaveValue('/hotels')
  await to.fill('/villas')
  await page.getByRole('button', { name: 'Update Redirect' }).click()
  await expect(page.getByText('Redirect updated successfully!')).toBeVisible()
  expect(await page.getByRole('button', { name: 'Add Redirect' }).isEnabled()).toBe(true)
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('')
  await expect(added).toContainText('leads to /villas')
  expect(await answerOf(page, `${old}.html`)).toEqual([301, '/villas'])
  await added.getByRole('button', { name: `Delete ${old}.html` }).click()
  await confirmDeletion(page)
  await expect(page.getByText('Redirect deleted successfully!')).toBeVisible()
  expect(await added.count()).toBe(0)
  await expect(page.locator('main:focus, main :focus')).toBeVisible()
  expect(await answerOf(page, `${old}.html`)).toEqual([404, undefined])
})

test('redirects a missed address with one tap', async ({ page, server }) => {
  const asked = '/old-tours/tulip-week-srinagar.html'
  askInVain(server, asked)
  await open(page)
  await expect(rows(page, 'Not found', asked)).toContainText('2 times')
  expect(await overhang(page)).toBeLessThanOrEqual(0)
  await rows(page, 'Not found', asked)
    .getByRole('link', { name: `Redirect ${asked}` })
    .click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(asked)
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(
    /^\/travel-package\/\d+\/tulip-week-in-srinagar$/,
  )
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Add Redirect' }).click()
  await expect(page.getByText('Redirect added successfully!')).toBeVisible()
  await expect(rows(page, 'Not found', asked)).toHaveCount(0)
  await page.goto(asked)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulip Week in Srinagar')
})
