import { expect, type Page } from '@playwright/test'
import { rupees } from '#catalogue/prices/money.ts'
import { answer, button, field, link, press, question, sees } from '../../support/screen.ts'
import {
  delayReadings,
  deleteFirst,
  expectAccessible,
  openScreen,
  test,
} from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

/** Opens the filter panel, uses it, and closes it. */
async function pick(page: Page, task: () => Promise<unknown>) {
  await press(page, 'Filter and sort')
  await task()
  await page.keyboard.press('Escape')
}

const more = (page: Page) => button(page, /^More for /).first()

test('the list searches, sorts and narrows, and updates its URL', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search' })
  await openScreen(page, '/admin/travel', 'Travel Package Form')
  await expect(page.getByRole('rowheader').nth(8)).toBeInViewport({ ratio: 1 })
  await link(page, 'Title').click()
  await expect(page).toHaveURL('/admin/travel?sort=title')
  await pick(page, async () => {
    await field(page, 'Sort').selectOption('By category')
    await field(page, 'Category').last().selectOption({ index: 2 })
    await expect(page).toHaveURL('/admin/travel?category=2&sort=category')
  })
  await link(page, 'Remove Luxury and VIP Travel Packages').click()
  await expect(page).toHaveURL('/admin/travel?sort=category')
  await search.fill('nothing like this')
  await sees(page, 'No data available')
  await link(page, 'Show all travel packages').click()
  await expect(page).toHaveURL('/admin/travel')

  // Rows do not move while a mouse is pressed on one.
  const row = page.getByRole('row').nth(6)
  const title = (await row.getByRole('link').textContent()) ?? ''
  await search.fill(title)
  await button(row, /^Edit /).click({ delay: 150 })
  await expect(field(page, 'Title').first()).toHaveValue(title)
  await expect(page).toHaveURL(/^[^?]+\?q=[^&]+&edit=\d+$/)
  await press(page, 'Cancel')

  // On a phone a title has all the space next to its menu.
  await page.setViewportSize({ width: 360, height: 740 })
  const widthOf = async (role: 'rowheader' | 'table') =>
    (await page.getByRole(role).first().boundingBox())?.width ?? Number.NaN
  expect(await widthOf('rowheader')).toBeGreaterThan((await widthOf('table')) * 0.8)
})

test('changes prices of several, unpublishes, deletes and copies', async ({ page, api }) => {
  const prices = async () =>
    (await api.list('/api/Shoot')).map(({ price }: { price: number }) => price)
  const [first, second] = await api.list('/api/Shoot')
  const before = await prices()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await openScreen(page, '/admin/shoots', 'Photography Packages')
  // Over a slow connection, no message is ahead of the list.
  await delayReadings(page, /\/api\/Shoot/)
  await press(page, 'Select several')
  for (const { title } of [first, second]) await page.getByLabel(`Select ${title}`).check()
  await press(page, 'Change prices')
  await expect(field(dialog, 'Which')).toHaveValue('chosen')
  await field(dialog, 'Percent').fill('10')
  await field(dialog, 'Round to').selectOption('₹100')
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await field(dialog, 'Percent').press('Enter')
  await sees(page, '2 prices of photography packages changed.')
  const raised = before.slice(0, 2).map((price: number) => Math.round((price * 11) / 1000) * 100)
  const row = await page.getByRole('row', { name: first.title }).textContent()
  expect(row).toContain(rupees(raised[0]))
  expect(await prices()).toEqual([...raised, ...before.slice(2)])
  await press(page, 'Undo')
  await expect.poll(prices).toEqual(before)

  await press(page, 'Select several')
  await press(page, 'Change prices')
  await field(dialog, 'Change').selectOption('Lower by rupees')
  await field(dialog, 'Rupees').fill('500')
  const save = button(dialog, /^Change \d+ prices$/)
  await expect(save).toBeEnabled()
  await api.put(`/api/Shoot/${first.id}`, { price: '0' }, 'multipart')
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText(`“${first.title}” was changed`)
  await press(dialog, 'Read the prices again')
  await sees(dialog.getByRole('region', { name: 'Not changed' }), 'Price on request')
  await expectAccessible(page)
  await save.click()
  await expect(dialog).toBeHidden()

  const drafts = page.getByRole('row').filter({ hasText: 'Draft' })
  const edits = button(page, /^Edit /)
  const ticks = page.getByRole('checkbox', { name: /^Select / })
  await press(page, 'Select several')
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await press(page, 'Unpublish')
  await sees(page, '2 photography packages unpublished.')
  expect(await drafts.count()).toBe(2)
  await press(page, 'Done')
  const ofDrafts = link(page.getByRole('navigation', { name: 'Status' }), /^Drafts/)
  await pick(page, async () => {
    await expect(ofDrafts).toHaveText('Drafts2')
    await ofDrafts.click()
  })
  await press(page, 'Select several')
  await expect(ticks).toHaveCount(2)
  await press(page, 'Select page')
  await press(page, 'Publish')
  await sees(page, 'No data available')

  await link(page, 'Show all photography packages').click()
  await expect(ticks.first()).toBeVisible()
  const count = (await ticks.count()) - 1
  await ticks.nth(0).check()
  await press(page, 'Delete')
  const sure = question(page, 'Are you sure you want to delete 1 shoot package?')
  await expect(button(sure, 'Cancel')).toBeFocused()
  await answer(page, 'Delete')
  await sees(page, '1 shoot package deleted.')
  expect(await ticks.count()).toBe(count)
  await press(page, 'Done')
  await deleteFirst(page)
  const toast = page.getByRole('listitem').filter({ hasText: 'deleted successfully!' })
  await expect(toast).toBeVisible()
  expect(await edits.count()).toBe(count - 1)
  await press(toast, 'Undo')
  await expect(edits).toHaveCount(count)

  for (const [action, said, left] of [
    ['Unpublish', /^“.+” unpublished\.$/, 1],
    ['Publish', /^“.+” published\.$/, 0],
    ['Duplicate', /^“.+ \(copy\)” added as a draft\.$/, 1],
  ] as const) {
    await more(page).click()
    // A double click does it once.
    await page
      .getByRole('menuitem', { name: action, exact: true })
      .evaluate((item: HTMLElement) => {
        for (const _click of [1, 2]) item.click()
      })
    await sees(page, said)
    expect(await drafts.count()).toBe(left)
  }
  // Beside unsaved input, a copy waits in the list.
  const title = field(page.getByRole('region', { name: 'Form' }), 'Title')
  await expect(title).toHaveValue(/\(copy\)$/)
  await title.fill('Half a name')
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(drafts).toHaveCount(2)
  await expect(title).toHaveValue('Half a name')
  await expect(question(page)).toHaveCount(0)
})

test('sorts villas by button, mouse and keyboard', async ({ page, api }) => {
  const onSite = async (): Promise<string[]> =>
    (await api.list('/api/Villa')).map(({ title }: { title: string }) => title)
  const [a = '', b = '', c = '', ...rest] = await onSite()
  await openScreen(page, '/admin/villas', 'Villas Management')
  await press(page, 'Filter and sort')
  await expect(link(page, /^All/)).toBeFocused()
  await press(page, 'Reorder')
  const rows = page.getByRole('list', { name: 'Order on the site' }).getByRole('listitem')
  const titles = rows.locator('p.font-semibold')
  const move = (title: string, way: 'up' | 'down') => button(page, `Move ${title} ${way}`)
  await expect(titles.first()).toHaveText(a)
  await expect(move(rest.at(-1) ?? '', 'down')).toBeDisabled()
  await move(a, 'down').press('Enter')
  await expect(titles.nth(1)).toHaveText(a)
  await expect(move(a, 'down')).toBeFocused()
  await expect.poll(onSite).toEqual([b, a, c, ...rest])
  await move(c, 'up').dblclick()
  await expect(page.getByRole('status').filter({ hasText: `${c}: place 1 of ` })).toBeAttached()
  await expect(move(c, 'up')).toBeFocused()
  await move(c, 'down').dblclick()
  await expect.poll(onSite).toEqual([b, a, c, ...rest])

  const grip = (title: string) => button(page, `Drag ${title}`)
  await grip(c).hover()
  const { x = 0, y = 0 } = (await grip(b).boundingBox()) ?? {}
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 40, { steps: 8 })
  await page.mouse.move(x + 20, y + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(onSite).toEqual([c, b, a, ...rest])

  await grip(c).press('Space')
  await expect(page.getByText(`Picked up ${c}, place 1.`)).toBeAttached()
  // Arrow keys work after the task that announced the drag.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${c} to place 2.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(onSite).toEqual([b, c, a, ...rest])
})
