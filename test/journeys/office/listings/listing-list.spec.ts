import { expect, type Page } from '@playwright/test'
import { answer, button, press, question, sees } from '../../support/screen.ts'
import { delayReadings, deleteFirst, holdSaves, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

/** Opens the filter panel, uses it, and closes it. */
async function pick(page: Page, task: () => Promise<unknown>) {
  await press(page, 'Filter and sort')
  await task()
  await page.keyboard.press('Escape')
}

const more = (page: Page) => button(page, /^More for /).first()

test('the list searches, sorts and narrows, and updates its URL', async ({ page }) => {
  await page.route(/\/assets\/row-menu-/, (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/travel', 'Travel Package Form')
  await expect(page.getByRole('rowheader').nth(8)).toBeInViewport({ ratio: 1 })
  const picture = page.getByRole('row').nth(1).locator('img')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Title' }).click()
  await expect(page).toHaveURL('/admin/travel?sort=title')
  await pick(page, () => page.getByLabel('Sort', { exact: true }).selectOption('By category'))
  await expect(page).toHaveURL('/admin/travel?sort=category')
  await pick(page, () => page.getByLabel('Category').last().selectOption({ index: 2 }))
  await expect(page).toHaveURL('/admin/travel?category=2&sort=category')
  await page.getByRole('link', { name: 'Remove Luxury and VIP Travel Packages' }).click()
  await expect(page).toHaveURL('/admin/travel?sort=category')
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like this')
  await sees(page, 'No data available')
  await page.getByRole('link', { name: 'Show all travel packages' }).click()
  await expect(page).toHaveURL('/admin/travel')

  // A menu that fails to load says so, and what was typed stays.
  await page.getByLabel('Title', { exact: true }).fill('Typed before the line was lost')
  await more(page).click()
  await sees(page, 'This could not be loaded.')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/^Typed before/)

  await page.setViewportSize({ width: 360, height: 740 })
  // On a phone a title has all the space next to its menu.
  const [title, table] = await Promise.all([
    page.getByRole('rowheader').first().boundingBox(),
    page.getByRole('table').boundingBox(),
  ])
  expect(title?.width).toBeGreaterThan((table?.width ?? Number.NaN) * 0.8)
})

test('unpublishes, publishes, deletes and duplicates listings, several or one', async ({
  page,
}) => {
  await openScreen(page, '/admin/shoots', 'Photography Packages')
  // Over a slow connection, no message is ahead of the list.
  await delayReadings(page, /\/api\/Shoot/)
  const drafts = page.getByRole('row').filter({ hasText: 'Draft' })
  const edits = button(page, /^Edit /)
  const ticks = page.getByRole('checkbox', { name: /^Select / })
  const ofDrafts = page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: /^Drafts/ })
  await press(page, 'Select several')
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await press(page, 'Unpublish')
  await sees(page, '2 photography packages unpublished.')
  expect(await drafts.count()).toBe(2)
  await press(page, 'Done')
  await pick(page, async () => {
    await expect(ofDrafts).toHaveText('Drafts2')
    await ofDrafts.click()
  })
  await press(page, 'Select several')
  await expect(ticks).toHaveCount(2)
  await press(page, 'Select page')
  await press(page, 'Publish')
  await sees(page, 'No data available')

  await page.getByRole('link', { name: 'Show all photography packages' }).click()
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
  await sees(page, 'deleted successfully!')
  expect(await edits.count()).toBe(count - 1)
  await press(page, 'Undo')
  await expect(edits).toHaveCount(count)

  for (const [action, said, left] of [
    ['Unpublish', /^“.+” unpublished\.$/, 1],
    ['Publish', /^“.+” published\.$/, 0],
    ['Duplicate', /^“.+ \(copy\)” added as a draft\.$/, 1],
  ] as const) {
    await more(page).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
    await sees(page, said)
    expect(await drafts.count()).toBe(left)
  }
  // Beside unsaved input, a copy waits in the list.
  const title = page.getByRole('region', { name: 'Form' }).getByLabel('Title', { exact: true })
  await expect(title).toHaveValue(/\(copy\)$/)
  await title.fill('Half a name')
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(drafts).toHaveCount(2)
  await expect(title).toHaveValue('Half a name')
  await expect(question(page)).toHaveCount(0)
})

test('while a page loads, its old range stays displayed', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/Villa?*', async (route) => {
    const url = new URL(route.request().url())
    const asked = url.searchParams.get('page')
    url.searchParams.set('page', '1')
    const response = await route.fetch({ url: url.href })
    if (asked === '3' || url.searchParams.has('q')) await released
    const headers = { ...response.headers(), 'x-total-count': '59' }
    await route.fulfill({ response, headers })
  })
  await openScreen(page, '/admin/villas', 'Villas Management')
  const list = page.getByRole('region', { name: 'Existing Villas' })
  const search = page.getByRole('searchbox', { name: 'Search' })
  const turner = page.getByRole('navigation', { name: 'Pages of the list' })
  const next = turner.getByRole('link', { name: 'Next page' })
  const previous = turner.getByRole('link', { name: 'Previous page' })
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(turner).toContainText('21 to 40 of 59')
  await next.press('Enter')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(turner).toContainText('21 to 40 of 59')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await search.fill('houseboat')
  const newLink = page.getByRole('link', { name: 'New villa' })
  await expect(newLink).toHaveAttribute('href', /q=houseboat/)
  await expect(previous).toBeDisabled()
  await search.fill('')
  await expect(newLink).not.toHaveAttribute('href', /q=/)
  await expect(turner).toContainText('1 to 20 of 59')
  await next.click()
  await expect(turner).toContainText('21 to 40 of 59')
  await next.click()
  release()
  await expect(turner).toContainText('41 to 59 of 59')
  await expect(list).toHaveAttribute('aria-busy', 'false')
})

/** Opens the order of the villas, and returns their titles and the buttons that move one. */
async function reorderVillas(page: Page) {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await press(page, 'Filter and sort')
  await press(page, 'Reorder')
  const rows = page.getByRole('list', { name: 'Order on the site' }).getByRole('listitem')
  return {
    titles: rows.locator('p.font-semibold'),
    move: (title: string, way: 'up' | 'down') => button(page, `Move ${title} ${way}`),
  }
}

test('sorts villas by button, mouse and keyboard', async ({ page, api }) => {
  const onSite = async (): Promise<string[]> =>
    (await api.list('/api/Villa')).map(({ title }: { title: string }) => title)
  const [a = '', b = '', c = '', ...rest] = await onSite()
  const { titles, move } = await reorderVillas(page)
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

test('a list loaded before a move does not revert it', async ({ page }) => {
  const { titles, move } = await reorderVillas(page)
  const first = (await titles.first().textContent()) ?? ''
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    '**/api/Villa?*pageSize=20',
    async (route) => {
      const response = await route.fetch()
      const [json, headers] = [await response.json(), response.headers()]
      await released
      await route.fulfill({ json, headers: { ...headers, 'x-total-count': '99' } })
    },
    { times: 1 },
  )
  const reading = page.waitForRequest('**/api/Villa?*')
  await move(first, 'down').click()
  await reading
  const save = await holdSaves(page, '**/place')
  await move(first, 'down').click()
  release()
  const turner = page.getByRole('navigation', { name: 'Pages of the list' })
  await expect(turner).toContainText('of 99')
  await expect(titles.nth(2)).toHaveText(first)
  save()
  await expect(turner).not.toContainText('of 99')
  await expect(titles.nth(2)).toHaveText(first)
})
