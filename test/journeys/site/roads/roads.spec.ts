import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { closeOffer, live, tabTo, test } from '../../support/visitor.ts'

const entryOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Updates a road, as staff do. */
async function see(request: APIRequestContext, token: string, mark: string, change: object) {
  const listed: { id: number; mark: string }[] = (
    await (await request.get('/api/conditions')).json()
  ).$values
  const id = listed.find((each) => each.mark === mark)?.id
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.put(`/api/conditions/${id}`, { headers, data: change })
  expect(answer.status()).toBe(200)
}

test.afterEach(async ({ request, ownerToken }) => {
  await see(request, ownerToken, 'sinthan', { state: 'notKnown' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a family with a narrow phone reads a road’s state, and the tulip season', async ({
    page,
    request,
    ownerToken,
  }) => {
    await see(request, ownerToken, 'sinthan', { state: 'closed', sentence: 'Fresh snow' })
    await page.goto('/roads')
    const entry = entryOf(page, 'Sinthan Top')
    await expect(entry).toContainText('Closed')
    await expect(entry).toContainText('Fresh snow')
    await expect(entry).toContainText(/Seen at \d+:\d\d \w+, holds until/)
    await expect(
      page.getByRole('img', { name: /^Map of the Kashmir valley/ }),
    ).toHaveAccessibleName(/Sinthan Top: closed/)
    await expect(entryOf(page, 'Tulips')).toContainText('20 March to 20 April')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  })
})

test('is reachable by keyboard through Others', async ({ page }) => {
  await closeOffer(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/hotels')
  await live(page)
  await tabTo(page, page.getByRole('button', { name: 'Others' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('#others').getByRole('link', { name: 'Roads' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roads and places in Kashmir')
})

test('an open page is refreshed when a state expires', async ({ page, request, ownerToken }) => {
  await see(request, ownerToken, 'sinthan', { state: 'open' })
  await page.clock.install()
  await closeOffer(page)
  await page.goto('/roads')
  await live(page)
  await expect(entryOf(page, 'Sinthan Top')).toContainText('Open')
  await see(request, ownerToken, 'sinthan', { state: 'closed' })
  await page.clock.fastForward('24:00:01')
  await expect(entryOf(page, 'Sinthan Top')).toContainText('Closed')
})
