import { expect, type Page } from '@playwright/test'
import { expectAccessible, openScreen, rulesOfColour, test } from './staff.ts'

test.use({ variables: { JOURNEY: 'dialogs' } })

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
  'choosing several': {
    path: '/admin/adventure',
    heading: 'Adventure management',
    async open(page) {
      await click(page, 'button', 'Select several')
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check()
      await expect(page.getByText('1 selected')).toBeVisible()
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
  'a search without a result': {
    path: '/admin/shoots?q=nothing+like+this',
    heading: 'Photography Packages',
    async open(page) {
      await expect(page.getByText('No data available')).toBeVisible()
    },
  },
  'a list that could not be read': {
    path: '/admin/wellness',
    heading: 'Wellness Packages',
    async open(page) {
      await page.route('**/api/Relaxation?*', (route) => route.fulfill({ status: 500, json: {} }))
      await page.reload()
      await expect(page.getByRole('alert')).toBeVisible()
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
  test(`${name}: open on a phone, passes axe in both themes`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openScreen(page, path, heading)
    await open(page)
    await settle(page)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await settle(page)
    await expectAccessible(page, rulesOfColour)
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(spare).toBeLessThanOrEqual(0)
  })
}
