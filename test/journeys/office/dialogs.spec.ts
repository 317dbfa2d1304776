import { expect, type Page } from '@playwright/test'
import { overhang } from '../support/lost-text.ts'
import { expectAccessible, openScreen, rulesOfColour, test } from '../support/staff.ts'

test.use({ ownServer: {} })

const click = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).first().click()

async function deleteFirst(page: Page) {
  await click(page, 'button', /^Delete /)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('deleted successfully!')).toBeVisible()
}

interface Opened {
  path: string
  heading: string
  /** Opens it, and settles once it is there. */
  open: (page: Page) => Promise<void>
}

const dialog = (page: Page, role: 'dialog' | 'alertdialog', name: string) =>
  expect(page.getByRole(role, { name })).toBeVisible()

const opened: Record<string, Opened> = {
  'the menu': {
    path: '/admin/travelAi',
    heading: 'Coming soon To your website',
    async open(page) {
      await click(page, 'button', 'Menu')
      await dialog(page, 'dialog', 'Menu')
    },
  },
  'the question before a deletion': {
    path: '/admin/villas',
    heading: 'Villas Management',
    async open(page) {
      await click(page, 'button', /^Delete /)
      await dialog(page, 'alertdialog', 'Are you sure you want to delete this villa?')
    },
  },
  'the question before unsaved changes go': {
    path: '/admin/transport',
    heading: 'Transportation Form',
    async open(page) {
      await page.getByLabel('Title').fill('A jeep')
      await click(page, 'button', 'Menu')
      await click(page, 'link', 'Villas')
      await dialog(page, 'alertdialog', 'Leave without saving?')
    },
  },
  'a form with refusals': {
    path: '/admin/travel',
    heading: 'Travel Package Form',
    async open(page) {
      await click(page, 'button', 'Add Package')
      await expect(page.getByText('Title is required.')).toBeVisible()
    },
  },
  'listings that were deleted, under a toast': {
    path: '/admin/hotels',
    heading: 'Hotel Management',
    async open(page) {
      await deleteFirst(page)
      await page.getByText('Recently deleted').click()
      await expect(page.getByRole('button', { name: /^Restore / }).first()).toBeVisible()
    },
  },
  'the question of a session that ended': {
    path: '/admin/event',
    heading: 'Event Management Form',
    async open(page) {
      await page.getByLabel('Title').fill('A feast')
      await page.getByLabel('Price', { exact: true }).fill('9000')
      await page.getByLabel('Category').selectOption({ index: 1 })
      await page.route('**/api/EventManagement', (route) =>
        route.fulfill({ status: 401, json: {} }),
      )
      await click(page, 'button', 'Add Package')
      await dialog(page, 'dialog', 'Your session has ended')
    },
  },
}

/** Waits until nothing fades or changes its colour any more. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

for (const [name, { path, heading, open }] of Object.entries(opened)) {
  test(`${name}: open on a phone, passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openScreen(page, path, heading)
    await open(page)
    await settle(page)
    await expectAccessible(page)
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    if (!/menu|refusals|toast/.test(name)) return
    await page.emulateMedia({ colorScheme: 'dark' })
    await settle(page)
    await expectAccessible(page, rulesOfColour)
  })
}
