import { expect, type Page } from '@playwright/test'
import { delayReadings, deleteFirst, holdSaves, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

/** Opens the filter panel, uses it, and closes it. */
async function pick(page: Page, task: () => Promise<unknown>) {
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await task()
  await page.keyboard.press('Escape')
}

const rows = (page: Page) => page.getByRole('list', { name: 'Order on the site' })
const more = (page: Page) => page.getByRole('button', { name: /^More for / }).first()
const titlesOf = (page: Page) => rows(page).getByRole('listitem').locator('p.font-semibold')

async function reorder(page: Page) {
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await page.getByRole('button', { name: 'Reorder' }).click()
}

test('the list searches and sorts, and updates its URL', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/travel', 'Travel Package Form')
  await expect(page.getByRole('rowheader').nth(8)).toBeInViewport({ ratio: 1 })
  const picture = page.getByRole('row').nth(1).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/uploads\/.+\.webp$/)
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Title' }).click()
  await expect(page).toHaveURL('/admin/travel?sort=title')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await pick(page, () => page.getByLabel('Sort', { exact: true }).selectOption('By category'))
  await expect(page).toHaveURL('/admin/travel?sort=category')
  await expect(
    page.getByRole('rowheader', { name: 'Luxury and VIP Travel Packages' }),
  ).toBeVisible()
  await pick(page, () => page.getByLabel('Category').last().selectOption({ index: 2 }))
  await expect(page).toHaveURL('/admin/travel?category=2&sort=category')
  await page.getByRole('link', { name: 'Remove Luxury and VIP Travel Packages' }).click()
  await expect(page).toHaveURL('/admin/travel?sort=category')
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like this')
  await expect(page.getByText('No data available')).toBeVisible()
  await page.getByRole('link', { name: 'Show all travel packages' }).click()
  await expect(page).toHaveURL('/admin/travel')

  await page.setViewportSize({ width: 360, height: 740 })
  // On a phone a title has all the space next to its menu.
  const [title, table] = await Promise.all([
    page.getByRole('rowheader').first().boundingBox(),
    page.getByRole('table').boundingBox(),
  ])
  expect(title?.width).toBeGreaterThan((table?.width ?? Number.NaN) * 0.8)
})

test('unpublishes, publishes, deletes and restores several listings', async ({ page }) => {
  test.slow()
  await openScreen(page, '/admin/shoots', 'Photography Packages')
  // Over a slow connection, no message is ahead of the list.
  await delayReadings(page, /\/api\/Shoot/)
  const drafts = page.getByRole('row').filter({ hasText: 'Draft' })
  const edits = page.getByRole('button', { name: /^Edit / })
  const status = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name })
  await page.getByRole('button', { name: 'Select several' }).click()
  const ticks = page.getByRole('checkbox', { name: /^Select / })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('2 photography packages unpublished.')).toBeVisible()
  expect(await drafts.count()).toBe(2)
  await page.getByRole('button', { name: 'Done' }).click()
  await pick(page, async () => {
    await expect(status(/^Drafts/)).toHaveText('Drafts2')
    await status(/^Drafts/).click()
  })
  await page.getByRole('button', { name: 'Select several' }).click()
  await expect(ticks).toHaveCount(2)
  await page.getByRole('button', { name: 'Select page' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('No data available')).toBeVisible()

  await page.getByRole('link', { name: 'Show all photography packages' }).click()
  await expect(ticks.first()).toBeVisible()
  const before = await ticks.count()
  await ticks.nth(0).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const words = 'Are you sure you want to delete 1 shoot package?'
  const question = page.getByRole('alertdialog', { name: words })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 shoot package deleted.')).toBeVisible()
  const count = await ticks.count()
  expect(count).toBe(before - 1)

  await page.getByRole('button', { name: 'Done' }).click()
  await deleteFirst(page)
  await expect(page.getByText('deleted successfully!')).toBeVisible()
  expect(await edits.count()).toBe(count - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(edits).toHaveCount(count)

  await page.getByText('Recently deleted').click()
  const restore = page.getByRole('button', { name: /^Restore / })
  await restore.click()
  await expect(page.getByText(/^“.+” restored\.$/)).toBeVisible()
  expect([await edits.count(), await restore.count()]).toEqual([count + 1, 0])

  const chooseFor = async (action: string) => {
    await more(page).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await chooseFor('Unpublish')
  await expect(page.getByText(/^“.+” unpublished\.$/)).toBeVisible()
  expect(await drafts.count()).toBe(1)
  await chooseFor('Publish')
  await expect(page.getByText(/^“.+” published\.$/)).toBeVisible()
  expect(await drafts.count()).toBe(0)
  await chooseFor('Duplicate')
  await expect(page.getByText(/^“.+ \(copy\)” added as a draft\.$/)).toBeVisible()
  expect(await drafts.count()).toBe(1)
  // Beside unsaved input, a copy waits in the list.
  const title = page.getByRole('region', { name: 'Form' }).getByLabel('Title', { exact: true })
  await expect(title).toHaveValue(/\(copy\)$/)
  await title.fill('Half a name')
  await chooseFor('Duplicate')
  await expect(drafts).toHaveCount(2)
  await expect(title).toHaveValue('Half a name')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
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
  const turner = page.getByRole('navigation', { name: 'Pages of the list' })
  const next = turner.getByRole('link', { name: 'Next page' })
  await expect(turner.getByRole('link', { name: 'Previous page' })).toBeDisabled()
  await next.click()
  await expect(turner).toContainText('21 to 40 of 59')
  await next.press('Enter')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(turner).toContainText('21 to 40 of 59')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search' }).fill('houseboat')
  const newLink = page.getByRole('link', { name: 'New villa' })
  await expect(newLink).toHaveAttribute('href', /q=houseboat/)
  await expect(turner.getByRole('link', { name: 'Previous page' })).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await expect(newLink).not.toHaveAttribute('href', /q=/)
  await expect(turner).toContainText('1 to 20 of 59')
  await next.click()
  await expect(turner).toContainText('21 to 40 of 59')
  await next.click()
  release()
  await expect(turner).toContainText('41 to 59 of 59')
  await expect(list).toHaveAttribute('aria-busy', 'false')
})

test('a menu that fails to load says so, and the input stays', async ({ page }) => {
  await page.route(/\/assets\/row-menu-/, (route) => route.abort())
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.getByLabel('Tagline').fill('Typed before the line was lost')
  await more(page).click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(page.getByLabel('Tagline')).toHaveValue('Typed before the line was lost')
})

test('sorts villas by button, mouse and keyboard', async ({ page, api }) => {
  const onSite = async (): Promise<string[]> =>
    (await api.list('/api/Villa')).map(({ title }: { title: string }) => title)
  const [a, b, c, ...rest] = await onSite()
  await openScreen(page, '/admin/villas', 'Villas Management')
  await reorder(page)
  await expect(titlesOf(page).first()).toHaveText(a!)

  await page.getByRole('button', { name: `Move ${a} down` }).focus()
  await page.keyboard.press('Enter')
  await expect(titlesOf(page).nth(1)).toHaveText(a!)
  await expect(page.getByRole('button', { name: `Move ${a} down` })).toBeFocused()
  await expect.poll(onSite).toEqual([b, a, c, ...rest])
  await page.getByRole('button', { name: `Move ${c} up` }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: `${c}: place 1 of ` })).toBeAttached()
  await expect(page.getByRole('button', { name: `Move ${c} up` })).toBeFocused()
  await page.getByRole('button', { name: `Move ${c} down` }).dblclick()
  await expect.poll(onSite).toEqual([b, a, c, ...rest])

  const grip = (title: string) => page.getByRole('button', { name: `Drag ${title}`, exact: true })
  await grip(c!).hover()
  const to = (await grip(b!).boundingBox())!
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 40, { steps: 8 })
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(onSite).toEqual([c, b, a, ...rest])

  await grip(c!).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up ${c}, place 1.`)).toBeAttached()
  // Arrow keys work after the task that announced the drag.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${c} to place 2.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(onSite).toEqual([b, c, a, ...rest])
})

test('a list loaded before a move does not revert it', async ({ page }) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await reorder(page)
  const first = (await titlesOf(page).first().textContent())!
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
  const down = page.getByRole('button', { name: `Move ${first} down` })
  const reading = page.waitForRequest('**/api/Villa?*')
  await down.click()
  await reading
  const save = await holdSaves(page, '**/place')
  await down.click()
  release()
  const turner = page.getByRole('navigation', { name: 'Pages of the list' })
  await expect(turner).toContainText('of 99')
  await expect(titlesOf(page).nth(2)).toHaveText(first)
  save()
  await expect(turner).not.toContainText('of 99')
  await expect(titlesOf(page).nth(2)).toHaveText(first)
})
