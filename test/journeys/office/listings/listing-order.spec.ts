import { expect, type Page } from '@playwright/test'
import { inquiry } from '../../../samples/enquiries.ts'
import { overhang } from '../../support/lost-text.ts'
import { expectAccessible, holdSaves, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

const rows = (page: Page) => page.getByRole('list', { name: 'Order on the site' })
const titlesOf = (page: Page) => rows(page).getByRole('listitem').locator('p.font-semibold')

const titleLinks = (page: Page) => page.getByRole('rowheader').getByRole('link')

async function reorder(page: Page) {
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await page.getByRole('button', { name: 'Reorder' }).click()
}

test('sorts villas by button, mouse and keyboard', async ({ page, request }) => {
  const onSite = async (): Promise<string[]> =>
    (await (await request.get('/api/Villa')).json()).$values.map(
      ({ title }: { title: string }) => title,
    )
  const [a, b, c, ...rest] = await onSite()
  await openScreen(page, '/admin/villas', 'Villas Management')
  await reorder(page)
  await expect(titlesOf(page).first()).toHaveText(a!)
  await expectAccessible(page)

  await page.getByRole('button', { name: `Move ${a} down` }).focus()
  await page.keyboard.press('Enter')
  await expect(titlesOf(page).nth(1)).toHaveText(a!)
  await expect(page.getByRole('button', { name: `Move ${a} down` })).toBeFocused()
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

test('the dashboard shows drafts and missing images', async ({ page, request, ownerToken }) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const multipart = { title: 'No picture yet', duration: 'x', description: 'y', price: '1' }
  await request.post('/api/Villa', { headers, multipart: { ...multipart, status: 'draft' } })
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(page.getByText('No images uploaded yet')).toBeVisible()
  const unfinished = page.getByRole('region', { name: 'Unfinished' }).getByRole('listitem')
  await expect(unfinished).toHaveCount(1)
  const villas = unfinished.filter({ hasText: 'Villas' })
  await villas.getByRole('link', { name: '1 draft', exact: true }).click()
  await expect(page).toHaveURL('/admin/villas?status=draft')
  await expect(titleLinks(page)).toHaveText('No picture yet')
  await page.goBack()
  await villas.getByRole('link', { name: '2 without images' }).click()
  await expect(page).toHaveURL('/admin/villas?images=none')
  // This one and that of the demo catalogue.
  await expect(titleLinks(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  // It is loaded when it is opened.
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reorder' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Remove No images' }).click()
  await expect(page).toHaveURL('/admin/villas')
  await reorder(page)
  await expect(titlesOf(page).first()).toBeVisible()
  expect(await overhang(page)).toBe(0)
})

test('the charts show another period and link to enquiries', async ({ page, request }) => {
  const { $values: villas } = await (await request.get('/api/Villa')).json()
  const { id: listingId, title } = villas.at(-1)
  const enquiry = { ...inquiry, name: 'Chart Reader', kind: 'Villa', listingId }
  const sent = await request.post('/api/BookingRequest', { data: enquiry })
  expect(sent.status()).toBe(201)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  const weeks = page.getByRole('region', { name: 'Enquiries by week' })
  await expect(weeks).toContainText('1 enquiry in 12 weeks, 1 more than in the 12 weeks before.')
  const most = page.getByRole('region', { name: 'Most enquired about' })
  await expect(most.getByRole('row', { name: title })).toHaveText(/villa10$/)
  await most.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(
    new RegExp(`/admin/enquiries\\?status=all&from=[\\d-]+&listingId=${listingId}$`),
  )
  await expect(page.getByRole('link', { name: 'Chart Reader', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: '26 weeks', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard?weeks=26')
  await expect(page.getByRole('link', { name: /in 26 weeks$/ })).toBeVisible()
  await page.getByText('Show as table').first().click()
  const table = page.getByRole('table').filter({ hasText: 'Week from' })
  // There are no earlier enquiries.
  await expect(table.getByRole('row')).toHaveCount(5)
  await table.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/admin\/enquiries\?status=all&from=[\d-]+&to=[\d-]+$/)
})
