import { expect, type Page } from '@playwright/test'
import { overhang } from '../support/lost-text.ts'
import {
  answerCalls,
  confirmDeletion,
  expectAccessible,
  openScreen,
  pressFirst,
  rulesOfColour,
  test,
} from '../support/staff.ts'

test.use({
  ownServer: {},
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Waits until all transitions have ended. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // Endless and scroll-driven animations never end.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Passes axe, and is not wider than the phone. */
async function expectForEveryone(page: Page) {
  await settle(page)
  await expectAccessible(page)
  expect(await overhang(page)).toBeLessThanOrEqual(0)
}

async function expectReadableInDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  await expectAccessible(page, rulesOfColour)
  await page.emulateMedia({ colorScheme: 'light' })
}

const expectDialog = (page: Page, role: 'dialog' | 'alertdialog', name: string) =>
  expect(page.getByRole(role, { name })).toBeVisible()

test('the menu, and the question before unsaved changes are lost', async ({ page }) => {
  await openScreen(page, '/admin/transport?edit=new', 'Transportation Form')
  await page.getByLabel('Title').fill('A jeep')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectDialog(page, 'dialog', 'Menu')
  await expectForEveryone(page)
  await expectReadableInDark(page)
  await page.getByRole('link', { name: 'Villas' }).click()
  await expectDialog(page, 'alertdialog', 'Leave without saving?')
  await expectForEveryone(page)
})

test('the question before a deletion, and the list of deleted ones, with a toast', async ({
  page,
}) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await pressFirst(page, /^More for /)
  await expect(page.getByRole('menu')).toBeVisible()
  await expectForEveryone(page)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectDialog(page, 'alertdialog', 'Are you sure you want to delete this villa?')
  await expectForEveryone(page)
  await confirmDeletion(page)
  await expect(page.getByText('deleted successfully!')).toBeVisible()
  await page.getByText('Recently deleted').click()
  await expect(page.getByRole('button', { name: /^Restore / }).first()).toBeVisible()
  await expectForEveryone(page)
  await expectReadableInDark(page)
})

test('a form with errors, and the dialog of an ended session', async ({ page }) => {
  await openScreen(page, '/admin/event?edit=new', 'Event Management Form')
  const add = page.getByRole('button', { name: 'Add Package' })
  await add.click()
  await expect(page.getByText('Title is required.')).toBeVisible()
  await expectForEveryone(page)
  await expectReadableInDark(page)
  await page.getByLabel('Title').fill('A feast')
  await page.getByLabel('Price', { exact: true }).fill('9000')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await answerCalls(page, 'POST', '**/api/EventManagement', { status: 401, json: {} })
  await add.click()
  await expectDialog(page, 'dialog', 'Your session has ended')
  await expectForEveryone(page)
})
